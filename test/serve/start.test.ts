import { type ChildProcess, spawn } from "node:child_process";
import { cp, readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { readTree } from "../support/disk.ts";
import { makeFolder, writeFiles } from "./folder.ts";
import { request } from "./request.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const patience = { timeout: 50_000, interval: 200 };

function startSite(args: readonly string[], cwd = root) {
  const child = spawn(process.execPath, ["scripts/run.mjs", "scripts/commands/start.ts", ...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill());
  return { child, closed: waitForClose(child) };
}

function waitForClose(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("close", resolve));
}

function write(title: string): string {
  return `---\ntitle: ${title}\nauthor: سارا\ncreated: 2026-01-05\ntags: [php]\n---\nسلام\n`;
}

it.each([[], ["--poll"]])(
  "npm start %s builds, serves, follows a change in pages and search, and ends cleanly when interrupted",
  async (...options) => {
    const folder = await makeFolder({
      "content/site.yaml": "base: https://example.org/forum/\n",
      "content/discussions/first.md": write("یکم"),
    });
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const places = ["content", "output", "store"].map((name) => `--${name}=${join(folder, name)}`);
    const { child, closed } = startSite([...places, "--port=0", ...options]);
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
    await vi.waitFor(() => expect(output).toMatch(/All \d+ pages and the search index are ready;/), patience);
    const index = join(folder, "output/search/index");
    const [texts = ""] = (await readdir(index, { recursive: true })).filter((name) => /^texts-\d+.\d+\.json$/.test(name));
    expect((await request(url, `/forum/search/index/${texts}`)).body).toContain("دوم");
    expect(output.match(/Building/g)).toHaveLength(2);
    child.kill("SIGINT");
    expect(await closed).toBe(0);
  },
  120_000,
);

it("npm start ends when it is interrupted during a build", async () => {
  const posts = Array.from({ length: 20 }, (_, index) => [`content/discussions/d${index}.md`, write(`گفتگوی ${index}`)]);
  const folder = await makeFolder(Object.fromEntries(posts));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { child, closed } = startSite([...["content", "output", "store"].map((name) => `--${name}=${join(folder, name)}`), "--port=0"]);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes("Building again")) child.kill("SIGINT");
  });
  await vi.waitFor(() => expect(output).toMatch(/Serving .* at http/), patience);
  await writeFiles(folder, { "content/discussions/d7.md": write("دوم") });
  expect(await closed).toBe(0);
}, 120_000);

it("npm start renders an open page first after a change of a setting, lets a request for another wait, and completes the site", async () => {
  const posts = Array.from({ length: 120 }, (_, index) => [`content/discussions/d${index}.md`, write(`گفتگوی ${index}`)]);
  const folder = await makeFolder({ "content/site.yaml": "name: یکم\nbase: https://example.org/forum/\n", ...Object.fromEntries(posts) });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const place = (name: string) => `--${name.replace(/\d/, "")}=${join(folder, name)}`;
  const options = [place("content"), "--now=2026-06-01T00:00:00Z"];
  const { child, closed } = startSite([...options, place("output"), place("store"), "--port=0"]);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await vi.waitFor(() => expect(output).toMatch(/Serving .* at http/), patience);
  const [url = ""] = output.match(/http\S+/) ?? [];
  const events = await fetch(new URL("/__goftogu/events?/forum/discussions/d7/", url));
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();

  await writeFiles(folder, { "content/site.yaml": "name: دوم\nbase: https://example.org/forum/\n" });
  expect((await reader?.read())?.value).toContain('{"version":');
  for (const page of ["discussions/d7/", "discussions/d99/", "tags/php/", "feed.xml", "none/", "discussions/d3/"]) {
    const { body } = await request(url, `/forum/${page}`);
    expect([page, body.includes("دوم"), body.includes("یکم")]).toEqual([page, true, false]);
  }
  await vi.waitFor(() => expect(output).toMatch(/All \d+ pages and the search index are ready;/), patience);
  expect(output).toMatch(/ \(\d+\.\d s\)\. The other pages follow; those that you open come first\.\n(?:.*\n)*All/);
  await reader?.cancel();
  child.kill("SIGINT");
  expect(await closed).toBe(0);
  await waitForClose(
    spawn(process.execPath, ["scripts/run.mjs", "scripts/commands/build.ts", ...options, place("output2"), place("store2")], { cwd: root }),
  );
  expect(readTree(join(folder, "output"))).toEqual(readTree(join(folder, "output2")));
}, 120_000);

it("npm start reports a misspelt own part with its place, lives on, and builds when it is mended", async () => {
  const folder = await makeFolder({ "content/discussions/first.md": write("یکم") });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const path of ["scripts", "layouts", ".eleventy.ts", "package.json", "package-lock.json", "tsconfig.json"])
    await cp(join(root, path), join(folder, path), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const writeOwn = (part: string) =>
    writeFiles(folder, { "layouts/own.ts": `import { html } from "./parts/markup.ts";\n\nexport const own = {\n  ${part}\n};\n` });
  await writeOwn("foter: () => html`<p>ours</p>`,");
  const { child, closed } = startSite(["--port=0", "--no-search"], folder);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  await vi.waitFor(() => expect(output).toMatch(/Serving .* at http/), patience);
  expect(output).toContain(
    "layouts/own.ts:4:3: `layouts/own.ts` has a part `foter`, and pages have none of that name. Did you mean `footer`?",
  );
  await writeOwn("footer: () => htlm`<p>ours</p>`,");
  await vi.waitFor(() => expect(output).toContain("the part `footer` of `layouts/own.ts` failed: htlm is not defined"), patience);
  await writeOwn("footer: () => html`<p>ours</p>`,");
  const [url = ""] = output.match(/http\S+/) ?? [];
  await vi.waitFor(async () => expect((await request(url, new URL(url).pathname)).body).toContain("<p>ours</p>"), patience);
  expect(output).not.toMatch(/node:internal|\.cache|^ +at |Node\.js v/m);
  child.kill("SIGINT");
  expect(await closed).toBe(0);
}, 180_000);

it("npm start reports in one sentence that there is no content", async () => {
  const { child, closed } = startSite(["--content", "none/of/it"]);
  const [errors, status] = await Promise.all([text(child.stderr), closed]);
  expect(errors).toBe("There is no content folder `none/of/it`: make it, or name another with --content. See npm start -- --help.\n");
  expect(status).toBe(2);
});
