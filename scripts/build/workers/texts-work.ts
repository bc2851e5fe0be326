import type { Entry } from "../../forum/model.ts";
import { paginate } from "../../forum/paging.ts";
import { createPartBuilder } from "../../search/index/part.ts";
import type { PreparedBuild } from "../plan.ts";
import type { PlannedTexts } from "../search/plan-texts.ts";
import { type MadeFile, makeTexts } from "../search/texts.ts";
import { type TextsWork, workAlone } from "../search/work.ts";
import { type EntryMessage, toMessage } from "./entry-message.ts";
import type { WorkerPool } from "./pool.ts";
import { createSiteJob, type RenderPlaces } from "./render-site.ts";
import { shareWork } from "./share-work.ts";

/** Text files in one job. */
const textsOfJob = 50;

/** Makes the texts and parts of a search index, on all threads if there are many. */
export function workOnAllThreads(build: PreparedBuild, places: RenderPlaces, pool: WorkerPool): TextsWork {
  const { site } = build;
  const { records, folder } = places;
  const alone = workAlone(site, folder);
  const isReadable = (entry: Entry) => records.has(entry.discussion.file);
  const toTextsMessage = (file: PlannedTexts): PlannedTexts<EntryMessage> => ({
    ...file,
    placed: file.placed.map(({ slot, entry }) => ({ slot, entry: toMessage(entry, places) })),
  });

  const makeAllTexts: TextsWork["makeTexts"] = async (planned, bits, withParts) => {
    const files = new Map<string, readonly MadeFile[]>();
    const onResult = (made: ReadonlyMap<string, readonly MadeFile[]>) => {
      for (const [path, some] of made) files.set(path, some);
    };
    const lists = withParts ? createPartBuilder(site.locale.folding) : undefined;
    await pool.runOnEach(createSiteJob(build, places));
    await shareWork<readonly PlannedTexts[], "texts">(pool, {
      parts: paginate(planned, textsOfJob).map(({ entries }) => entries),
      doPart: (part) => onResult(makeTexts(part, bits, site, folder, { lists })),
      toJob: (part) => ({ kind: "texts", files: part.map(toTextsMessage), bits, withParts }),
      onResult,
    });
    if (!lists) return { files, parts: [] };
    const others = pool.runOnEach({ kind: "part" });
    return { files, parts: [lists.finish(), ...(await others)] };
  };

  return {
    // A worker reads the texts of a discussion by its record. One with a file that cannot be read
    // has no record.
    makeTexts: (planned, ...rest) => {
      const isMany = pool.size > 0 && planned.length >= pool.thresholds.texts;
      const isShared = isMany && planned.every(({ placed }) => placed.every(({ entry }) => isReadable(entry)));
      return (isShared ? makeAllTexts : alone.makeTexts)(planned, ...rest);
    },
  };
}
