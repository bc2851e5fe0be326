import { rename, rm, symlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pollFiles } from "../../scripts/serve/poll.ts";
import { watchFiles } from "../../scripts/serve/watch.ts";
import { makeFolder, writeFiles } from "./folder.ts";

/** Error codes that the system gives for watching a folder of this name. */
const refused = vi.hoisted(() => new Map<string, string>());

vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs")>();
  const watch = (path: string, ...rest: unknown[]) => {
    const code = refused.get(path.slice(path.lastIndexOf("/") + 1));
    if (code !== undefined) throw Object.assign(new Error(`${code}: ${path}`), { code });
    return Reflect.apply(fs.watch, fs, [path, ...rest]);
  };
  return { ...fs, watch };
});

const patience = { timeout: 20_000 };

type Texts = Readonly<Record<string, string>>;

/** Watches `content`, `code.ts` and `late` of a new folder. Paths are relative to this folder. */
async function start(watch: typeof watchFiles | typeof pollFiles, files: Texts, links: Texts = {}) {
  const folder = await makeFolder(files);
  for (const [path, target] of Object.entries(links)) await symlink(target, join(folder, path));
  const changes = new Set<string>();
  const errors: string[] = [];
  const stop = await watch({
    roots: ["content", "code.ts", "late"].map((name) => join(folder, name)),
    unwatched: [join(folder, "content/dist")],
    onChange: (path) => changes.add(relative(folder, path)),
    onError: (error) => errors.push(String(error)),
  });
  onTestFinished(async () => {
    stop();
    refused.clear();
    await rm(folder, { recursive: true, force: true });
  });
  const place = (path: string) => join(folder, path);
  const write = (path: string, text = "new") => writeFiles(folder, { [path]: text });
  const isSeen = (path: string) => [...changes].some((change) => `${path}/`.startsWith(`${change}/`));
  /** Waits until a change of each path, or of a folder that holds it, was reported; forgets all. */
  const see = async (...paths: readonly string[]) => {
    await vi.waitFor(() => expect(paths.filter((path) => !isSeen(path))).toEqual([]), patience);
    changes.clear();
  };
  return { changes, errors, stop, place, write, see };
}

