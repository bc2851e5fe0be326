import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, expectTypeOf, test } from "vitest";
import { readClock, readInstant, warnOfInstant } from "../../scripts/build/instant.ts";
import { UsageError } from "../../scripts/build/usage-error.ts";
import { type CommandLine, formatHelp, parseCommandLine } from "../../scripts/commands/command-line.ts";
import { type Option, optionTable } from "../../scripts/commands/options.ts";
import { defineCommand } from "../../scripts/commands/run-command.ts";
import { typeCommand } from "../../scripts/commands/typed-command.ts";
import { createZone, utc } from "../../scripts/text/zone.ts";
import { callCommand } from "../support/command.ts";
import { makeFolder } from "../support/disk.ts";

type Name = "content" | "output" | "base" | "now" | "port" | "workers" | "skipBroken" | "noSearch" | "hosts" | "json";

const line: CommandLine<Name, object> = {
  name: "build",
  purpose: "Builds.",
  options: ["content", "output", "base", "now", "port", "workers", "skipBroken", "noSearch", "hosts", "json"],
};

const parse = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) => parseCommandLine(args, line, environment);

function complain(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return "nothing";
}

describe("a command line", () => {
  const defaults = { content: "content", output: "dist", port: 8080, skipBroken: false, noSearch: false, hosts: [], json: false };

  test("without options has the defaults", () => {
    expect(parse([])).toEqual(defaults);
  });

  test("reads the value of each option after a space or an equals sign", () => {
    const args = ["--content", "a", "--output=b", "--base", "https://example.org/f", "--now=1405/01/01", "--port", "0", "--skip-broken"];
    const base = "https://example.org/f/";
    expect(parse(args)).toEqual({ ...defaults, content: "a", output: "b", base, now: "1405/01/01", port: 0, skipBroken: true });
  });

  test("keeps the last of several values, or all if an option takes several", () => {
    const args = ["--content=a", "--host=a.example", "--content=b", "--host=https://b.example/q"];
    expect(parse(args)).toEqual({ ...defaults, content: "b", hosts: ["a.example", "b.example"] });
  });

  test("accepts a value with a leading dash after an equals sign", () => {
    expect(parse(["--content=-a"])?.content).toBe("-a");
    expect(parse(["--content", "-"])?.content).toBe("-");
  });

  test("with --help is not parsed further", () => {
    expect(parse(["--port", "x", "--colour", "--help"])).toBeUndefined();
  });

  test("has types derived from the table", () => {
    const given = parse([]);
    if (!given) throw new Error("no values");
    expectTypeOf(given.content).toEqualTypeOf<string>();
    expectTypeOf(given.base).toEqualTypeOf<string | undefined>();
    expectTypeOf(given.port).toEqualTypeOf<number>();
    expectTypeOf(given.workers).toEqualTypeOf<number | undefined>();
    expectTypeOf(given.json).toEqualTypeOf<boolean>();
    expectTypeOf(given.hosts).toEqualTypeOf<readonly string[]>();
    expectTypeOf(given).not.toHaveProperty("title");
  });
});

describe("an address of the site", () => {
  test.each([
    ["https://example.org", "https://example.org/"],
    ["https://example.org/forum/", "https://example.org/forum/"],
    ["http://localhost:8080/انجمن", "http://localhost:8080/%D8%A7%D9%86%D8%AC%D9%85%D9%86/"],
  ])("%s ends in a slash, encoded", (written, base) => {
    expect(parse(["--base", written])?.base).toBe(base);
  });

  test.each([
    ["/forum/", "https://example.org/forum/"],
    ["example.org", "https://example.org/forum/"],
    ["ftp://example.org/", "https://example.org/forum/"],
    ["https://me@example.org/", "https://example.org/"],
    ["https://example.org/?a", "https://example.org/"],
    ["https://example.org/#a", "https://example.org/"],
    ["https://example.org/a/../b/", "https://example.org/b/"],
  ])("is not %s", (written, right) => {
    expect(complain(() => parse(["--base", written]))).toBe(`\`--base\` must be an address such as \`${right}\`, not \`${written}\`.`);
  });
});

