import { setImmediate } from "node:timers/promises";
import { createFileReader } from "../../content/file-reader.ts";
import { parseDiscussions } from "../../content/parse-content.ts";
import { parseSettings } from "../../content/parse-settings.ts";
import type { FoundFile } from "../../content/regular-file.ts";
import { arrangeFiles, type DiscussionFiles } from "../../content/tree.ts";
import { createLocate, createReader } from "../../read/read-content.ts";
import { createDiscussionMemory, type DiscussionMemory, type Records } from "../../store/discussions.ts";
import { createZone, utc } from "../../text/zone.ts";
import type { Tell } from "../stages.ts";
import type { Crew } from "./crew.ts";
import { createTurns, shareTurns } from "./turns.ts";

/** Discussions that no build remembers. */
export interface ParseTask {
  readonly kind: "parse";
  readonly root: string;
  readonly discussions: readonly DiscussionFiles[];
  /** IANA name of the zone of times without an offset. */
  readonly zone: string;
  /** As `createDiscussionMemory` has it. */
  readonly startedAt: number;
  readonly turns: SharedArrayBuffer;
}

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
  const task: ParseTask = { kind: "parse", root, discussions, zone: settings.site.zone.name, startedAt, turns: createTurns() };
  let done = 0;
  const learn = (records: Records) => {
    memory.learn(records);
    done += records.size;
    tell(done, discussions.length);
  };
  // What this thread parsed is copied, as what the others send is: a part of a text keeps all of it in memory.
  await Promise.all([crew.share(task, learn), parseParts(task, (records) => learn(structuredClone(records)))]);
  return true;
}

/** Parses parts of a task as long as there are any. */
export async function parseParts(task: ParseTask, tell: (records: Records) => void): Promise<void> {
  const { root, discussions, startedAt } = task;
  const zone = createZone(task.zone) ?? utc;
  const takeTurn = shareTurns(task.turns);
  for (let start = takeTurn() * partSize; start < discussions.length; start = takeTurn() * partSize) {
    const part = discussions.slice(start, start + partSize);
    const files = part.flatMap(({ file, replies, pictures }) => [file, ...replies, ...pictures]);
    const memory = createDiscussionMemory(new Map(), startedAt);
    parseDiscussions(part, zone, createReader(createLocate(root, files)), memory);
    tell(memory.listRecords());
    // What other threads tell is heard between two parts.
    await setImmediate();
  }
}
