import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openForRemoval, planRemoval } from "../../../scripts/authoring/removal/plan-removal.ts";
import { replaceTexts, writeRemoval } from "../../../scripts/authoring/removal/write-removal.ts";
import type { Dice } from "../../support/dice.ts";
import { makePhotograph } from "../../support/photographs.ts";
import { writeDiscussion, writeReply } from "../../support/site/site.ts";

const tags = ["php", "وب", "پایگاه‌داده", "c#", "Go", "go", "آزمون"];
/** Some disks give the last two one address: fine for authors, a problem for tags. */
const names = ["نگار", "آرش", "سارا", "dev.parsa", "Ali ALI", "straße", "strasse"];
const words =
  "سلام دنیا `code` **مهم** می‌خواهم پرسش <b> ۱۲۳ https://example.org/ > نقل [پیوند](d1.md) [پاسخ](n2.md#پرسش) [نشانی](/tags/php/#x) [بلند](d1/5.md) [صفحه](/discussions/d1/2/#reply:2) [نسبی](../d2/)".split(
    " ",
  );

const staticNames = ["CNAME", "docs/a.txt", "docs/b.csv", "robots.txt"];

const pictureNames = ["p.jpg", "q.png"];

/** Of each name a small one, and two that need a copy, one of them turned. */
const photographs = await Promise.all(
  pictureNames.map((name) => {
    const kind = name.endsWith("png") ? "png" : "jpg";
    return Promise.all([
      makePhotograph(8, 6, { kind }),
      makePhotograph(1700, 4, { kind }),
      makePhotograph(1700, 4, { kind, orientation: 6 }),
    ]);
  }),
);

const attachmentNames = ["a.txt", "server.log"];

