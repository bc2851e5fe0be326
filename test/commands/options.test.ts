import { describe, expect, test } from "vitest";
import { UsageError } from "../../scripts/build/usage-error.ts";
import { formatHelp, type OptionName, parseOptions } from "../../scripts/commands/options.ts";

const names: readonly OptionName[] = [
  "content",
  "output",
  "base",
  "now",
  "port",
  "store",
  "clean",
  "skip-broken",
  "no-search",
  "keep-search",
  "json",
];
const parse = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) => parseOptions(args, names, environment, 1000);

function complain(args: readonly string[], environment: NodeJS.ProcessEnv = {}, taken = names): string {
  try {
    parseOptions(args, taken, environment, 1000);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return "nothing";
}

describe("a command line", () => {
  test("without options has the defaults", () => {
    expect(parse([])).toEqual({
      content: "content",
      output: "dist",
      clock: 1000,
      port: 8080,
      skipBroken: false,
      json: false,
      fix: false,
      search: "new",
      store: ".goftogu",
      memory: "used",
    });
  });

  test("gives each option its value, with a space or an equals sign", () => {
    const args = [
      "--content",
      "a",
      "--output=b",
      "--base",
      "https://example.org/f",
      "--now=1405/01/01",
      "--port",
      "0",
      "--skip-broken",
      "--json",
      "--store=s",
      "--clean",
    ];
    expect(parse(args)).toEqual({
      content: "a",
      output: "b",
      base: "https://example.org/f/",
      now: "1405/01/01",
      clock: 1000,
      port: 0,
      skipBroken: true,
      json: true,
      fix: false,
      search: "new",
      store: "s",
      memory: "new",
    });
  });

  test("leaves the search out, or its index as it was", () => {
    expect(parse(["--no-search"])?.search).toBe("none");
    expect(parse(["--keep-search"])?.search).toBe("kept");
  });

  test("that asks for help is not read further", () => {
    expect(parse(["--help", "--port", "x"])).toBeUndefined();
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
    "/forum/",
    "example.org",
    "ftp://example.org/",
    "https://me@example.org/",
    "https://example.org/?a",
    "https://example.org/#a",
  ])("is not %s", (written) => {
    expect(complain(["--base", written])).toBe(`\`--base\` must be an address such as \`https://example.org/forum/\`, not \`${written}\`.`);
  });
});

describe("the clock", () => {
  test("is SOURCE_DATE_EPOCH where it is set", () => {
    expect(parse([], { SOURCE_DATE_EPOCH: "1700000000" })?.clock).toBe(1_700_000_000);
    expect(parse([], { SOURCE_DATE_EPOCH: "0" })?.clock).toBe(0);
    expect(parse([], { SOURCE_DATE_EPOCH: "" })?.clock).toBe(1000);
  });

  test.each(["soon", "-1", "1.5", "1e9", "123456789012"])("is never SOURCE_DATE_EPOCH=%s", (written) => {
    expect(complain([], { SOURCE_DATE_EPOCH: written })).toBe(`SOURCE_DATE_EPOCH must be whole seconds since 1970, not \`${written}\`.`);
  });
});

describe("wrong usage is told in one sentence:", () => {
  test.each([
    [["--contnet=a"], "Unknown option '--contnet'."],
    [["somewhere"], "Unexpected argument 'somewhere'."],
    [["--content"], "Option '--content <value>' argument missing."],
    [["--content="], "`--content` needs a value."],
    [["--json=yes"], "Option '--json' does not take an argument."],
    [["--port=65536"], "`--port` must be a whole number from 0 to 65535, not `65536`."],
    [["--keep-search", "--no-search"], "`--no-search` removes the index that `--keep-search` leaves: give one of the two."],
    [["--port=80a"], "`--port` must be a whole number from 0 to 65535, not `80a`."],
  ])("%j", (args, sentence) => {
    expect(complain(args)).toBe(sentence);
  });

  test("an option of another command", () => {
    expect(complain(["--output=x"], {}, ["content"])).toBe("Unknown option '--output'.");
  });
});

test("help names the command, what it does, and the options that it takes", () => {
  expect(formatHelp("npm run check", "Reads all content.", ["content", "json"])).toBe(
    [
      "Reads all content.",
      "",
      "npm run check -- [OPTIONS]",
      "  --content DIR    folder of the site's content (default: content)",
      "  --json           print JSON",
      "  --help           print this",
    ].join("\n"),
  );
});
