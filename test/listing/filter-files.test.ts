import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Entry, Tag } from "../../scripts/forum/model.ts";
import { type Display, matchesFilter, type TimeWindow } from "../../scripts/listing/filter.ts";
import { decodeNumbers, decodeTags } from "../../scripts/listing/filter-codec.ts";
import { buildFilterFiles, type FilterFile, writeRows } from "../../scripts/listing/filter-files.ts";
import { decodeRows } from "../../scripts/listing/row-codec.ts";
import { divideRows, nameFirstRows, screenSize } from "../../scripts/listing/shards.ts";
import { buildSampleRow, buildSampleTag, now } from "./sample.ts";

const fingerprintEntry = (entry: Entry) => JSON.stringify(buildSampleRow(entry));
const build = (tag: Tag) => buildFilterFiles(tag, { now, site: { pageSize: 50 } }, fingerprintEntry);
const write = (file: FilterFile) => ("write" in file ? file.write() : writeRows(file, buildSampleRow));

function read(files: readonly FilterFile[], name: string): string {
  const file = files.find((other) => other.name === name);
  if (!file) throw new Error(`no ${name}`);
  return write(file);
}

describe("filter files of a tag", () => {
  test("do not exist if one page shows all entries", () => {
    expect(build(buildSampleTag(50))).toEqual([]);
    expect(build(buildSampleTag(51)).length).toBeGreaterThan(0);
  });

  test("give the row of every entry by its number", () => {
    const tag = buildSampleTag(300);
    const files = build(tag);
    const numbers = decodeNumbers(read(files, "numbers.json"));
    const rows = new Map(
      divideRows(numbers.entries).flatMap(({ name, positions }, index) => {
        const shard = decodeRows(read(files, `${name}`));
        expect(shard.version).toBe(numbers.shardVersions[index]);
        return shard.rows.map((row, place) => [positions[place], row] as const);
      }),
    );
    expect(tag.entries.map((_, position) => rows.get(position))).toEqual(tag.entries.map(buildSampleRow));
  });

  test("list the entries of every other tag, but not of the listing's own", () => {
    const tag = buildSampleTag(300);
    const files = build(tag);
    const { version, tags } = decodeTags(read(files, "tags.json"));
    expect(version).toBe(decodeNumbers(read(files, "numbers.json")).version);
    expect(tags.map(({ slug }) => slug)).not.toContain(tag.slug);
    for (const { slug, positions } of tags) {
      const expected = tag.entries.flatMap((entry, position) => (entry.tags.some((other) => other.slug === slug) ? [position] : []));
      expect(positions).toEqual(expected);
    }
  });

  test("keep the first rows of a related tag together if they would be spread over many shards", () => {
    const tag = buildSampleTag(1000);
    const files = build(tag);
    const { tags } = decodeTags(read(files, "tags.json"));
    const related = tag.related.map((other) => other.tag.slug);
    const spread = tags.filter(({ firstRows }) => firstRows !== "");
    expect(related).toEqual(expect.arrayContaining(spread.map(({ slug }) => slug)));
    expect(spread.length).toBeGreaterThan(0);
    for (const { slug, positions, firstRows } of spread) {
      const shard = decodeRows(read(files, `${nameFirstRows(slug)}`));
      expect(shard.version).toBe(firstRows);
      expect(shard.rows.map(({ url }) => url)).toEqual(positions.slice(0, screenSize).map((position) => tag.entries[position]?.url));
    }
  });

  test("are the same for the same input", () => {
    const [one, other] = [build(buildSampleTag(200)), build(buildSampleTag(200))].map((files) =>
      files.map((file) => [file.name, write(file)]),
    );
    expect(one).toEqual(other);
  });

  test("change little when a discussion is added", () => {
    const tag = buildSampleTag(1000);
    const before = new Map(build({ ...tag, entries: tag.entries.slice(1) }).map((file) => [file.name, write(file)]));
    const changed = build(tag).filter((file) => before.get(file.name) !== write(file));
    const shards = changed.map(({ name }) => name).filter((name) => /rows-(open|unanswered|solved|closed)-/.test(name));
    expect(shards).toHaveLength(1);
  });

  test("change the version of the shard and of the numbers when a row changes", () => {
    const tag = buildSampleTag(100);
    const numbers = (identify: typeof fingerprintEntry) =>
      decodeNumbers(read(buildFilterFiles(tag, { now, site: { pageSize: 50 } }, identify), "numbers.json"));
    const [first] = tag.entries;
    const before = numbers(fingerprintEntry);
    const after = numbers((entry) => fingerprintEntry(entry) + (entry === first ? "کسی دیگر" : ""));
    expect(after.version).not.toBe(before.version);
    expect(after.shardVersions.filter((version, index) => version !== before.shardVersions[index])).toHaveLength(1);
  });
});

