import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { grantRights } from "../../scripts/commands/walled/rights.ts";
import { walledCommand } from "../../scripts/commands/walled/walled-command.ts";
import { callCommand } from "../setup/command.ts";
import { makeFolder, readTree } from "../setup/disk.ts";
import { build, writeDiscussion } from "../setup/site.ts";
import { corpus, findPath } from "./corpus.ts";

test("a walled build writes the pages of any other build without search and cards", { timeout: 240_000 }, async () => {
  const attacks = corpus.filter(({ name }) => ["xss-script", "template-hono", "frontmatter-js"].includes(name));
  const content = makeFolder({
    "discussions/a.md": writeDiscussion(),
    ...Object.fromEntries(attacks.map((attack) => [findPath(attack), attack.bytes])),
  });
  const output = join(makeFolder(), "dist");
  const ended = await callCommand(walledCommand, [
    "--content",
    content,
    "--output",
    output,
    "--now",
    "2026-11-27T00:00:00Z",
    "--skip-broken",
  ]);
  expect(ended.status).toBe(0);
  const plain = await build(content, { search: "none", skipBroken: true });
  const [walled, usual] = [readTree(output), readTree(plain.output)];
  expect(Object.keys(usual).filter((path) => !(path in walled) && !path.startsWith("assets/cards"))).toEqual([]);
  // Only the picture that stands for a page elsewhere is another one.
  const clean = (page = "") => page.replace(/<meta property="og:image[^>]*>/g, "");
  for (const path of Object.keys(usual).filter((path) => path.endsWith(".html"))) expect(clean(walled[path])).toBe(clean(usual[path]));
});

// Code is compiled there, which would load packages that lie beside it.
test.skipIf(process.platform === "win32")("a walled build goes through no store that git tracks", async () => {
  const content = makeFolder({ "discussions/a.md": writeDiscussion() });
  const output = join(makeFolder(), "dist");
  const tools = makeFolder({ git: "#!/bin/sh\nprintf '.goftogu/node_modules/yaml/index.js'\n" });
  chmodSync(join(tools, "git"), 0o755);
  mkdirSync(".goftogu", { recursive: true });
  vi.stubEnv("PATH", tools);
  const { status, errors } = await callCommand(walledCommand, ["--content", content, "--output", output]);
  vi.unstubAllEnvs();
  expect(errors).toMatch(/^Git tracks `.*\.goftogu`, and whoever wrote it there would decide what the site shows: /);
  expect(status).toBe(2);
  expect(existsSync(output)).toBe(false);
});

test("a walled build sees nothing of the environment of its command", { timeout: 240_000 }, async () => {
  const content = makeFolder({ "discussions/a.md": writeDiscussion() });
  // Whatever Node sees this variable ends with a status of its own.
  vi.stubEnv("NODE_OPTIONS", "--import=data:text/javascript,process.exit(86)");
  try {
    const { status } = await callCommand(walledCommand, ["--content", content, "--output", join(makeFolder(), "dist")]);
    expect(status).toBe(0);
  } finally {
    vi.unstubAllEnvs();
  }
});

describe("inside the wall", () => {
  const [content, output] = [makeFolder({ "a.md": "a" }), makeFolder()];
  const rights = grantRights({ readable: [content], writable: output });
  const run = async (code: string) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...rights, "-e", `try { ${code}; console.log("done") } catch (error) { console.log(error.code) }`],
      { env: {} },
    );
    return stdout.trim();
  };
  const fs = `const fs = require("node:fs");`;

  test.each([
    ["the content is read", `${fs} fs.readFileSync(${JSON.stringify(join(content, "a.md"))})`, "done"],
    ["the output is written", `${fs} fs.writeFileSync(${JSON.stringify(join(output, "b.html"))}, "")`, "done"],
    ["the content is not written", `${fs} fs.writeFileSync(${JSON.stringify(join(content, "a.md"))}, "")`, "ERR_ACCESS_DENIED"],
    ["no other file is read", `${fs} fs.readFileSync("/etc/hostname")`, "ERR_ACCESS_DENIED"],
    ["no link is made out", `${fs} fs.symlinkSync("/etc", ${JSON.stringify(join(output, "etc"))})`, "ERR_ACCESS_DENIED"],
    ["no process is started", `require("node:child_process").execSync("id")`, "ERR_ACCESS_DENIED"],
    ["no thread is started", `new (require("node:worker_threads").Worker)("1", { eval: true })`, "ERR_ACCESS_DENIED"],
    ["no native code is loaded", `process.dlopen({ exports: {} }, "/x.node")`, "ERR_DLOPEN_DISABLED"],
    [
      "nothing of the environment is there",
      `if (Object.keys(process.env).length > 0) throw { code: Object.keys(process.env).join() }`,
      "done",
    ],
  ])("%s", async (_, code, expected) => {
    expect(await run(code)).toBe(expected);
  });
});
