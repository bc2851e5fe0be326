import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createCrew } from "../../scripts/commands/crew/crew.ts";
import type { RenderTask } from "../../scripts/commands/crew/render.ts";
import { makeFolder, readTree } from "../setup/disk.ts";
import { build, buildSound, writeDiscussion, writeReply } from "../setup/site.ts";

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
      "site.yaml": "name: انجمن\ntimeZone: Europe/Berlin\nbase: https://forum.example/a/\n",
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

test("a thread that fails says why", async () => {
  const crew = createCrew(1);
  // A buffer too small for any turn, as no build sends.
  const task = { kind: "parse", root: ".", discussions: [], zone: "UTC", startedAt: 0, turns: new SharedArrayBuffer(0) } as const;
  await expect(crew.share(task, () => undefined)).rejects.toThrow(/index/);
  await crew.close();
});

test("a thread that ends fails its task", async () => {
  const crew = createCrew(1);
  const ended = crew.share({ kind: "render" } as RenderTask, () => undefined);
  await Promise.all([expect(ended).rejects.toThrow("a thread ended before its work was done"), crew.close()]);
});
