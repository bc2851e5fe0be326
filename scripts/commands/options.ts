import { parseArgs } from "node:util";
import type { MemoryMode } from "../build/cache/open-cache.ts";
import { defaultStore } from "../build/default-store.ts";
import { readInstant } from "../build/instant.ts";
import type { SearchMode } from "../build/plan.ts";
import { explainArguments, UsageError } from "../build/usage-error.ts";
import { parseBase } from "../content/settings/base.ts";
import { utc } from "../text/zone.ts";

/** What a command line says; every option has its default. */
export interface Options {
  readonly content: string;
  readonly output: string;
  /** Ends in `/`. */
  readonly base?: string;
  readonly now?: string;
  /** Seconds since the epoch. */
  readonly clock: number;
  readonly port: number;
  readonly skipBroken: boolean;
  readonly json: boolean;
  /** Mend what is safe before anything is checked. */
  readonly fix: boolean;
  readonly search: SearchMode;
  /** Folder in which builds remember. */
  readonly store: string;
  readonly memory: MemoryMode;
  /** Threads beside the first one that a large build may use. */
  readonly workers?: number;
  /** File for the list of what a build changed. */
  readonly changes?: string;
}

export type OptionName = keyof typeof table;

/** `value` is the word for what follows the option; a switch has none. */
const table = {
  content: { value: "DIR", help: "folder of the site's content (default: content)" },
  output: { value: "DIR", help: "folder of the built site (default: dist)" },
  base: { value: "URL", help: "address of the site (default: that of site.yaml; of a built site, its own)" },
  now: { value: "INSTANT", help: "build as of this moment (default: the clock, or SOURCE_DATE_EPOCH)" },
  port: { value: "NUMBER", help: "0 to 65535; the next free one is taken (default: 8080)" },
  "skip-broken": { help: "hold broken files back as notes" },
  json: { help: "print JSON" },
  fix: { help: "mend tag spellings, Arabic letters in tags, doubled half-spaces and CRLF" },
  store: { value: "DIR", help: "folder in which builds remember (default: .goftogu)" },
  workers: { value: "NUMBER", help: "threads beside the first for a large build (default: the cores but one)" },
  changes: { value: "FILE", help: "list what changed in a file, for an upload" },
  clean: { help: "forget what earlier builds remembered" },
  "no-search": { help: "leave the search out" },
  "keep-search": { help: "leave the search index as the last build made it" },
} as const satisfies Readonly<Record<string, { readonly value?: string; readonly help: string }>>;

/**
 * Reads a command line.
 *
 * @param names the options that are taken.
 * @param environment `SOURCE_DATE_EPOCH` is whole seconds since the epoch (reproducible-builds.org).
 * @returns undefined when help is asked for.
 * @throws {UsageError}
 */
export function parseOptions(
  args: readonly string[],
  names: readonly OptionName[],
  environment: NodeJS.ProcessEnv,
  clock: number,
): Options | undefined {
  const values = readValues(args, names);
  if (values.help === true) return undefined;
  const text = (name: OptionName): string | undefined => {
    const value = values[name];
    if (value === "") throw new UsageError(`\`--${name}\` needs a value.`);
    return typeof value === "string" ? value : undefined;
  };
  const base = text("base");
  const address = base === undefined ? undefined : parseBase(base);
  if (base !== undefined && address === undefined)
    throw new UsageError(`\`--base\` must be an address such as \`https://example.org/forum/\`, not \`${base}\`.`);
  if (values["no-search"] === true && values["keep-search"] === true)
    throw new UsageError("`--no-search` removes the index that `--keep-search` leaves: give one of the two.");
  const [now, workers, changes] = [text("now"), text("workers"), text("changes")];
  if (now !== undefined) readInstant(now, utc);
  return {
    content: text("content") ?? "content",
    output: text("output") ?? "dist",
    clock: readEpoch(environment.SOURCE_DATE_EPOCH) ?? clock,
    port: readPort(text("port") ?? "8080"),
    skipBroken: values["skip-broken"] === true,
    json: values.json === true,
    fix: values.fix === true,
    store: text("store") ?? defaultStore,
    memory: values.clean === true ? "new" : "used",
    search: values["no-search"] === true ? "none" : values["keep-search"] === true ? "kept" : "new",
    ...(address !== undefined && { base: address }),
    ...(now !== undefined && { now }),
    ...(workers !== undefined && { workers: readWorkers(workers) }),
    ...(changes !== undefined && { changes }),
  };
}

/** What `--help` prints. */
export function formatHelp(command: string, purpose: string, names: readonly OptionName[]): string {
  const line = (option: string, help: string) => `  ${option.padEnd(16)} ${help}`;
  const lines = names.map((name) => {
    const option = table[name];
    return line("value" in option ? `--${name} ${option.value}` : `--${name}`, option.help);
  });
  return [purpose, "", `${command} -- [OPTIONS]`, ...lines, line("--help", "print this")].join("\n");
}

function readValues(args: readonly string[], names: readonly OptionName[]): Readonly<Record<string, unknown>> {
  const known = names.map((name) => [name, { type: "value" in table[name] ? ("string" as const) : ("boolean" as const) }]);
  try {
    return parseArgs({ args: [...args], options: { ...Object.fromEntries(known), help: { type: "boolean" } } }).values;
  } catch (error) {
    throw explainArguments(error);
  }
}

function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`\`--port\` must be a whole number from 0 to 65535, not \`${text}\`.`);
}

function readWorkers(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new UsageError(`\`--workers\` must be a whole number from 0 to 99, not \`${text}\`.`);
}

function readEpoch(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (/^\d{1,11}$/.test(text)) return Number(text);
  throw new UsageError(`SOURCE_DATE_EPOCH must be whole seconds since 1970, not \`${text}\`.`);
}
