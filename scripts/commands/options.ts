import { defaultStore } from "../build/default-store.ts";
import { readInstant } from "../build/instant.ts";
import { parseBase } from "../content/settings/base-address.ts";
import { findLocale, languages } from "../locale/locales.ts";
import { utc } from "../text/zone.ts";

/** One option of a command line. */
export interface Option {
  /** What is typed after `--`. */
  readonly name: string;
  /** The word for what follows the option; a switch has none. */
  readonly value?: string;
  readonly help: string;
  /** Undefined for a text that is no such value; without it the value is the text. */
  readonly parse?: (text: string) => unknown;
  /** What a text must be that `parse` takes. */
  readonly must?: string;
  /** The text that counts where none is given. */
  readonly usual?: string;
  /** The option may be given several times. */
  readonly several?: true;
  /** npm has a setting of this name, which a user's `.npmrc` may hold. */
  readonly npmOwn?: true;
}

/** All options of all commands, by the names under which a command receives their values. */
export const optionTable = {
  content: { name: "content", value: "DIR", help: "folder of the site's content", usual: "content" },
  output: { name: "output", value: "DIR", help: "folder of the built site", usual: "dist" },
  target: { name: "output", value: "DIR", help: "content folder to write to", usual: "content" },
  base: {
    name: "base",
    value: "URL",
    help: "address of the site (default: that of site.yaml; of a built site, its own)",
    parse: parseBase,
    must: "an address such as `https://example.org/forum/`",
  },
  now: {
    name: "now",
    value: "INSTANT",
    help: "build as of this moment (default: the clock, or SOURCE_DATE_EPOCH)",
    parse: checkInstant,
  },
  postedAt: { name: "now", value: "INSTANT", help: "time of the post (default: the clock)", parse: checkInstant },
  port: {
    name: "port",
    value: "NUMBER",
    help: "0 to 65535; the next free one is taken",
    usual: "8080",
    parse: (text: string) => parseNumber(text, 65_535),
    must: "a whole number from 0 to 65535",
  },
  store: { name: "store", value: "DIR", help: "folder in which builds remember", usual: defaultStore },
  workers: {
    name: "workers",
    value: "NUMBER",
    help: "threads beside the first for a large build (default: the cores but one)",
    parse: (text: string) => parseNumber(text, 99),
    must: "a whole number from 0 to 99",
  },
  clean: { name: "clean", help: "forget what earlier builds remembered" },
  skipBroken: { name: "skip-broken", help: "hold broken files back as notes" },
  noSearch: { name: "no-search", help: "leave the search out" },
  keepSearch: { name: "keep-search", help: "leave the search index as the last build made it" },
  changes: { name: "changes", value: "FILE", help: "list what changed in a file, for an upload" },
  fix: { name: "fix", help: "mend tag spellings, Arabic letters in tags, doubled half-spaces and CRLF" },
  title: { name: "title", value: "TEXT", help: "title of the discussion" },
  author: { name: "author", value: "NAME", help: "your name" },
  tags: { name: "tags", value: "LIST", help: 'tags between commas, such as "php, laravel"' },
  body: { name: "body", value: "TEXT", help: "text of the post in Markdown; - reads it from standard input" },
  anyway: { name: "anyway", help: "write even where a discussion has the same title" },
  siteName: {
    name: "name",
    value: "TEXT",
    help: "name of the site, for a new site.yaml (default: the name of SOURCE)",
    npmOwn: true,
  },
  language: {
    name: "language",
    value: "TAG",
    help: `${languages.join(", ")} (default: the language of site.yaml, else fa)`,
    parse: (text: string) => (findLocale(text) ? text : undefined),
    must: `one of ${languages.join(", ")}`,
  },
  hosts: {
    name: "host",
    value: "HOST",
    help: "host of the old site, for the links between its posts; may be\ngiven several times (default: found out from the links)",
    parse: parseHost,
    must: "a host such as `coffee.stackexchange.com`",
    several: true,
  },
  json: { name: "json", help: "print JSON", npmOwn: true },
} as const satisfies Readonly<Record<string, Option>>;

type Table = typeof optionTable;

export type OptionName = keyof Table;

type Value<O> = O extends { readonly parse: (text: string) => infer T }
  ? Exclude<T, undefined>
  : O extends { readonly value: string }
    ? string
    : boolean;

/** The names of options that have a value only where one is given. */
type Absent<N extends OptionName> = {
  [K in N]: Table[K] extends { readonly value: string }
    ? Table[K] extends { readonly usual: string } | { readonly several: true }
      ? never
      : K
    : never;
}[N];

/** What a command receives that takes the options `N`. */
export type Values<N extends OptionName> = {
  readonly [K in Exclude<N, Absent<N>>]: Table[K] extends { readonly several: true } ? readonly Value<Table[K]>[] : Value<Table[K]>;
} & { readonly [K in Absent<N>]?: Value<Table[K]> };

/** @throws {UsageError} */
function checkInstant(text: string): string {
  readInstant(text, utc);
  return text;
}

function parseNumber(text: string, most: number): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

/** A host alone, or an address of it. */
function parseHost(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : undefined;
}
