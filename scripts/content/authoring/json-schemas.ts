import { z } from "zod";
import { listLabels } from "../../locale/labels.ts";
import { languages, requireLocale } from "../../locale/locales.ts";
import type { DateConvention } from "../../text/dates.ts";
import { utc } from "../../text/zone.ts";
import { buildDiscussionFields, buildReplyFields, postKeys } from "../parse/fields/discussion-fields.ts";
import type { ReservedAddresses } from "../parse/fields/redirect-field.ts";
import { buildPageFields } from "../parse/parse-page.ts";
import { buildCampaignFields } from "../settings/banner.ts";
import { siteFields } from "../settings/site.ts";
import { registryFields } from "../settings/tags.ts";
import { campaignHints, type Hints, pageHints, registryHints, siteHints } from "./schema-hints.ts";

/** Reserves nothing: the schemas do not check addresses. */
const noAddresses: ReservedAddresses = { site: [], discussions: "", server: "" };

/** The schemas do not check dates. */
const anyConvention: DateConvention = { zone: utc, calendar: "gregorian" };

type Schema = Readonly<Record<string, unknown>>;

/**
 * Builds the JSON Schemas of settings and front matter for code editors, by name. They come from
 * the same fields as `check`, which finds more problems. VS Code accepts no schema for the front
 * matter of a Markdown file: snippets complete it.
 */
export function buildEditorSchemas(): ReadonlyMap<string, Schema> {
  const site = describe(siteFields, siteHints);
  return new Map([
    ["site", { ...site, properties: { ...readProperties(site), labels: describeLabels() } }],
    ["banner", finish({ type: ["array", "null"], items: describe(buildCampaignFields(anyConvention), campaignHints) })],
    ["tags", finish({ type: ["object", "null"], additionalProperties: describe(registryFields, registryHints) })],
    // Zod does not see that a field for a list or a text is required.
    [
      "discussion",
      { ...describe(buildDiscussionFields(anyConvention, noAddresses), postKeys), required: ["title", "author", "created", "tags"] },
    ],
    ["reply", describe(buildReplyFields(anyConvention, noAddresses), postKeys)],
    ["page", describe(buildPageFields(noAddresses), pageHints)],
  ]);
}

function describe(fields: z.ZodType, hints: Hints): Schema {
  // Every scalar is read as text, even if a code editor sees a number.
  const schema: Schema = z.toJSONSchema(fields, { io: "input", unrepresentable: "any", reused: "inline" });
  return finish(addHints(schema, "", hints));
}

function finish({ $schema: _, ...schema }: Schema): Schema {
  return { $schema: "http://json-schema.org/draft-07/schema#", ...schema };
}

function addHints(schema: Schema, path: string, hints: Hints): Schema {
  const { default: _, ...rest } = schema;
  const hint = hints[path];
  const described = { ...(hint && { description: hint.description }), ...(hint?.value ?? loosen(rest)) };
  const properties = Object.entries(readProperties(rest)).map(([key, inner]) => [
    key,
    addHints(inner, path === "" ? key : `${path}.${key}`, hints),
  ]);
  return properties.length > 0 ? { ...described, properties: Object.fromEntries(properties) } : described;
}

/** Accepts numbers and booleans too, because a code editor reads unquoted text as such. */
function loosen(schema: Schema): Schema {
  return schema.type === "string" && schema.enum === undefined ? { ...schema, type: ["string", "number", "boolean"] } : schema;
}

function readProperties({ properties }: Schema): Readonly<Record<string, Schema>> {
  return (properties ?? {}) as Readonly<Record<string, Schema>>;
}

/** Describes every text of the interface by its wording in each language. */
function describeLabels(): Schema {
  const texts = new Map<string, string[]>();
  for (const language of languages)
    for (const [name, text] of listLabels(requireLocale(language))) texts.set(name, [...(texts.get(name) ?? []), text]);
  const properties = [...texts].map(([name, said]) => [name, { type: "string", description: said.join(" · ") }]);
  return {
    type: "object",
    description: siteHints.labels?.description,
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}
