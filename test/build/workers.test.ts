import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createPool, type WorkerPool } from "../../scripts/build/workers/pool.ts";
import { type SharedWork, shareWork } from "../../scripts/build/workers/share-work.ts";
import { toSiteMessage } from "../../scripts/build/workers/site-message.ts";
import { parseFiles } from "../content/parsed.ts";
import { findSite, makeFolder, readTree } from "../support/disk.ts";
import { writeThread } from "../support/site/long-thread.ts";
import { build, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

const busy = { workers: 1, thresholds: { parse: 1, render: 1, texts: 1 } };

const many = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `discussions/d-${index}.md`,
    writeDiscussion({ tags: `[php, t-${index % 3}]`, author: `نویسنده ${index % 4}` }, `متن \`کد ${index}\`.\n\n\`\`\`js\nlet a;\n\`\`\``),
  ]),
);

describe("a build on several threads", () => {
  test("writes the files that one thread writes", async () => {
    const content = makeFolder({
      ...many,
      "site.yaml": [
        "name: انجمن",
        "timeZone: Europe/Berlin",
        "base: https://forum.example/a/",
        "pageSize: 5",
        "editor: { backend: github, repo: sara/forum, signIn: https://sign-in.example }",
        "",
      ].join("\n"),
      "banner.yaml": readFileSync(join(findSite("programmers"), "banner.yaml"), "utf8"),
      "discussions/moved.md": writeDiscussion({ redirectFrom: "[/old/path/, /thread.php?t=1]" }),
      "tags.yaml": "PHP: { aliases: [پی‌اچ‌پی], description: زبان }\n",
      "pages/about.md": "---\ntitle: درباره\n---\nمتن\n",
      "pages/rules.md": "---\ntitle: قواعد\nlanguage: ar\n---\nمتن\n",
      "discussions/d-1/1.md": writeReply(),
      ...writeThread("long", 210, { answer: "205.md" }, (place) => `[پیوند](#reply:${211 - place})`),
      // The disk has another Unicode form than the forum.
      [`discussions/${"é".normalize("NFD")}.md`]: writeDiscussion(),
      "discussions/draft.md": writeDiscussion({ status: "draft" }),
    });
    const [alone, together] = [await buildSound(content, { workers: 0 }), await buildSound(content, busy)];
    expect(together.report?.rendered).toBe(alone.report?.rendered);
    expect(readTree(together.output)).toEqual(readTree(alone.output));
  });

  test("caches the pages of every thread", async () => {
    const folder = makeFolder(Object.fromEntries(Object.entries(many).map(([path, text]) => [`content/${path}`, text])));
    const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
    await buildSound(join(folder, "content"), { ...options, ...busy });
    expect((await buildSound(join(folder, "content"), options)).report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });

  test("reports the problems that one thread reports", async () => {
    const content = makeFolder({ ...many, "discussions/d-3.md": "x", "discussions/d-4.md": writeDiscussion({ tags: "[]" }) });
    const [alone, together] = [await build(content, { workers: 0 }), await build(content, busy)];
    expect(together.problems).toHaveLength(2);
    expect(together.problems).toEqual(alone.problems);
  });
});

const nothing = {
  kind: "parse",
  root: ".",
  discussions: [],
  checked: new Set<string>(),
  site: toSiteMessage(parseFiles({}).content.site),
  folder: ".",
  startedAt: 0,
} as const;

/** A job that fails, since it comes before its site. */
const wrong = { kind: "render", entries: [], pages: new Map() } as const;

test("a worker that fails a job gives the reason, and does the next job", async () => {
  const pool = createPool(1);
  await expect(pool.runOnEach(wrong)).rejects.toThrow("a worker got work before its site");
  await pool.runOnEach(nothing);
  await pool.close();
});

test("a worker that ends fails its job", async () => {
  const pool = createPool(1);
  const ended = pool.runOnEach(nothing);
  await Promise.all([expect(ended).rejects.toThrow("a worker ended before its job was done"), pool.close()]);
});

test("a worker that has ended takes no job", async () => {
  const pool = createPool(1);
  await pool.runOnEach(nothing);
  await pool.close();
  await expect(pool.runOnEach(nothing)).rejects.toThrow("a worker ended before its job was done");
});

describe("work that all threads share", () => {
  type Work = SharedWork<{ readonly part: number }, "parse" | "render">;
  const share = (pool: WorkerPool, count: number, work: Partial<Work>) => {
    const parts = Array.from({ length: count }, (_, part) => ({ part }));
    return shareWork(pool, { parts, doPart: () => undefined, toJob: () => nothing, onResult: () => undefined, ...work });
  };

  test("is done part by part, each once", async () => {
    const pool = createPool(2);
    const done: number[] = [];
    const doPart: Work["doPart"] = ({ part }) => {
      done.push(part);
    };
    const toJob: Work["toJob"] = ({ part }) => {
      done.push(part);
      return nothing;
    };
    await share(pool, 40, { doPart, toJob });
    expect([...done].sort((a, b) => a - b)).toEqual([...Array(40).keys()]);
    await pool.close();
  });

  test("ends with the first failure of the main thread, when no other thread is at work", async () => {
    const pool = createPool(1);
    const done: number[] = [];
    const doPart: Work["doPart"] = ({ part }) => {
      done.push(part);
      throw new Error(`part ${part} is broken`);
    };
    await expect(share(pool, 40, { doPart })).rejects.toThrow(/^part \d+ is broken$/);
    expect(done).toHaveLength(1);
    await pool.close();
  });

  test("ends with the first failure of a worker", async () => {
    const pool = createPool(1);
    let done = 0;
    const wait = async () => {
      done += 1;
      await setTimeout(20);
    };
    await expect(share(pool, 10_000, { doPart: wait, toJob: () => wrong })).rejects.toThrow("before its site");
    expect(done).toBeLessThan(10_000);
    await pool.close();
  });
});
