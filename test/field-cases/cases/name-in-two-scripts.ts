import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { planFixes } from "../../../scripts/authoring/fix-content.ts";
import { openSession } from "../../../scripts/authoring/session.ts";
import { writePost } from "../../../scripts/authoring/write-post.ts";
import { formatEditorFile, readEditorFile } from "../../../scripts/editor/file.ts";
import { importIssueForm } from "../../../scripts/import/issue-form/import.ts";
import { importStackExchange } from "../../../scripts/import/stackexchange/import.ts";
import { question, writeXml } from "../../import/dump.ts";
import { listFiles, makeFolder } from "../../support/disk.ts";
import { findOne, readText } from "../../support/site/html.ts";
import { type BuiltSite, buildSound, now, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const dumped = ["Vova_Мир", "𝓜𝓲𝓷𝓪", "Ｓａｒａ", "Ωmega"];
const formed = "علي Kαveh";
const typed = "می\u200c\u200cنا";
const edited = "Niкa";
const names = [...dumped, formed, typed, edited];

/** A filled form for a discussion. */
const form = ["### عنوان · Title", "فرم", "### نام شما · Your name", formed, "### برچسب‌ها · Tags", "php", "### متن · Text", "متن"];

const ignore = () => undefined;

export const fieldCase: FieldCase = {
  behaviour: "never rewrites the name of a person, and notes two scripts in it",
  observe: async () => {
    const content = await collectNames();
    const fixes = planFixes(content).planned.map(({ file }) => file);
    const site = await buildSound(content, { clock: now + 86_400 });
    const posts = listFiles(content).map((file) => readFileSync(join(content, file), "utf8"));
    const feeds = [site.read("feed.xml"), site.read("feed.json")];
    return {
      files: keep((name) => posts.some((text) => new RegExp(`^author: "?${name}"?$`, "m").test(text))),
      pages: keep((name) => readPages(site, "discussions/").some((page) => page.includes(name))),
      listing: keep((name) => readText(site.page("/")).includes(name)),
      feeds: keep((name) => feeds.every((feed) => feed.includes(name))),
      authors: keep((name) => readPages(site, "authors/").includes(name)),
      fixes,
      notes: site.notes.map(({ violation }) => ("word" in violation ? String(violation.word) : violation.rule)).sort(),
    };
  },
  right: {
    files: names,
    pages: names,
    listing: names,
    feeds: names,
    authors: names,
    fixes: [],
    notes: ["Kαveh", "Niкa"],
  },
};

/** A content folder with one discussion of each person, each written another way. */
async function collectNames(): Promise<string> {
  const folder = makeFolder({
    "dump/Posts.xml": writeXml(
      "posts",
      dumped.map((_, index) => question(index + 1, { OwnerUserId: index + 1 })),
    ),
    "dump/Users.xml": writeXml(
      "users",
      dumped.map((name, index) => ({ Id: index + 1, DisplayName: name })),
    ),
    "form.json": JSON.stringify({ issue: { body: form.join("\n\n"), created_at: "2026-11-27T08:00:00Z", user: { login: "x" } } }),
    "content/discussions/old.md": writeDiscussion({ author: edited }),
  });
  const content = join(folder, "content");
  await importStackExchange({ source: join(folder, "dump"), output: content, hosts: [] }, ignore);
  await importIssueForm({ source: join(folder, "form.json"), output: content, hosts: [] }, ignore);
  const answers = { title: "تازه", author: typed, tags: "php", body: "متن" };
  const session = openSession({ content, now: "2026-11-27 10:00", answers, notify: ignore });
  if (!("kind" in session)) await writePost(session, { sameTitle: "write" });
  const old = join(content, "discussions/old.md");
  const entry = readEditorFile(readFileSync(old, "utf8"), { zone: { name: "UTC", offsetAt: () => 0 }, calendar: "gregorian" });
  writeFileSync(old, formatEditorFile(entry));
  return content;
}

function keep(isKept: (name: string) => boolean): readonly string[] {
  return names.filter(isKept);
}

/** The main headings of authors, or the texts of discussions. */
function readPages(site: BuiltSite, folder: "authors/" | "discussions/"): readonly string[] {
  const pages = site.files.filter((file) => file.startsWith(folder) && file.endsWith("/index.html"));
  return pages
    .map((file) => site.page(`/${file.replace("index.html", "")}`))
    .map((page) => readText(folder === "authors/" ? findOne(page, "h1") : page));
}
