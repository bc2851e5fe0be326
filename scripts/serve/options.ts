import { parseArgs } from "node:util";
import { parseBase } from "../content/site.ts";

export interface ServeOption {
  readonly name: "content" | "output" | "base" | "now" | "port";
  readonly value: string;
  readonly help: string;
}

export const contentOption: ServeOption = { name: "content", value: "DIR", help: "folder of the site's content (default: content)" };
export const outputOption: ServeOption = { name: "output", value: "DIR", help: "folder of the built site (default: dist)" };
export const baseOption: ServeOption = { name: "base", value: "URL", help: "address of the site (default: that of site.yaml)" };
export const nowOption: ServeOption = { name: "now", value: "INSTANT", help: "build as of this moment (default: the clock)" };
export const portOption: ServeOption = { name: "port", value: "NUMBER", help: "0 to 65535; the next free one is taken (default: 8080)" };

export interface ServeChoices {
  readonly content: string;
  readonly output: string;
  /** Ends in `/`. */
  readonly base?: string;
  readonly now?: string;
  readonly port: number;
}

export type ParsedOptions =
  | { readonly kind: "run"; readonly choices: ServeChoices }
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly reason: string };

/** Reads a command line; only the options of `known` are taken. */
export function parseOptions(args: readonly string[], known: readonly ServeOption[]): ParsedOptions {
  const values = readValues(args, known);
  if (typeof values === "string") return { kind: "wrong", reason: values };
  if (values.help === true) return { kind: "help" };
  const text = (name: ServeOption["name"]): string | undefined => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  const port = parsePort(text("port") ?? "8080");
  if (port === undefined) return { kind: "wrong", reason: `\`--port\` must be a whole number from 0 to 65535, not \`${text("port")}\`.` };
  const base = text("base") === undefined ? undefined : parseBase(text("base") ?? "");
  if (base === undefined && text("base") !== undefined)
    return { kind: "wrong", reason: `\`--base\` must be an address such as \`https://example.org/forum/\`, not \`${text("base")}\`.` };
  const now = text("now");
  const choices = { content: text("content") || "content", output: text("output") || "dist", port };
  return { kind: "run", choices: { ...choices, ...(base === undefined ? {} : { base }), ...(now === undefined ? {} : { now }) } };
}

/** What `--help` prints. */
export function renderHelp(command: string, purpose: string, known: readonly ServeOption[]): string {
  const lines = known.map(({ name, value, help }) => `  ${`--${name} ${value}`.padEnd(16)} ${help}`);
  return [`${command} [-- OPTIONS]`, purpose, "", ...lines, `  ${"--help".padEnd(16)} print this`].join("\n");
}

function readValues(args: readonly string[], known: readonly ServeOption[]): Readonly<Record<string, unknown>> | string {
  const strings = known.map(({ name }) => [name, { type: "string" }] as const);
  try {
    return parseArgs({ args: [...args], options: { ...Object.fromEntries(strings), help: { type: "boolean" } } }).values;
  } catch (error) {
    // Node adds advice on positional arguments, of which there are none here.
    return error instanceof Error ? `${error.message.split(". ")[0]?.replace(/\.$/, "")}.` : String(error);
  }
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}