const drawSquare = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="${colour}"/></svg>`;

/** A content folder with random changes, like those of a forum over the years. */
export interface EditedForum {
  readonly content: string;
  /** Seconds since the epoch. Some edits advance it. */
  readonly now: () => number;
  /** Makes one change and returns its name. The content may be invalid until the next one. */
  readonly edit: () => string;
}

export function startForum(content: string, size: number, start: number, dice: Dice): EditedForum {
  let now = start;
  let made = 0;
  let broken: (() => void) | undefined;
  const pick = <T>(list: readonly T[]): T => {
    const found = list[dice(list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  };
  const list = () => readdirSync(join(content, "discussions")).filter((name) => name.endsWith(".md"));
  const writeText = () => Array.from({ length: 3 + dice(60) }, () => pick(words)).join(" ");
  const writeMoment = (least = 0) => new Date((now - least - dice(400 * 86_400)) * 1000).toISOString().replace(/\.\d+Z$/, "Z");
  const writeKeys = (): Record<string, string> => ({
    title: JSON.stringify(writeText().slice(0, 60)),
    author: pick(names),
    created: writeMoment(86_400),
    tags: JSON.stringify([...new Set([pick(tags), pick(tags).toUpperCase()])].slice(0, 1 + dice(2))),
    ...(dice(5) === 0 && { status: "closed" }),
  });
  const add = () => {
    made += 1;
    write(`discussions/d${made}.md`, writeDiscussion(writeKeys(), writeText()));
  };
  const writeLong = (name: string) =>
    write(`discussions/d1/${name}.md`, writeReply({ author: pick(names), created: writeMoment() }, writeText()));
  const isRemoved = (name: string) => /^removed: /m.test(readFileSync(join(content, "discussions", name), "utf8"));
  const pickText = () => {
    const texts = readdirSync(join(content, "discussions"), { recursive: true, encoding: "utf8" });
    const written = texts.filter((name) => name.endsWith(".md") && !isRemoved(name));
    return `discussions/${pick(written.length > 0 ? written : list())}`;
  };
  const listAttached = () =>
    readdirSync(join(content, "discussions"), { recursive: true, encoding: "utf8" }).filter((path) =>
      attachmentNames.some((name) => path.endsWith(`/${name}`)),
    );
  const edits: Readonly<Record<string, () => void>> = {
    add,
    edit: () => write(`discussions/${pick(list())}`, writeDiscussion(writeKeys(), writeText())),
    text: () => appendFileSync(join(content, pickText()), `\n${pick(words)} ${pick(words)}\n`),
    "first text": () => {
      const path = join(content, pickText());
      writeFileSync(path, readFileSync(path, "utf8").replace(/\n---\n+/, `\n---\n\n${pick(words)} `));
    },
    reply: () => {
      made += 1;
      write(
        `discussions/${pick(list()).slice(0, -3)}/r${made}.md`,
        writeReply({ author: pick(names), created: writeMoment() }, writeText()),
      );
    },
    "reply of the long discussion": () => {
      made += 1;
      if (list().includes("d1.md")) writeLong(String(made));
    },
    "no reply of the long discussion": () => {
      const folder = join(content, "discussions/d1");
      const files = existsSync(folder) ? readdirSync(folder) : [];
      if (files.length > 0) rmSync(join(folder, pick(files)));
    },
    rename: () => {
      made += 1;
      const name = pick(list()).slice(0, -3);
      const path = join(content, `discussions/${name}.md`);
      const text = readFileSync(path, "utf8").replace(/^redirectFrom: .*\n/m, "");
      if (dice(2) === 0) writeFileSync(path, text.replace("---\n", `---\nredirectFrom: [/discussions/${name}/]\n`));
      renameSync(path, join(content, `discussions/n${made}.md`));
      if (readdirSync(join(content, "discussions")).includes(name))
        renameSync(join(content, "discussions", name), join(content, `discussions/n${made}`));
    },
    retag: () => {
      const path = join(content, "discussions", pick(list()));
      writeFileSync(path, readFileSync(path, "utf8").replace(/^tags: .*$/m, `tags: ["${pick(tags)}", "${pick(names.slice(0, -2))}"]`));
    },
    remove: () => {
      const name = pick(list()).slice(0, -3);
      if (list().length < 3) return;
      rmSync(join(content, `discussions/${name}.md`));
      rmSync(join(content, "discussions", name), { recursive: true, force: true });
    },
    "remove post": () => {
      const opened = openForRemoval(content);
      const plan = planRemoval(opened, pick([pickText(), `author:${pick(names)}`]));
      const texts = "posts" in plan && replaceTexts(plan, "2026-03-01", opened.locate);
      if (Array.isArray(texts) && "files" in plan) writeRemoval(texts, plan.files, opened.locate);
    },
    draft: () => {
      const path = join(content, "discussions", pick(list()));
      const text = readFileSync(path, "utf8");
      const shown = text.replace(/^status: .*\n/m, "");
      if (list().length > 2) writeFileSync(path, shown === text ? text.replace("---\n", "---\nstatus: draft\n") : shown);
    },
    break: () => {
      const path = join(content, "discussions", pick(list()));
      const text = readFileSync(path, "utf8");
      writeFileSync(path, text.replace("---\n", "---\nno such key: 1\n"));
      broken = () => writeFileSync(path, text);
    },
    settings: () =>
      write(
        "site.yaml",
        `name: ${pick(["انجمن", "گفتگو"])}\ndescription: ${pick(words.slice(0, 2))}\nbase: https://forum.example/${pick(["", "forum/"])}\npageSize: ${pick([3, 5])}\nauthorPages: ${pick(["true", "true", "false"])}\nlineBreaks: ${pick(["true", "false"])}\nlanguage: ${pick(["fa", "fa-AF"])}\ncalendar: ${pick(["jalali", "gregorian"])}\n`,
      ),
    registry: () => write("tags.yaml", `PHP:\n  description: ${pick(words.slice(0, 2))}\n${dice(2) ? "وب:\n  aliases: [web]\n" : ""}`),
    page: () => write("pages/about.md", `---\ntitle: ${pick(["درباره", "قواعد"])}\n---\n${writeText()}\n`),
    "static file": () => write(`static/${pick(staticNames)}`, `x${writeText().slice(0, dice(40))}`),
    "moved static file": () => {
      const [from, to] = [pick(staticNames), pick(staticNames)].map((name) => join(content, "static", name));
      if (!from || !to || !existsSync(from)) return;
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
    },
    "no static file": () => rmSync(join(content, "static", pick(staticNames)), { force: true }),
    logo: () => write(pick(["logo.svg", "icon.svg"]), drawSquare(pick(["red", "green"]))),
    "no logo": () => rmSync(join(content, pick(["logo.svg", "icon.svg"])), { force: true }),
    theme: () => write("theme.css", `a { color: ${pick(["red", "green"])} }`),
    "no theme": () => rmSync(join(content, "theme.css"), { force: true }),
    second: () => (now += dice(50)),
    attachment: () => {
      const name = pick(list()).slice(0, -3);
      write(`discussions/${name}/${pick(attachmentNames)}`, `${pick(words)}${writeText().slice(0, dice(40))}`.replaceAll("<", ""));
    },
    "linked attachment": () => appendFileSync(join(content, pickText()), `\n[پیوست](${pick(attachmentNames)})\n`),
    "linked attachment of another discussion": () => {
      const attached = listAttached();
      if (attached.length > 0) appendFileSync(join(content, pickText()), `\n[پیوست](/discussions/${pick(attached)})\n`);
    },
    "no link": () => {
      const path = join(content, pickText());
      writeFileSync(path, readFileSync(path, "utf8").replace(/\n\[پیوست\].*\n$/, ""));
    },
    "no attachment": () => {
      const attached = listAttached();
      if (attached.length > 0) rmSync(join(content, "discussions", pick(attached)));
    },
    picture: () => {
      const name = pick(list()).slice(0, -3);
      const kind = dice(pictureNames.length);
      const path = join(content, "discussions", name, pictureNames[kind] ?? "");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, pick(photographs[kind] ?? []));
    },
    "page picture": () => {
      mkdirSync(join(content, "pages/about"), { recursive: true });
      write("pages/about.md", `---\ntitle: درباره\n---\n${writeText()} ![نما](p.jpg)\n`);
      writeFileSync(join(content, "pages/about/p.jpg"), pick(photographs[0] ?? []));
    },
    "shown picture": () => {
      const shown = readdirSync(join(content, "discussions"), { recursive: true, encoding: "utf8" }).filter((path) =>
        pictureNames.some((name) => path.endsWith(`/${name}`)),
      );
      if (shown.length === 0) return;
      const [owner = "", name = ""] = pick(shown).split("/");
      if (!isRemoved(`${owner}.md`)) appendFileSync(join(content, "discussions", `${owner}.md`), `\n![${pick(["نما", ""])}](${name})\n`);
    },
    day: () => (now += dice(3 * 86_400)),
  };
  for (let count = 0; count < size; count++) add();
  for (let reply = 1; reply < 8; reply++) writeLong(String(reply));
  return {
    content,
    now: () => now,
    edit: () => {
      if (broken) {
        broken();
        broken = undefined;
        return "mend";
      }
      const name = pick(Object.keys(edits));
      edits[name]?.();
      return name;
    },
  };
}