describe("the time of --now", () => {
  const gregorian = { zone: utc, calendar: "gregorian" } as const;

  test("may have slashes only if the site has the Jalali calendar", () => {
    expect(readInstant("1405/02/12", { zone: utc, calendar: "jalali" })).toBe(Date.parse("2026-05-02T00:00:00Z") / 1000);
    expect(complain(() => readInstant("1405/02/12", gregorian))).toContain("`2026-05-02`");
    expect(parse(["--now", "1405/02/12"])?.now).toBe("1405/02/12");
  });

  test("gets a warning if the clock skips it", () => {
    const convention = { zone: createZone("America/New_York") ?? utc, calendar: "gregorian" } as const;
    const [warning = "", ...more] = warnOfInstant("2026-03-08 02:30", convention);
    expect(warning).toMatch(/^`--now` `2026-03-08 02:30` is a time that the clock of `America\/New_York` skips/);
    expect([...more, ...warnOfInstant("2026-03-08 03:30", convention), ...warnOfInstant(undefined, convention)]).toEqual([]);
  });
});

describe("the clock", () => {
  test("is SOURCE_DATE_EPOCH if it is set", () => {
    expect(readClock({ SOURCE_DATE_EPOCH: "1700000000" })).toBe(1_700_000_000);
    expect(readClock({ SOURCE_DATE_EPOCH: "0" })).toBe(0);
    expect(readClock({ SOURCE_DATE_EPOCH: "" })).toBeGreaterThan(1_700_000_000);
  });

  test.each(["soon", "-1", "1.5", "1e9", "123456789012"])("is never SOURCE_DATE_EPOCH=%s", (written) => {
    expect(complain(() => readClock({ SOURCE_DATE_EPOCH: written }))).toBe(
      `SOURCE_DATE_EPOCH must be whole seconds since 1970, not \`${written}\`.`,
    );
  });
});

test.each([
  [["--contnet=a"], "Unknown option `--contnet`; did you mean `--content`?"],
  [["-content", "a"], "Unknown option `-content`; did you mean `--content`?"],
  [["--colour", "red"], "Unknown option `--colour`."],
  [["--title=x"], "Unknown option `--title`."],
  [["-h"], "Unknown option `-h`."],
  [["somewhere"], "`somewhere` belongs to no option: write options after `--`, such as `npm run build -- --content DIR`."],
  [["--content"], "`--content` needs a value: write `--content DIR`."],
  [["--content="], "`--content` needs a value: write `--content DIR`."],
  [["--content", "--json"], "`--content` needs a value: write `--content DIR`, or `--content=--json` if the value starts with a dash."],
  [["--json=yes"], "`--json` takes no value: remove `=yes`."],
  [["--port=65536"], "`--port` must be a whole number from 0 to 65535, not `65536`."],
  [["--port=80a"], "`--port` must be a whole number from 0 to 65535, not `80a`."],
  [["--workers", "-1"], "`--workers` must be a whole number from 0 to 99, not `-1`."],
  [["--workers=100"], "`--workers` must be a whole number from 0 to 99, not `100`."],
])("wrong usage is reported in one sentence: %j", (args, sentence) => {
  expect(complain(() => parse(args))).toBe(sentence);
});

