import type { z } from "zod";
import { showValue } from "../../text/quote.ts";
import { foldSlug } from "../../text/slug.ts";
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
    checkPicture: (name) => {
      if (pictures.has(name)) return undefined;
      const near = [...pictures.keys()].find((other) => foldSlug(other) === foldSlug(name));
      return { rule: "missingPicture", name: showValue(name), near };
    },
    notePicture: (address) => ({ rule: "pictureElsewhere", name: showValue(address) }),
    noteSpaced: (name) => ({ rule: "spacedPicture", name: showValue(name) }),
    mayBeEmpty: false,
  });
}
