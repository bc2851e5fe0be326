import { arrangeFiles, type DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import { createFileReader } from "../../content/parse/files/file-reader.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import { parseDiscussions } from "../../content/parse-content.ts";
import { parseSettings } from "../../content/settings/parse-settings.ts";
import { paginate } from "../../forum/paging.ts";
import { listReservedAddresses } from "../../pages/urls.ts";
import { createZone, utc } from "../../text/zone.ts";
import { createDiscussionMemory, type DiscussionMemory, type Records } from "../cache/discussions.ts";
import { createLocate, createReader } from "../read-content.ts";
import type { Tell } from "../stages.ts";
import type { Crew } from "./pool.ts";
import { shareWork } from "./share-work.ts";

/** Discussions that no build remembers. */
export interface ParseTask {
  readonly kind: "parse";
  readonly root: string;
  readonly discussions: readonly DiscussionFiles[];
  /** IANA name of the zone of times without an offset. */
  readonly zone: string;
  /** As `createDiscussionMemory` has it. */
  readonly startedAt: number;
}

/** Discussions that a thread is given at once. */
const partSize = 200;

/**
 * Parses the discussions of which nothing is remembered, on all threads, where there are many; `memory` knows them from then on, and holds
 * none of their texts.
 *
 * @param found what lies in the content folder.
 * @returns false where there are few, and none was parsed; also where others than those of `found` are remembered in their stead.
 */
export async function parseAhead(
  root: string,
  found: readonly FoundFile[],
  memory: DiscussionMemory,
  startedAt: number,
  crew: Crew,
  tell: Tell,
): Promise<boolean> {
  if (found.length - memory.count < crew.worth.parse) return false;
  const { tree } = arrangeFiles(found);
  const discussions = tree.discussions.filter((files) => !memory.knows(files));
  if (discussions.length < crew.worth.parse) return false;
  const read = createReader(createLocate(root, found));
  // What is wrong with them is told when all is read.
  const { settings } = parseSettings(
    tree.settings,
    createFileReader(read, () => undefined),
  );
  const zone = settings.site.zone.name;
  const describePart = (part: readonly DiscussionFiles[]): ParseTask => ({ kind: "parse", root, discussions: part, zone, startedAt });
  let done = 0;
  const hear = (records: Records) => {
    memory.learn(records);
    done += records.size;
    tell(done, discussions.length);
  };
  // What this thread parsed is copied, as what the others send is: a part of a text keeps all of it in memory.
  const doPart = (part: readonly DiscussionFiles[]) => hear(structuredClone(parsePart(describePart(part))));
  const parts = paginate(discussions, partSize).map(({ entries }) => entries);
  await shareWork(crew, { parts, doPart, describePart, hear });
  return true;
}

/** What the next build is to remember of the discussions of a task, by the files that could be read. */
export function parsePart({ root, discussions, zone, startedAt }: ParseTask): Records {
  const files = discussions.flatMap(({ file, replies, pictures }) => [file, ...replies, ...pictures]);
  const memory = createDiscussionMemory(new Map(), startedAt);
  parseDiscussions(discussions, createZone(zone) ?? utc, createReader(createLocate(root, files)), listReservedAddresses(), memory);
  return memory.listRecords();
}
