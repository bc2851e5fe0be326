import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { makeFolder, writeFiles } from "./folder.ts";
import { request } from "./request.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const patience = { timeout: 50_000, interval: 200 };

function startSite(args: readonly string[]) {
  const child = spawn(process.execPath, ["scripts/run.mjs", "scripts/commands/start.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill());
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, closed };
}

function write(title: string): string {
  return `---\ntitle: ${title}\nauthor: سارا\ncreated: 2026-01-05\ntags: [php]\n---\nسلام\n`;
}

it("npm start builds, serves, follows a change, builds the search index when idle, and ends cleanly when interrupted", async () => {
  const folder = await makeFolder({
    "content/site.yaml": "base: https://example.org/forum/\n",
    "content/discussions/first.md": write("یکم"),
  });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { child, closed } = startSite([...["content", "output", "store"].map((name) => `--${name}=${join(folder, name)}`), "--port=0"]);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await vi.waitFor(() => expect(output).toMatch(/Serving .* at http\S+\/forum\/ /), patience);
  const [url = ""] = output.match(/http\S+/) ?? [];
  const page = "/forum/discussions/first/";
  expect((await request(url, page)).body).toContain("یکم");
  await writeFiles(folder, { "content/discussions/first.md": write("دوم") });
  await vi.waitFor(async () => expect((await request(url, page)).body).toContain("دوم"), patience);
  const index = "Search index: 1 discussion\\. Cards and icons: .*\n";
  await vi.waitFor(() => expect(output).toMatch(new RegExp(`${index}[^]*Search index: as it was\\. .*\n${index}$`)), patience);
  expect(await request(url, "/forum/search/index/pagefind-entry.json")).toMatchObject({ status: 200 });
  expect(output.match(/Building/g)).toHaveLength(2);
  child.kill("SIGINT");
  expect(await closed).toBe(0);
}, 120_000);

it("npm start reports in one sentence that there is no content", async () => {
  const { child, closed } = startSite(["--content", "none/of/it"]);
  const [errors, status] = await Promise.all([text(child.stderr), closed]);
  expect(errors).toBe("There is no content folder `none/of/it`: make it, or name another with --content. See npm start -- --help.\n");
  expect(status).toBe(2);
});