describe("the fingerprint of a filter file", () => {
  const readFingerprints = (files: readonly FilterFile[]) => new Map(files.map(({ name, fingerprint }) => [name, fingerprint]));
  const tag = buildSampleTag(300);
  const before = readFingerprints(build(tag));

  test("changes only for the numbers when an entry becomes older than a year", () => {
    const [oldest = Number.NaN] = tag.entries
      .map(({ activity }) => activity.at.at)
      .filter((at) => at > now - 300 * 86_400)
      .slice(-1);
    const later = readFingerprints(buildFilterFiles(tag, { now: oldest + 400 * 86_400, site: { pageSize: 50 } }, fingerprintEntry));
    expect([...later].filter(([name, fingerprint]) => before.get(name) !== fingerprint).map(([name]) => name)).toEqual(["numbers.json"]);
  });

  test("changes only for the files that contain an edited entry", () => {
    const edited = tag.entries[100];
    const after = readFingerprints(
      buildFilterFiles(tag, { now, site: { pageSize: 50 } }, (entry) => fingerprintEntry(entry) + (entry === edited ? "x" : "")),
    );
    const changed = [...after].filter(([name, fingerprint]) => before.get(name) !== fingerprint).map(([name]) => name);
    expect(changed).toEqual(expect.arrayContaining(["numbers.json", "tags.json"]));
    expect(changed.filter((name) => /rows-(open|unanswered|solved|closed)-/.test(name))).toHaveLength(1);
  });
});

describe("the first filtered screen of a tag with 10,000 entries", () => {
  const tag = buildSampleTag(10_000);
  const files = build(tag);
  const sizes = new Map(files.map((file) => [file.name, gzipSync(write(file)).length]));
  const { entries } = decodeNumbers(read(files, "numbers.json"));
  const { tags } = decodeTags(read(files, "tags.json"));
  const shards = divideRows(entries);
  const times: readonly (TimeWindow | "")[] = ["", "day", "week", "month", "quarter", "year"];
  const displays: readonly (Display | "")[] = ["", "solved", "unsolved", "unanswered", "closed"];
  const choices = times.flatMap((time) => displays.map((display) => ({ time, display }))).filter(({ time, display }) => time || display);

  const weigh = (names: readonly string[]) => names.reduce((sum, name) => sum + (sizes.get(`${name}`) ?? Number.NaN), 0);
  const findShards = (positions: readonly number[]) =>
    shards.filter((shard) => shard.positions.some((position) => positions.includes(position))).map(({ name }) => name);

  test.each(choices)("is at most 30 KB compressed for time=$time display=$display", (filter) => {
    const shown = entries.flatMap((entry, position) => (matchesFilter(entry, filter, now) ? [position] : [])).slice(0, screenSize);
    expect(weigh(["numbers.json", ...findShards(shown)])).toBeLessThanOrEqual(30_000);
  });

  test.each(tag.related.map((other) => other.tag.slug))("is at most 30 KB compressed for the related tag %s", (slug) => {
    const { positions = [], firstRows = "" } = tags.find((other) => other.slug === slug) ?? {};
    const loaded = firstRows === "" ? findShards(positions.slice(0, screenSize)) : [nameFirstRows(slug)];
    expect(weigh(["numbers.json", "tags.json", ...loaded])).toBeLessThanOrEqual(30_000);
  });
});
