import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type Crew, createCrew } from "../../scripts/build/workers/pool.ts";
import { type SharedWork, shareWork } from "../../scripts/build/workers/share-work.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { build, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

const busy = { workers: 1, worth: { parse: 1, render: 1 } };

const many = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `discussions/d-${index}.md`,
    writeDiscussion({ tags: `[php, t-${index % 3}]`, author: `نویسنده ${index % 4}` }, `متن \`کد ${index}\`.\n\n\`\`\`js\nlet a;\n\`\`\``),
  ]),
);

describe("a build on several threads", () => {
  test("makes the tree that one thread makes", async () => {
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
      "banner.yaml": readFileSync("content/banner.yaml", "utf8"),
      "discussions/moved.md": writeDiscussion({ redirectFrom: "[/old/path/, /thread.php?t=1]" }),
      "tags.yaml": "PHP: { aliases: [پی‌اچ‌پی], description: زبان }\n",
      "pages/about.md": "---\ntitle: درباره\n---\nمتن\n",
      "discussions/d-1/1.md": writeReply(),
      // On the disk in another Unicode form than in the forum.
      [`discussions/${"é".normalize("NFD")}.md`]: writeDiscussion(),
      "discussions/draft.md": writeDiscussion({ status: "draft" }),
    });
    const [alone, together] = [await buildSound(content, { workers: 0 }), await buildSound(content, busy)];
    expect(together.report?.rendered).toBe(alone.report?.rendered);
    expect(readTree(together.output)).toEqual(readTree(alone.output));
  });

  test("remembers what every thread made", async () => {
    const folder = makeFolder(Object.fromEntries(Object.entries(many).map(([path, text]) => [`content/${path}`, text])));
    const options = { output: join(folder, "dist"), store: join(folder, "store"), memory: "used" } as const;
    await buildSound(join(folder, "content"), { ...options, ...busy });
    expect((await buildSound(join(folder, "content"), options)).report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });

  test("tells the problems that one thread tells", async () => {
    const content = makeFolder({ ...many, "discussions/d-3.md": "x", "discussions/d-4.md": writeDiscussion({ tags: "[]" }) });
    const [alone, together] = [await build(content, { workers: 0 }), await build(content, busy)];
    expect(together.problems).toHaveLength(2);
    expect(together.problems).toEqual(alone.problems);
  });
});

const nothing = { kind: "parse", root: ".", discussions: [], zone: "UTC", startedAt: 0 } as const;

/** What a thread cannot do, as no build asks for it. */
const wrong = { kind: "render", entries: [], pages: new Map() } as const;

test("a thread that fails says why, and goes on to the next task", async () => {
  const crew = createCrew(1);
  await expect(crew.tell(wrong)).rejects.toThrow("a thread was given pages before their site");
  await crew.tell(nothing);
  await crew.close();
});

test("a thread that ends fails its task", async () => {
  const crew = createCrew(1);
  const ended = crew.tell(nothing);
  await Promise.all([expect(ended).rejects.toThrow("a thread ended before its work was done"), crew.close()]);
});

test("a thread that has ended takes no task", async () => {
  const crew = createCrew(1);
  await crew.tell(nothing);
  await crew.close();
  await expect(crew.tell(nothing)).rejects.toThrow("a thread ended before its work was done");
});

describe("a work that all threads share", () => {
  type Work = SharedWork<{ readonly part: number }, "parse" | "render">;
  const share = (crew: Crew, count: number, work: Partial<Work>) => {
    const parts = Array.from({ length: count }, (_, part) => ({ part }));
    return shareWork(crew, { parts, doPart: () => undefined, describePart: () => nothing, hear: () => undefined, ...work });
  };

  test("is done part by part, each once", async () => {
    const crew = createCrew(2);
    const done: number[] = [];
    const doPart: Work["doPart"] = ({ part }) => {
      done.push(part);
    };
    const describePart: Work["describePart"] = ({ part }) => {
      done.push(part);
      return nothing;
    };
    await share(crew, 40, { doPart, describePart });
    expect([...done].sort((a, b) => a - b)).toEqual([...Array(40).keys()]);
    await crew.close();
  });

  test("ends with the first failure of this thread, once no other is at work", async () => {
    const crew = createCrew(1);
    const done: number[] = [];
    const doPart: Work["doPart"] = ({ part }) => {
      done.push(part);
      throw new Error(`part ${part} is broken`);
    };
    await expect(share(crew, 40, { doPart })).rejects.toThrow(/^part \d+ is broken$/);
    expect(done).toHaveLength(1);
    await crew.close();
  });

  test("ends with that of another thread", async () => {
    const crew = createCrew(1);
    let done = 0;
    const wait = async () => {
      done += 1;
      await setTimeout(20);
    };
    await expect(share(crew, 10_000, { doPart: wait, describePart: () => wrong })).rejects.toThrow("before their site");
    expect(done).toBeLessThan(10_000);
    await crew.close();
  });
});
