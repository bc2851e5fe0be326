import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stagingName } from "../../scripts/build/output/own-names.ts";
import { breakOff } from "../build/output/broken-build.ts";
import { makeFolder, writeFiles } from "./folder.ts";
import { request } from "./request.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await makeFolder({ "dist/index.html": "home", "content/site.yaml": "base: https://example.org/انجمن/\n" });
});

afterAll(() => rm(folder, { recursive: true }));

function startPreview(args: readonly string[]) {
  const child = spawn(process.execPath, ["scripts/run.mjs", "scripts/commands/preview.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const firstLine = new Promise<string>((resolve) => child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString())));
  return { child, closed, firstLine };
}

async function runPreview(args: readonly string[]) {
  const { child, closed } = startPreview(args);
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { output, errors, status };
}

describe("npm run preview", () => {
  it("prints one line with the address, and ends cleanly when interrupted", async () => {
    const output = join(folder, "dist");
    const { child, closed, firstLine } = startPreview(["--output", output, "--content", join(folder, "content"), "--port=0"]);
    const line = await firstLine;
    const [url = ""] = line.match(/http\S+/) ?? [];
    expect(line).toBe(`Serving ${output} at ${url} – stop with Ctrl+C.\n`);
    expect(new URL(url).pathname).toBe(new URL("https://example.org/انجمن/").pathname);
    expect(await request(url, new URL(url).pathname)).toMatchObject({ status: 200, body: "home" });
    child.kill("SIGINT");
    expect(await closed).toBe(0);
  });

  it("prefers the base of the command line", async () => {
    const { child, closed, firstLine } = startPreview(["--output", join(folder, "dist"), "--base=https://example.org/a/b", "--port=0"]);
    expect(await firstLine).toMatch(/:\d+\/a\/b\/ /);
    child.kill("SIGTERM");
    expect(await closed).toBe(0);
  });

  it("serves a site below the path that it was built for, even if the content has changed", async () => {
    await writeFiles(folder, { "built/index.html": "home", "built/manifest.webmanifest": '{ "scope": "/built/" }' });
    const { child, closed, firstLine } = startPreview([
      "--output",
      join(folder, "built"),
      "--content",
      join(folder, "content"),
      "--port=0",
    ]);
    expect(await firstLine).toMatch(/:\d+\/built\/ /);
    child.kill("SIGINT");
    expect(await closed).toBe(0);
  });

  it("reports in one sentence that nothing is built yet", async () => {
    const output = join(folder, "none");
    expect(await runPreview(["--output", output])).toEqual({
      output: "",
      errors: `There is no site in \`${output}\`: run npm run build -- --output ${output} first.\n`,
      status: 3,
    });
  });

  it("first completes the publishing of a killed build", async () => {
    const { child, closed, firstLine } = startPreview(["--output", breakOff(), "--base=https://example.org/", "--port=0"]);
    const [url = ""] = (await firstLine).match(/http\S+/) ?? [];
    expect(await request(url, "/")).toMatchObject({ status: 200, body: "new home" });
    expect(await request(url, "/new/deep/")).toMatchObject({ status: 200, body: "new" });
    child.kill("SIGINT");
    expect(await closed).toBe(0);
  });

  it("reports in one sentence that nobody can complete it", async () => {
    const output = breakOff();
    await rm(join(output, stagingName), { recursive: true });
    expect(await runPreview(["--output", output])).toEqual({
      output: "",
      errors: `A build of \`${output}\` was interrupted and cannot be completed: run npm run build -- --output ${output} again.\n`,
      status: 3,
    });
  });

  it.each([
    ["--prot=1", "Unknown option `--prot`; did you mean `--port`?"],
    ["--port=65536", "`--port` must be a whole number from 0 to 65535, not `65536`."],
    ["--base=/forum/", "`--base` must be an address such as `https://example.org/forum/`, not `/forum/`."],
  ])("reports in one sentence what is wrong with %s", async (option, reason) => {
    expect(await runPreview([option])).toEqual({ output: "", errors: `${reason} See npm run preview -- --help.\n`, status: 2 });
  });

  it("prints its help", async () => {
    const { output, status } = await runPreview(["--help"]);
    expect(output).toContain("npm run preview -- [OPTIONS]");
    expect(output).toContain("--output DIR");
    expect(status).toBe(0);
  });
});
