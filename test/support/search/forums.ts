import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { importStackExchange } from "../../../scripts/import/stackexchange/import.ts";
import { extractText } from "../../../scripts/markdown/plain/full-text.ts";
import { type Files, findSite, listFiles, makeFolder } from "../disk.ts";
import { writeDiscussion } from "../site/site.ts";

/** The forums whose search is recorded, each with a function that returns its content folder. */
export const forums = {
  programmers: () => findSite("programmers"),
  /** An English site with discussions in French and English. */
  "french-meta": async (shared: string) => {
    const output = join(makeFolder(), "content");
    const source = join(shared, "data/stackexchange-french-meta");
    await importStackExchange({ source, output, hosts: [], language: "en" }, () => undefined);
    return output;
  },
  "fa-gofarsi-book": (shared: string) => makeFolder(readBook(shared).files),
} as const satisfies Readonly<Record<string, (shared: string) => string | Promise<string>>>;

export type ForumName = keyof typeof forums;

/** The forums that need the folder of larger test material. */
export const sharedForums = ["french-meta", "fa-gofarsi-book"] as const;

/**
 * The chapters of a Persian book that have a text, as discussions without pictures. Each has its
 * visible text, by slug.
 *
 * @param shared the folder of larger test material.
 */
export function readBook(shared: string): { readonly files: Files; readonly texts: Readonly<Record<string, string>> } {
  const folder = join(shared, "data/fa-gofarsi-book/content");
  const chapters = listFiles(folder).filter((file) => file.endsWith(".md"));
  const written = chapters.flatMap((file, index) => {
    const [, , ...rest] = readFileSync(join(folder, file), "utf8").split(/^---$/m);
    const body = rest.join("---").replaceAll("![", "[");
    if (body.trim() === "") return [];
    const title = basename(file, ".md");
    const text = `${title} ${extractText([body])
      .map((part) => part.text)
      .join("")}`;
    return [{ slug: `chapter-${index}`, title, body, text }];
  });
  return {
    files: Object.fromEntries(
      written.map(({ slug, title, body }) => [`discussions/${slug}.md`, writeDiscussion({ title: JSON.stringify(title) }, body)]),
    ),
    texts: Object.fromEntries(written.map(({ slug, text }) => [slug, text])),
  };
}
