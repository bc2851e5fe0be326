import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Forum } from "../../forum/model.ts";
import { findActivityYear } from "../../search/documents.ts";
import { buildIndex } from "../../search/index/build-index.ts";
import { changeIndex, type SlotChange } from "../../search/index/change-index.ts";
import type { SearchDocument } from "../../search/index/document.ts";
import { createTermReader } from "../../search/index/document-terms.ts";
import type { Slots } from "../../search/index/slots.ts";
import { entryName, type IndexState, listIndexFiles } from "../../search/index/state.ts";
import { writeYears } from "../../search/index/write-years.ts";
import type { YearFiles } from "../../search/index/years.ts";
import type { PreparedBuild } from "../plan.ts";
import { type PlannedTexts, planTexts, type TextsPlan } from "./plan-texts.ts";
import { describeStored, findIntact, type IntactIndex, type StoredIndex } from "./stored-index.ts";
import { buildSitePath, type FindKnownPosts, findPlace, type MadeFile, makeFile, makePart, makeTexts, readDocuments } from "./texts.ts";
import type { MadeTexts, TextsWork } from "./work.ts";

export interface IndexPlaces {
  /** The record of the last index. */
  readonly last: StoredIndex | undefined;
  /** Whether its files are known to be as they were published. */
  readonly isIntact?: boolean;
  /** Has the files of the last index. */
  readonly output: string;
  /** The folder that receives the files that are new. */
  readonly folder: string;
  /** Identifies the code. */
  readonly version: string;
}

export interface PlacedIndex {
  /** Files that stay in the output folder, as paths below it. */
  readonly kept: readonly string[];
  /** By slug, the slot of each document. Empty if the site has no search. */
  readonly slots: ReadonlyMap<string, number>;
  /** Makes the record for the next build, once the files are in the output folder. */
  readonly describe: () => StoredIndex | undefined;
}

/** What the files of an index are made from. */
interface IndexInput extends IndexPlaces {
  readonly forum: Forum;
  readonly site: PreparedBuild["site"];
  readonly plan: TextsPlan;
}

/**
 * If more than one in this many text files changed, a new index takes less time than a change of
 * the last one.
 */
const newIndexShare = 4;

/**
 * Makes the search index. It makes only the text files of discussions that changed, and changes the
 * lists of their words in place. The files are those of a new index, byte for byte.
 */
export async function placeIndex(
  { loaded: { forum }, site }: Pick<PreparedBuild, "loaded" | "site">,
  places: IndexPlaces,
  work: TextsWork,
): Promise<PlacedIndex> {
  if (site.assets.search === undefined) return { kept: [], slots: new Map(), describe: () => undefined };
  const plan = planTexts(forum.entries, site, places.version);
  const input = { ...places, forum, site, plan };
  const last = findIntact(places, plan.slots.bits);

  const stale = plan.files.filter(({ path, fingerprint }) => last?.texts.get(path)?.fingerprint !== fingerprint);
  const planned = new Set(plan.files.map(({ path }) => path));
  const gone = [...(last?.texts.keys() ?? [])].filter((path) => !planned.has(path));
  const changed = stale.length + gone.length;
  const isNew = !last || changed * newIndexShare > plan.files.length;
  const texts = await work.makeTexts(stale, plan.slots.bits, isNew);
  const made = texts.files;
  const files = new Map<string, MadeFile>([...made.values()].flat().map((file) => [file.path, file]));
  const write = (name: string, content: string) => {
    const file = makeFile(places.folder, `${name}.json`, content);
    files.set(file.path, file);
  };
  const change = (last: IntactIndex): ListsChange => ({
    ...input,
    bits: plan.slots.bits,
    last,
    made: [...made.keys()],
    gone,
    count: forum.entries.length,
    writeYears: (write) => listYearFiles(input, write),
  });
  const state = isNew ? makeLists(input, texts, write) : changed === 0 ? last.state : changeLists(change(last), write);

  const paths = new Map(
    plan.files.map(({ path, fingerprint }) => [
      path,
      { fingerprint, files: made.get(path)?.map((file) => file.path) ?? last?.texts.get(path)?.files ?? [] },
    ]),
  );
  return place({ output: places.output, state, texts: paths, files }, last, plan.slots.slots);
}

/** Changes of the documents of an index. */
export interface DocumentChanges {
  /** The text files that are new or changed. */
  readonly stale: readonly PlannedTexts[];
  /** The text files that have no document any more. */
  readonly gone: readonly string[];
  /** The number of documents after the change. */
  readonly count: number;
  readonly slots: Slots;
  /** All documents, newest activity first; absent if their order and years are the same. */
  readonly listed?: Iterable<Pick<SearchDocument, "slug" | "year">>;
  readonly findKnown: FindKnownPosts;
}

