/** The command of one line for a build server. */
export interface LogCommand {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly message: string;
}

/**
 * The commands in a log for a runner of GitHub Actions (actions/runner, `ActionCommand`):
 * `::name key=value,…::message` after white space, and `##[name …]` anywhere. Commands of Azure
 * Pipelines and TeamCity are included, since the project writes none. Other lines are compared with
 * the TypeScript problem matcher of setup-node (actions/setup-node, `.github/tsc.json`).
 */
export function readLogCommands(log: string): readonly LogCommand[] {
  return log.split(/\r\n|[\n\r\u0085\u2028\u2029]/).flatMap((line) => {
    const [, name = "", written = "", message = ""] = /^\s*::(\S*?)(?: (.*?))?::(.*)$/.exec(line) ?? [];
    const others = Array.from(line.matchAll(/##\w*\[/g), ([start]) => ({ name: start, properties: new Map(), message: line }));
    const [, file] = /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (!/^\s*::/.test(line))
      return file === undefined ? others : [...others, { name: "tsc", properties: new Map([["file", file]]), message: line }];
    const pairs = written === "" ? [] : written.split(",").map((pair) => pair.split(/=(.*)/s, 2));
    return [
      ...others,
      { name, properties: new Map(pairs.map(([key = "", value = ""]) => [key, decode(value)])), message: decode(message) },
    ];
  });
}

function decode(text: string): string {
  return text.replace(/%(0D|0A|3A|2C|25)/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/** Everything in a log but text, line ends and plain colours, and colours that do not end. */
export function findTerminalCommands(log: string): readonly string[] {
  return log.split("\n").flatMap((line) => {
    const [colours, rest] = [line.match(colour) ?? [], line.replaceAll(colour, "")];
    const [hidden] = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.exec(rest) ?? [];
    const open = colours.reduce((sum, code) => sum + (/\[(?:22|24|39)m/.test(code) ? -1 : 1), 0);
    return [
      ...(hidden === undefined ? [] : [`U+${hidden.codePointAt(0)?.toString(16)} in ${JSON.stringify(line)}`]),
      ...(open === 0 || rest === line ? [] : [`a colour without an end in ${JSON.stringify(line)}`]),
    ];
  });
}

/** ECMA-48, SGR: bold, dim, underlined, red, green, yellow, and their ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the log must not contain them
const colour = /\u001b\[(?:1|2|4|22|24|31|32|33|39)m/g;
