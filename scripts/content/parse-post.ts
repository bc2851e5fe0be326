import type { z } from "zod";
import { showValue } from "../text/quote.ts";
import { examples } from "./discussion-fields.ts";
import { type ParsedFile, parseMarkdownFile, type SourceText } from "./markdown-file.ts";

/** Parses the file of a first post or of a reply; `pictures` are those of their discussion by name. */
export function parsePost<S extends z.ZodObject>(
  source: SourceText,
  schema: S,
  pictures: ReadonlyMap<string, unknown>,
): ParsedFile<z.output<S>> {
  return parseMarkdownFile(source, {
    schema,
    examples,
    checkPicture: (name) => (pictures.has(name) ? undefined : { rule: "missingPicture", name: showValue(name) }),
    notePicture: (address) => ({ rule: "pictureElsewhere", name: showValue(address) }),
    noteSpaced: (name) => ({ rule: "spacedPicture", name: showValue(name) }),
    mayBeEmpty: false,
  });
}