/** Changes an index whose documents have slots of the same number of bits as before. */
export function changeTextFiles(
  last: IntactIndex,
  { stale, gone, count, slots, listed, findKnown }: DocumentChanges,
  { output, folder }: Pick<IndexPlaces, "output" | "folder">,
  site: PreparedBuild["site"],
): PlacedIndex {
  const { bits } = slots;
  const made = makeTexts(stale, bits, site, folder, { findKnown });
  const files = new Map<string, MadeFile>([...made.values()].flat().map((file) => [file.path, file]));
  const write = (name: string, content: string) => {
    const file = makeFile(folder, `${name}.json`, content);
    files.set(file.path, file);
  };
  const writeAllYears = (write: Write) => (listed ? writeYears(listed, slots, write) : last.state.years);
  const change = { bits, folder, output, site, last, made: [...made.keys()], gone, count, writeYears: writeAllYears };
  const isSame = stale.length + gone.length === 0 && !listed;
  const state = isSame ? last.state : changeLists(change, write);
  const texts = new Map(last.texts);
  for (const path of gone) texts.delete(path);
  for (const { path, fingerprint } of stale) texts.set(path, { fingerprint, files: (made.get(path) ?? []).map((file) => file.path) });
  return place({ output, state, texts, files }, last, slots.slots);
}

type Index = Omit<Parameters<typeof describeStored>[0], "paths">;

function place(index: Index, last: IntactIndex | undefined, slots: PlacedIndex["slots"]): PlacedIndex {
  const { state, texts, files } = index;
  const paths = [...[...texts.values()].flatMap((one) => one.files), ...[...listIndexFiles(state)].map((name) => `${name}.json`)];
  const kept = paths.filter((path) => !files.has(path));
  return { kept: kept.map(buildSitePath), slots, describe: () => describeStored({ ...index, paths }, last) };
}

type Write = (name: string, content: string) => void;

/** Makes new lists of all words: those of the texts that are made, and of the others. */
function makeLists({ plan, output, forum, site }: IndexInput, { files, parts }: MadeTexts, write: Write): IndexState {
  const kept = plan.files.map(({ path }) => path).filter((path) => !files.has(path));
  const all = kept.length === 0 ? parts : [...parts, makePart(output, kept, plan.slots.bits, site.locale.folding)];
  return buildIndex(all, plan.slots, listYears(forum, site), write);
}

interface ListsChange extends Pick<IndexInput, "folder" | "output" | "site"> {
  readonly bits: number;
  readonly last: IntactIndex;
  /** Text files that are new or changed. */
  readonly made: readonly string[];
  readonly gone: readonly string[];
  /** The number of documents after the change. */
  readonly count: number;
  readonly writeYears: (write: Write) => YearFiles;
}

/** Changes the lists of the words of some text files. */
function changeLists({ bits, folder, output, site, last, made, gone, count, writeYears }: ListsChange, write: Write): IndexState {
  const before = readAll(output, [...made.filter((path) => last.texts.has(path)), ...gone], bits);
  const after = readAll(folder, made, bits);
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .map((slot): SlotChange => ({ slot, before: before.get(slot), after: after.get(slot) }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
  const writeNew: Write = (name, content) => {
    if (name === entryName || !last.files.has(`${name}.json`)) write(name, content);
  };
  const years = writeYears(writeNew);
  const read = (name: string) => readFileSync(findPlace(output, `${name}.json`), "utf8");
  return changeIndex(last.state, { count, changes, years }, { read, write: writeNew }, createTermReader(site.locale.folding));
}

function listYearFiles({ forum, site, plan }: IndexInput, write: Write): YearFiles {
  return writeYears(listYears(forum, site), plan.slots, write);
}

function readAll(folder: string, paths: readonly string[], bits: number): ReadonlyMap<number, SearchDocument> {
  return new Map(paths.flatMap((path) => readDocuments(folder, path, bits)).map(({ slot, document }) => [slot, document]));
}

/** In the order of the listing: newest activity first. */
function* listYears({ entries }: Forum, site: PreparedBuild["site"]): Iterable<Pick<SearchDocument, "slug" | "year">> {
  const inputs = [site.locale.dates.calendar, site.site.zone.name];
  for (const entry of entries) {
    const year = site.recall("activity year", entry, inputs, () => findActivityYear(entry, site));
    yield { slug: entry.discussion.slug, year };
  }
}
