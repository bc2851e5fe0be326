import type { Entry } from "../../forum/model.ts";
import { paginate } from "../../forum/paging.ts";
import type { IndexPart } from "../../search/index/part.ts";
import type { PreparedBuild } from "../plan.ts";
import type { PlannedTexts } from "../search/plan-texts.ts";
import { type MadeFile, makePart, makeTexts, type TextsPlace } from "../search/texts.ts";
import { type TextsWork, workAlone } from "../search/work.ts";
import { type EntryMessage, toMessage } from "./entry-message.ts";
import type { WorkerPool } from "./pool.ts";
import { createSiteJob, type RenderPlaces } from "./render-site.ts";
import { shareWork } from "./share-work.ts";

/** Text files in one job. */
const textsOfJob = 50;

/** Makes the texts and parts of a search index, on all threads if there are many. */
export function workOnAllThreads(build: PreparedBuild, places: RenderPlaces, pool: WorkerPool): TextsWork {
  const alone = workAlone(build.site, places.folder);
  const { records, folder } = places;
  const isReadable = (entry: Entry) => records.has(entry.discussion.file);

  const makeAllTexts = async (planned: readonly PlannedTexts[], bits: number) => {
    const made = new Map<string, readonly MadeFile[]>();
    const onResult = (part: ReadonlyMap<string, readonly MadeFile[]>) => {
      for (const [path, files] of part) made.set(path, files);
    };
    await pool.runOnEach(createSiteJob(build, places));
    await shareWork<readonly PlannedTexts[], "texts">(pool, {
      parts: paginate(planned, textsOfJob).map(({ entries }) => entries),
      doPart: (part) => onResult(makeTexts(part, bits, build.site, folder)),
      toJob: (part) => ({ kind: "texts", files: part.map((file) => toTextsMessage(file)), bits }),
      onResult,
    });
    return made;
  };
  const toTextsMessage = (file: PlannedTexts): PlannedTexts<EntryMessage> => ({
    ...file,
    placed: file.placed.map(({ slot, entry }) => ({ slot, entry: toMessage(entry, places) })),
  });

  const makeAllParts: TextsWork["makeParts"] = async (files, bits, folding) => {
    const made: IndexPart[] = [];
    await shareWork<readonly TextsPlace[], "part">(pool, {
      parts: paginate(files, Math.ceil(files.length / (partsOfThread * (pool.size + 1)))).map(({ entries }) => entries),
      doPart: (part) => void made.push(makePart(part, bits, folding)),
      toJob: (part) => ({ kind: "part", places: part, bits, folding }),
      onResult: (part) => void made.push(part),
    });
    return made;
  };

  const isMany = (files: readonly object[]) => pool.size > 0 && files.length >= pool.thresholds.texts;
  return {
    // A worker reads the texts of a discussion by its record. One with a file that cannot be read
    // has no record.
    makeTexts: (planned, bits) =>
      isMany(planned) && planned.every(({ placed }) => placed.every(({ entry }) => isReadable(entry)))
        ? makeAllTexts(planned, bits)
        : alone.makeTexts(planned, bits),
    makeParts: (files, ...rest) => (isMany(files) ? makeAllParts(files, ...rest) : alone.makeParts(files, ...rest)),
  };
}

/** Several, so that no thread waits long for the last part. */
const partsOfThread = 4;