describe("watchFiles", () => {
  it("reports each save of a file, also of a Persian and a decomposed name", async () => {
    const { changes, place, write, see } = await start(watchFiles, { "content/a.md": "a", "content/discussions/b.md": "b" });
    for (const name of ["a.md", "discussions/گفت‌وگو.md", "discussions/cafe\u0301.md"]) {
      for (const text of ["b", "c"]) {
        await write(`content/${name}`, text);
        await vi.waitFor(() => expect(changes).toContain(`content/${name}`), patience);
        changes.clear();
      }
    }
    await rm(place("content/discussions/b.md"));
    await see("content/discussions/b.md");
  });

  it("reports a file that an editor saves by a rename, each time", async () => {
    const { place, write, see } = await start(watchFiles, { "content/a.md": "a" });
    for (const text of ["b", "c"]) {
      await write("content/a.md.tmp", text);
      await rename(place("content/a.md.tmp"), place("content/a.md"));
      await see("content/a.md");
    }
  });

  it("follows folders that are created, renamed, replaced and removed", async () => {
    const { place, write, see } = await start(watchFiles, { "content/a/b/c.md": "c", "other/d/e.md": "e" });
    await write("content/x/y/z/new.md");
    await see("content/x/y/z/new.md");
    await rename(place("content/x"), place("content/moved"));
    await see("content/x", "content/moved");
    await write("content/moved/y/z/new.md", "newer");
    await see("content/moved/y/z/new.md");
    await rename(place("content/a"), place("gone"));
    await rename(place("other"), place("content/a"));
    await see("content/a");
    await write("content/a/d/e.md", "newer");
    await see("content/a/d/e.md");
    await rm(place("content/a"), { recursive: true });
    await see("content/a");
  });

  it("names what was removed, and reports nothing of what was moved away", async () => {
    const { changes, place, write } = await start(watchFiles, { "content/a/b/c.md": "c", "content/d/.gitkeep": "" });
    await rm(place("content/d"), { recursive: true });
    await rename(place("content/a"), place("away"));
    await vi.waitFor(() => expect([...changes].sort()).toEqual(["content/a", "content/d"]), patience);
    for (const name of ["away/b/c.md", "away/b/d.md", "away/e.md", "content/last.md"]) await write(name);
    await vi.waitFor(() => expect([...changes].sort()).toEqual(["content/a", "content/d", "content/last.md"]), patience);
  });

  it("follows roots that are created late, removed, created again and files", async () => {
    const { place, write, see } = await start(watchFiles, { "content/a.md": "a", "code.ts": "1" });
    await write("code.ts", "22");
    await write("late/b.md");
    await see("code.ts", "late/b.md");
    await rm(place("content"), { recursive: true });
    await see("content");
    await write("content/a.md");
    await see("content/a.md");
    for (const name of ["content/a.md", "late/b.md"]) {
      await write(name, "newer");
      await see(name);
    }
  });

  it("follows a root that is moved away and back", async () => {
    const { place, write, see } = await start(watchFiles, { "content/a.md": "a" });
    await rename(place("content"), place("elsewhere"));
    await see("content");
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await rename(place("elsewhere"), place("content"));
    await see("content");
    await write("content/a.md", "newer");
    await see("content/a.md");
  });

  it("follows roots that are links, and their new targets", async () => {
    const links = { content: "one", "code.ts": "code/real.ts" };
    const { place, write, see } = await start(watchFiles, { "one/a/b.md": "b", "two/a/b.md": "b", "code/real.ts": "1" }, links);
    await write("one/a/b.md");
    await write("code/real.ts", "22");
    await see("content/a/b.md", "code.ts");
    await rm(place("content"));
    await symlink("two", place("content"));
    await see("content");
    await write("two/a/b.md");
    await see("content/a/b.md");
  });

  it("passes over folders that it may not read", async () => {
    refused.set("closed", "EACCES");
    const { errors, write, see } = await start(watchFiles, { "content/closed/a.md": "a", "content/open/b.md": "b" });
    await write("content/open/b.md");
    await see("content/open/b.md");
    expect(errors).toEqual([]);
  });

  it("tells once that the system watches no more folders, and watches those before", async () => {
    for (const name of ["a", "b"]) refused.set(name, "ENOSPC");
    const { errors, write, see } = await start(watchFiles, { "content/a/a.md": "a", "content/b/b.md": "b" });
    expect(errors).toEqual([expect.stringMatching(/^Error: ENOSPC: .*\/content\/[ab]$/)]);
    await write("content/c.md");
    await see("content/c.md");
  });
});

describe("pollFiles", () => {
  it("reports new, changed, replaced and removed files and roots, also behind a link", async () => {
    const files = { "one/a/b.md": "b", "one/same.md": "s", "two/a/b.md": "b", "two/same.md": "s", "code.ts": "1" };
    const { changes, place, write, see } = await start(pollFiles, files, { content: "one" });
    await write("one/a/b.md");
    await write("one/گفت‌وگو.md");
    await write("code.ts", "22");
    await write("late/c.md");
    await see("content/a/b.md", "content/گفت‌وگو.md", "code.ts", "late/c.md");
    await rm(place("late"), { recursive: true });
    await rm(place("content"));
    await symlink("two", place("content"));
    await vi.waitFor(() => expect(changes).toContain("content/same.md"), patience);
    await see("late", "content/a/b.md", "content/گفت‌وگو.md");
  });
});

describe.each([
  ["watchFiles", watchFiles],
  ["pollFiles", pollFiles],
] as const)("%s", (_, watch) => {
  it("reports nothing of the output, packages, git, temporary files and what is near a root", async () => {
    const { changes, place, write } = await start(watch, { "content/a.md": "a", "content/node_modules/p/index.md": "p" });
    const packages = ["content/node_modules/p/index.md", "content/.git/index"];
    for (const name of [...packages, "content/dist/a.html", "content/4913", "content/a.md~", "near/a.md", "b.md"]) await write(name);
    await rm(place("content/4913"));
    await write("content/last.md");
    await vi.waitFor(() => expect([...changes]).toEqual(["content/last.md"]), patience);
  });

  it("reports nothing after its end", async () => {
    const { changes, stop, write } = await start(watch, { "content/a.md": "a", "content/b/c.md": "c" });
    const other = await start(watch, { "content/a.md": "a" });
    stop();
    await write("content/a.md");
    await write("content/b/c.md");
    await other.write("content/a.md");
    await other.see("content/a.md");
    expect([...changes]).toEqual([]);
  });
});
