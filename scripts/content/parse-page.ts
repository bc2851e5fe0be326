import { z } from "zod";
import { type Examples, lineOfText } from "./fields.ts";
import { limits } from "./limits.ts";
import type { ContentPage } from "./model.ts";
import type { SourceText } from "./parse-discussion.ts";
import { findMissingPictures, parseMarkdownFile } from "./parse-post.ts";
import type { Problem } from "./problem.ts";

const fields = z.strictObject({
  title: lineOfText(limits.titleGraphemes),
  description: lineOfText(limits.titleGraphemes).exactOptional(),
});

const examples: Examples = { title: 'title: "دربارهٔ ما"', description: 'description: "…"' };

/** Parses a file of `pages/`; its slug is its name. Pages hold no pictures. */
export function parsePage({ path, text }: SourceText): { readonly page?: ContentPage; readonly problems: readonly Problem[]; readonly notes: readonly Problem[] } {
  const parsed = parseMarkdownFile(text, path, fields, examples);
  if (!parsed.value) return { problems: parsed.problems, notes: [] };
  const { keys, body, bodyLine, notes } = parsed.value;
  const problems = findMissingPictures(body, path, bodyLine, () => false);
  if (problems.length > 0) return { problems, notes };
  const slug = path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");
  const { title, description } = keys;
  return { page: { file: path, slug, title, body, ...(description !== undefined && { description }) }, problems, notes };
}
