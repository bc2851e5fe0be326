import { z } from "zod";
import type { Folding } from "../../locale/locale.ts";
import type { Parsed, Place, Problem } from "../../problems/problem.ts";
import { foldTag } from "../../text/fold.ts";
import { limits } from "../../text/limits.ts";
import { checkTagSlug } from "../../text/slug.ts";
import type { TagEntry } from "../model.ts";
import { lineOfText, readViolation, refuse } from "../parse/fields/common-fields.ts";
import { tagLabel } from "../parse/fields/tags-field.ts";
import { type Examples, validateKeys } from "../parse/fields/validate-keys.ts";
import { parseYaml } from "../parse/yaml/parse-yaml.ts";

const examples: Examples = {
  slug: "slug: csharp",
  description: 'description: "…"',
  aliases: "aliases: [sharp]",
};

const slug = z.string().transform((written, context) => {
  const violation = checkTagSlug(written);
  return violation ? refuse(context, violation) : written;
});

/** The fields of one tag. */
export const registryFields = z.strictObject({
  slug: slug.exactOptional(),
  description: lineOfText(limits.titleGraphemes).exactOptional(),
  aliases: z.array(tagLabel).default([]),
});

/**
 * Parses `tags.yaml`: tag label → its fields. A label or alias in two entries is a problem. An
 * alias may fold to its own tag in the language of the site; it then has no effect.
 */
export function parseTagRegistry(text: string, file: string, folding: Folding): Parsed<readonly TagEntry[]> {
  const { value, problems } = parseYaml(text, file);
  if (problems.length > 0) return { problems };
  if (!value || value.kind === "absent") return { value: [], problems };
  if (value.kind !== "map") return { problems: [{ file, line: 1, column: 1, violation: { rule: "tagsNotMap" } }] };

  const found: Problem[] = [];
  const entries: TagEntry[] = [];
  const owners = new Map<string, { readonly name: string; readonly tag: string; readonly line: number }>();
  const claim = (name: string, place: Place, tag = name): void => {
    const key = foldTag(name, folding);
    const owner = owners.get(key);
    if (!owner) owners.set(key, { name, tag, line: place.line });
    else if (owner.tag !== tag || foldTag(owner.name, "common") === foldTag(name, "common"))
      found.push({ file, ...place, violation: { rule: "sameTag", tag: name, other: owner.name, line: owner.line } });
  };
  for (const [written, { value: node, line, column }] of value.entries) {
    const label = tagLabel.safeParse(written);
    if (!label.success) {
      const subject = { kind: "tag", label: written } as const;
      found.push(
        ...label.error.issues
          .flatMap((issue) => readViolation(issue) ?? [])
          .map((violation) => ({ file, line, column, violation, subject })),
      );
      continue;
    }
    claim(label.data, { line, column });
    const keys = node.kind === "map" ? node : { kind: "map" as const, entries: new Map(), line, column };
    if (node.kind === "text" || node.kind === "list") found.push({ file, line, column, violation: { rule: "tagNotMap", tag: written } });
    const parsed = validateKeys(keys, registryFields, examples, file);
    found.push(...parsed.problems);
    if (!parsed.value) continue;
    for (const alias of parsed.value.aliases) claim(alias, { line, column }, label.data);
    entries.push({ label: label.data, line, column, ...parsed.value });
  }
  return found.length > 0 ? { problems: found } : { value: entries, problems: [] };
}
