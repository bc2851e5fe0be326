import { parseArgs } from "node:util";
import { UsageError } from "../build/usage-error.ts";
import { suggestWord } from "../text/suggest.ts";
import { type ConsumedOptions, findConsumedOptions } from "./npm-options.ts";
import { type Option, type OptionName, type OptionValues, optionTable } from "./options.ts";
import { type TypedCommand, typeCommand } from "./typed-command.ts";

/** The words that a command accepts after its name. */
export interface CommandLine<N extends OptionName, P extends object> {
  /** Such as `build`. */
  readonly name: string;
  readonly purpose: string;
  readonly options: readonly N[];
  /** Absent if the command accepts options only. */
  readonly positionals?: {
    /** One for each way to write the words. */
    readonly forms: readonly string[];
    readonly help: readonly (readonly [word: string, help: string])[];
    /** @throws {UsageError} */
    readonly parse: (words: readonly string[]) => P;
  };
}

/**
 * Parses a command line.
 *
 * @param environment holds the options that npm consumed.
 * @returns undefined for `--help`.
 * @throws {UsageError}
 */
export function parseCommandLine<N extends OptionName, P extends object>(
  args: readonly string[],
  line: CommandLine<N, P>,
  environment: NodeJS.ProcessEnv,
): (OptionValues<N> & P) | undefined {
  const options: readonly Option[] = line.options.map((name) => optionTable[name]);
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options.map(({ name, value }) => [name, { type: value === undefined ? "boolean" : "string" }])),
    strict: false,
    tokens: true,
  });
  const given = tokens.filter((token) => token.kind === "option");
  if (given.some(({ rawName }) => rawName === "--help")) return undefined;
  const consumed = findConsumedOptions(line.name, options, environment, line.positionals ? [] : positionals);
  if (consumed && !consumed.areNpmOwn) throw new UsageError(explainConsumed(consumed));
  const parsed = new Map<string, readonly unknown[]>();
  for (const { index, name, value, inlineValue } of given) {
    const option = options.find((known) => known.name === name);
    if (!option) throw new UsageError(explainUnknown(args[index] ?? name, options));
    parsed.set(name, [...(parsed.get(name) ?? []), readValue(option, value, inlineValue === true)]);
  }
  const [first] = options;
  if (!line.positionals && first && positionals.length > 0)
    throw new UsageError(explainLoose(positionals[0] ?? "", formatOption(first), typeCommand(line.name, environment)));
  const entries = line.options.flatMap((key) => {
    const option: Option = optionTable[key];
    const values = parsed.get(option.name) ?? (option.default === undefined ? [] : [readValue(option, option.default, true)]);
    if (option.value === undefined) return [[key, values.length > 0]];
    if (option.several) return [[key, values]];
    return values.length === 0 ? [] : [[key, values.at(-1)]];
  });
  // The table's types say what its functions return.
  return Object.assign(Object.fromEntries(entries), line.positionals?.parse(positionals)) as OptionValues<N> & P;
}

/** Says how to write options that npm consumed. */
export function explainConsumed({ first, right }: ConsumedOptions): string {
  return `npm consumed \`${first}\` as its own option: write all options after \`--\`, as in \`${right}\`.`;
}

function explainLoose(word: string, option: string, { words, separator }: TypedCommand): string {
  const advice = separator === " " ? `write options with their names` : "write options after `--`";
  return `\`${word}\` belongs to no option: ${advice}, such as \`${words}${separator}${option}\`.`;
}

/** Formats the text of `--help`. */
export function formatHelp(
  { purpose, options, positionals }: Omit<CommandLine<OptionName, object>, "name">,
  { words, separator }: TypedCommand,
): string {
  const explain = (word: string, help: string) => `  ${word.padEnd(16)} ${help.replaceAll("\n", `\n${" ".repeat(19)}`)}`;
  const lines = options.map((key) => {
    const option: Option = optionTable[key];
    return explain(formatOption(option), option.default === undefined ? option.help : `${option.help} (default: ${option.default})`);
  });
  return [
    purpose,
    "",
    ...(positionals?.forms ?? [""]).map((form) => `${words}${separator}${form === "" ? "" : `${form} `}[OPTIONS]`),
    ...(positionals?.help ?? []).map(([word, help]) => explain(word, help)),
    ...lines,
    explain("--help", "print this"),
  ].join("\n");
}

/** @example formatOption(optionTable.content) // => "--content DIR" */
function formatOption({ name, value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

/** @throws {UsageError} */
function readValue(option: Option, text: string | undefined, isInline: boolean): unknown {
  const { name, value, parse, must } = option;
  if (value === undefined) {
    if (text === undefined) return true;
    throw new UsageError(`\`--${name}\` takes no value: remove \`=${text}\`.`);
  }
  if (text === undefined || text === "") throw new UsageError(`\`--${name}\` needs a value: write \`${formatOption(option)}\`.`);
  const parsed = parse ? parse(text) : text;
  if (parsed === undefined)
    throw new UsageError(`\`--${name}\` must be ${typeof must === "function" ? must(text) : must}, not \`${text}\`.`);
  if (!isInline && /^-./s.test(text))
    throw new UsageError(
      `\`--${name}\` needs a value: write \`${formatOption(option)}\`, or \`--${name}=${text}\` if the value starts with a dash.`,
    );
  return parsed;
}

function explainUnknown(written: string, options: readonly Option[]): string {
  const name = written.replace(/=.*/s, "");
  const bare = name.replace(/^-+/, "");
  const same = options.find(({ elsewhere }) => elsewhere === bare);
  if (same) return `Unknown option \`${name}\`: write \`${formatOption(same)}\` here.`;
  const near = suggestWord(
    bare,
    options.map((option) => option.name),
  );
  return near === undefined ? `Unknown option \`${name}\`.` : `Unknown option \`${name}\`; did you mean \`--${near}\`?`;
}