describe("options written before `--`", () => {
  const run = (config: NodeJS.ProcessEnv, args: readonly string[] = []) =>
    complain(() => parse(args, { npm_lifecycle_event: "build", ...config }));

  test.each([
    [{ npm_config_skip_broken: "true" }, "--skip-broken", "--skip-broken"],
    [{ npm_config_search: "" }, "--no-search", "--no-search"],
    [{ npm_config_content: "true" }, "--content", "--content x"],
    [{ npm_config_content: "true", npm_config_output: "true" }, "--content", "--content DIR --output DIR"],
    [{ npm_config_content: "true", npm_config_json: "true" }, "--content", "--content x --json"],
    [{ npm_config_content: "my forum" }, "--content", '--content "my forum"'],
    [{ npm_config_host: "a.example\n\ntrue", npm_config_port: "80" }, "--port", "--port 80 --host a.example --host x"],
  ])("are refused with the correct form: %j", (config, first, all) => {
    expect(run(config, ["x"])).toBe(
      `npm consumed \`${first}\` as its own option: write all options after \`--\`, as in \`npm run build -- ${all}\`.`,
    );
  });

  test.each([
    ["settings of npm", { npm_config_json: "true", npm_config_name: "x", npm_config_loglevel: "silent" }],
    ["options of other commands", { npm_config_fix: "true" }],
    ["switches that are off", { npm_config_skip_broken: "", npm_config_search: "true" }],
    ["another script around this command", { npm_lifecycle_event: "start", npm_config_content: "x" }],
  ])("are not mistaken for %s", (_, config) => {
    expect(run(config)).toBe("nothing");
  });

  test("are not mistaken for settings in a `.npmrc`, but one of them beside a setting is found", () => {
    const folder = makeFolder({ ".npmrc": "registry=https://r.example/\n content = y\nskip-broken\n", "user.npmrc": "port=80\n" });
    const files = { npm_config_local_prefix: folder, npm_config_userconfig: join(folder, "user.npmrc") };
    const set = { npm_config_content: "y", npm_config_port: "80", npm_config_skip_broken: "true" };
    expect(run({ ...files, ...set })).toBe("nothing");
    expect(run({ ...files, ...set, npm_config_output: "z" })).toMatch(/as in `npm run build -- --output z`\.$/);
  });

  test("get a hint if npm has a setting of the same name: it may have been meant", async () => {
    const ran: unknown[] = [];
    const command = defineCommand({
      name: "check",
      purpose: "Reads.",
      options: ["json"],
      run: async (given) => {
        ran.push(given);
        return 0;
      },
    });
    const ended = await callCommand(command, [], { npm_lifecycle_event: "check", npm_config_json: "true" });
    expect(ended).toEqual({
      status: 0,
      output: "",
      errors: "npm consumed `--json` as its own option: write all options after `--`, as in `npm run check -- --json`.\n",
    });
    expect(ran).toEqual([{ json: false }]);
    expect(await callCommand(command, [], { npm_lifecycle_event: "check" })).toEqual({ status: 0, output: "", errors: "" });
  });

  test("are distinguished from all settings of npm", () => {
    const settings: Readonly<Record<string, unknown>> = JSON.parse(
      execFileSync("npm", ["config", "list", "--long", "--json"], { encoding: "utf8" }),
    );
    const options: readonly Option[] = Object.values(optionTable);
    const others = options.filter(({ npmOwn }) => !npmOwn).map(({ name }) => name.replace(/^no-/, ""));
    expect(Object.keys(settings)).toContain("json");
    expect(others.filter((name) => name in settings)).toEqual([]);
  });
});

test("help names the command, its purpose and its options", () => {
  const line = {
    purpose: "Reads all content.",
    options: ["content", "hosts", "json"],
    positionals: { forms: ["", "reply SLUG"], help: [["SLUG", "name of the discussion"]], parse: () => ({}) },
  } as const;
  expect(formatHelp(line, typeCommand("check", {}))).toBe(
    [
      "Reads all content.",
      "",
      "npm run check -- [OPTIONS]",
      "npm run check -- reply SLUG [OPTIONS]",
      "  SLUG             name of the discussion",
      "  --content DIR    folder of the site's content (default: content)",
      "  --host HOST      host of the old site, for the links between its posts; may be",
      "                   repeated (default: detected from the links)",
      "  --json           print JSON",
      "  --help           print this",
    ].join("\n"),
  );
});

describe("an address to listen on", () => {
  const serving: CommandLine<"address", object> = { name: "start", purpose: "Serves.", options: ["address"] };
  const listenOn = (host: string) => parseCommandLine([`--host=${host}`], serving, {})?.address;

  test("is this machine only by default", () => expect(parseCommandLine([], serving, {})?.address).toBe("127.0.0.1"));

  test.each([
    ["0.0.0.0", "0.0.0.0"],
    ["::", "::"],
    ["[fd00::2]", "fd00::2"],
    ["localhost", "localhost"],
    ["My-Laptop.local", "my-laptop.local"],
  ])("may be %s", (written, host) => expect(listenOn(written)).toBe(host));

  test.each(["0", "127.1", "256.1.1.1", "0.0.0.0:80", "[::1]:80", "http://localhost", "a b", "-x", "a..b", "[localhost]", "*"])(
    "is not %s",
    (written) =>
      expect(complain(() => listenOn(written))).toBe(
        `\`--host\` must be an address such as \`0.0.0.0\` or \`::\`, or a name, without a port, not \`${written}\`.`,
      ),
  );
});
