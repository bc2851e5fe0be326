import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { defaultStore } from "../build/folders.ts";
import { readInstant } from "../build/instant.ts";
import { parseBase, suggestBase } from "../content/settings/base-address.ts";
import { hostChoices } from "../init/hosts.ts";
import { parseRepository } from "../init/repository.ts";
import { findLocale, languages } from "../locale/locales.ts";
import { loopback } from "../serve/origins.ts";
import { utc } from "../text/zone.ts";

/** One option of a command line. */
export interface Option {
  /** The name, without `--`. */
  readonly name: string;
  /** Placeholder of the value in the help; absent for a switch. */
  readonly value?: string;
  readonly help: string;
  /** Returns undefined for an invalid text. If absent, the value is the text. */
  readonly parse?: (text: string) => unknown;
  /** Completes the message about an invalid text: "must be …". */
  readonly must?: string | ((text: string) => string);
  /** Text that is parsed if the option is not given. */
  readonly default?: string;
  /** The option may be repeated. */
  readonly several?: true;
  /** The name that other commands have for the same thing. */
  readonly elsewhere?: string;
  /** npm has a setting of the same name, so a user's `.npmrc` may set it. */
  readonly npmOwn?: true;
}

/** The options of all commands, by the property in which a command receives the value. */
export const optionTable = {
  content: { name: "content", value: "DIR", help: "folder of the site's content", default: "content" },
  output: { name: "output", value: "DIR", help: "folder of the built site", default: "dist" },
  target: { name: "output", value: "DIR", help: "content folder to write to", default: "content", elsewhere: "content" },
  base: {
    name: "base",
    value: "URL",
    help: "address of the site (default: from site.yaml, or from the built site)",
    parse: parseBase,
    must: (text: string) => `an address such as \`${suggestBase(text) ?? "https://example.org/forum/"}\``,
  },
  commit: {
    name: "base",
    value: "REF",
    help: "compare with this branch, tag or commit, and refuse what a contributor's\nchange may not touch: all but new files in discussions/",
    parse: (text: string) => (/^-|[\s\p{C}]|:\/\//u.test(text) ? undefined : text),
    must: "a branch, a tag or a commit (the address of a site is `base` in site.yaml)",
  },
  now: {
    name: "now",
    value: "INSTANT",
    help: "build as of this moment (default: the clock, or SOURCE_DATE_EPOCH)",
    parse: checkInstant,
  },
  removedAt: { name: "now", value: "INSTANT", help: "time of the removal (default: the clock)", parse: checkInstant },
  unasked: { name: "yes", help: "do not ask", npmOwn: true },
  postedAt: { name: "now", value: "INSTANT", help: "time of the post (default: the clock)", parse: checkInstant },
  port: {
    name: "port",
    value: "NUMBER",
    help: "0 to 65535; if it is taken, the next free one",
    default: "8080",
    parse: (text: string) => parseNumber(text, 65_535),
    must: "a whole number from 0 to 65535",
  },
  address: {
    name: "host",
    value: "ADDRESS",
    help: "address or name of this machine to listen on; with 0.0.0.0,\nits whole network can read the site",
    default: loopback,
    parse: parseListenAddress,
    must: "an address such as `0.0.0.0` or `::`, or a name, without a port",
  },
  store: { name: "store", value: "DIR", help: "folder of the build cache", default: defaultStore },
  workers: {
    name: "workers",
    value: "NUMBER",
    help: "worker threads for a large build (default: one less than the cores)",
    parse: (text: string) => parseNumber(text, 99),
    must: "a whole number from 0 to 99",
  },
  clean: { name: "clean", help: "build without the cache of earlier builds" },
  skipBroken: { name: "skip-broken", help: "skip broken files and report them as notes" },
  noSearch: { name: "no-search", help: "build no search" },
  poll: {
    name: "poll",
    help: "look for changes every second, where the system reports none: on a\nnetwork drive, or in a container that mounts a folder of the host",
  },
  changes: { name: "changes", value: "FILE", help: "write the list of changed files to FILE, for an upload" },
  strict: { name: "strict", help: "count notes as problems, so that they fail the check" },
  fix: {
    name: "fix",
    help: "fix quotes, dashes, invisible characters and tag spellings in front matter\nand settings; a terminal shows the changes and asks first",
  },
  yes: { name: "yes", help: "with --fix: do not ask", npmOwn: true },
  title: { name: "title", value: "TEXT", help: "title of the discussion" },
  author: { name: "author", value: "NAME", help: "your name" },
  tags: { name: "tags", value: "LIST", help: 'tags between commas, such as "php, laravel"' },
  body: { name: "body", value: "TEXT", help: "text of the post in Markdown; - reads it from standard input" },
  anyway: { name: "anyway", help: "write it even if a discussion has the same title" },
  siteName: {
    name: "name",
    value: "TEXT",
    help: "name of the site, for a new site.yaml (default: the name of SOURCE)",
    npmOwn: true,
  },
  packageSource: {
    name: "package",
    value: "SPEC",
    help: "where npm finds goftogu, such as the path of a tarball (default: its version)",
    npmOwn: true,
  },
  forumName: { name: "name", value: "TEXT", help: "name of the forum", npmOwn: true },
  forumLanguage: {
    name: "language",
    value: "TAG",
    help: `${languages.join(", ")}, also with a region such as fa-AF (default: fa)`,
    parse: (text: string) => findLocale(text)?.tag,
    must: `one of ${languages.join(", ")}, also with a region that the site knows, such as fa-AF`,
  },
  host: {
    name: "host",
    value: "HOST",
    help: `where it will be published:\n${hostChoices.slice(0, 5).join(", ")},\n${hostChoices.slice(5).join(", ")}`,
    parse: (text: string) => hostChoices.find((host) => host === text),
    must: `one of ${hostChoices.join(", ")}`,
  },
  source: {
    name: "source",
    value: "URL",
    help: "address of its git repository at GitHub, GitLab or Codeberg",
    parse: parseRepository,
    must: "an address such as `https://github.com/owner/forum`",
  },
  siteBase: {
    name: "base",
    value: "URL",
    help: "address of the site (default: from the host and the source)",
    parse: parseBase,
    must: (text: string) => `an address such as \`${suggestBase(text) ?? "https://example.org/forum/"}\``,
  },
  defaults: { name: "yes", help: "do not ask: take the defaults", npmOwn: true },
  language: {
    name: "language",
    value: "TAG",
    help: `${languages.join(", ")}, also with a region such as fa-AF\n(default: the language of site.yaml, else fa)`,
    parse: (text: string) => findLocale(text)?.tag,
    must: `one of ${languages.join(", ")}, also with a region that the site knows, such as fa-AF`,
  },
  hosts: {
    name: "host",
    value: "HOST",
    help: "host of the old site, for the links between its posts; may be\nrepeated (default: detected from the links)",
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

/** Options without a default: their properties may be absent. */
type Absent<N extends OptionName> = {
  [K in N]: Table[K] extends { readonly value: string }
    ? Table[K] extends { readonly default: string } | { readonly several: true }
      ? never
      : K
    : never;
}[N];

/** The values that a command with the options `N` receives. */
export type OptionValues<N extends OptionName> = {
  readonly [K in Exclude<N, Absent<N>>]: Table[K] extends { readonly several: true } ? readonly Value<Table[K]>[] : Value<Table[K]>;
} & { readonly [K in Absent<N>]?: Value<Table[K]> };

/**
 * Checks what does not depend on the site: it may allow dates with slashes.
 *
 * @throws {UsageError}
 */
function checkInstant(text: string): string {
  readInstant(text, { zone: utc, calendar: "jalali" });
  return text;
}

function parseNumber(text: string, most: number): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

/**
 * Accepts an IP address (RFC 3986, 3.2.2: IPv6 also in brackets) or a name. Some programs read a
 * name of digits only as an IP address.
 */
function parseListenAddress(text: string): string | undefined {
  const [, bare = text] = /^\[(.*)\]$/s.exec(text) ?? [];
  if (isIP(bare) > 0) return bare;
  const name = domainToASCII(text);
  return name.length <= 253 && /^(?!-)(?=.*[a-z])[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/.test(name) && !/(^|\.)\d+$/.test(name)
    ? name
    : undefined;
}

/** Accepts a host or a whole address. */
function parseHost(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : undefined;
}
