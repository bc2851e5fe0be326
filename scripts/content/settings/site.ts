import { z } from "zod";
import { calendars } from "../../locale/calendars.ts";
import { findLocale, languages, listLanguageTags, requireLocale } from "../../locale/locales.ts";
import type { Parsed, Place, Problem } from "../../problems/problem.ts";
import { linkPath } from "../../text/href.ts";
import { limits } from "../../text/limits.ts";
import { omit } from "../../text/omit.ts";
import { showValue } from "../../text/show-value.ts";
import { suggestWord } from "../../text/suggest.ts";
import { createZone } from "../../text/zone.ts";
import type { LocalLink, Site } from "../model.ts";
import { lineOfText, refuse, wholeNumber, yesOrNo } from "../parse/fields/common-fields.ts";
import { latinLanguageTag } from "../parse/fields/language-field.ts";
import { type Examples, findNode, validateKeys } from "../parse/fields/validate-keys.ts";
import { parseYaml, type YamlMap } from "../parse/yaml/parse-yaml.ts";
import { defaultBase, readBase, suggestBase } from "./base-address.ts";
import { findWeakColours } from "./check-contrast.ts";
import { checkLabel } from "./check-label.ts";
import { countFormats } from "./content-format.ts";
import { createContentFormatField } from "./content-format-field.ts";
import { contributeField } from "./contribute-field.ts";
import { editorField } from "./editor-field.ts";
import { hosts } from "./hosts.ts";
import { navField } from "./nav-field.ts";
import { themeField } from "./theme-field.ts";

const examples: Examples = {
  contentFormat: `contentFormat: ${countFormats()}`,
  name: 'name: "{site}"',
  description: 'description: "…"',
  base: "base: https://example.org/forum/",
  host: "host: github-pages",
  language: "language: fa",
  calendar: "calendar: jalali",
  latinLanguage: "latinLanguage: en",
  timeZone: "timeZone: Asia/Tehran",
  pageSize: "pageSize: 50",
  authorPages: "authorPages: false",
  lineBreaks: "lineBreaks: true",
  static: "static: [google1a2b3c.html]",
  nav: "nav: [{ label: Chat, link: https://chat.example }]",
  labels: "labels: { entry.solved: {solved} }",
  theme: 'theme: { colours: { accent: { light: "#0a6b5d", dark: "#63c8b3" } } }',
  contribute: "contribute: { github: sara/forum }",
  contributors: "contributors: { updates: true }",
  editor: "editor: { backend: github, repo: sara/forum, signIn: https://sign-in.example }",
};

const base = z.string().transform((written, context) => {
  const { base, mistake } = readBase(written);
  return mistake === undefined
    ? base
    : refuse(context, { rule: "notBase", written: showValue(written), mistake, right: suggestBase(written) });
});

const language = z.string().transform((written, context) => {
  const locale = findLocale(written);
  if (locale) return locale.tag;
  const tags = listLanguageTags(written);
  return refuse(context, tags ? { rule: "unknownRegion", written, known: tags } : { rule: "unknownLanguage", written, known: languages });
});

const timeZone = z.string().transform((written, context) => {
  return createZone(written) ?? refuse(context, { rule: "unknownTimeZone", written });
});

const defaultLanguage = "fa";

/** The settings of a site. */
export const siteFields = z.strictObject({
  contentFormat: createContentFormatField(),
  name: lineOfText(limits.nameGraphemes).default("گفتگو"),
  description: lineOfText(limits.titleGraphemes).default("گفتگوهایی که می‌مانند"),
  base: base.default(defaultBase),
  host: z.enum(hosts).exactOptional(),
  language: language.default(defaultLanguage),
  calendar: z.enum(calendars).exactOptional(),
  latinLanguage: latinLanguageTag.default("en"),
  timeZone: timeZone.prefault("Asia/Tehran"),
  pageSize: wholeNumber(1, 200, 50).default(50),
  authorPages: yesOrNo.default(true),
  lineBreaks: yesOrNo.default(false),
  static: z.array(z.string().transform((path) => path.normalize("NFC"))).default([]),
  nav: navField.prefault([]),
  contribute: contributeField.prefault({}),
  contributors: z
    .strictObject({
      updates: yesOrNo.default(false),
      redirectFrom: yesOrNo.default(false),
      likes: yesOrNo.default(false),
    })
    .prefault({}),
  editor: editorField.exactOptional(),
  labels: z.record(z.string(), lineOfText(limits.titleGraphemes)).prefault({}),
  theme: themeField.prefault({}),
});

/** Parses `site.yaml`. An empty or absent file means all defaults. */
export function parseSite(text: string, file: string): Parsed<Site> {
  const { value = { kind: "absent" }, problems } = parseYaml(text, file);
  if (problems.length > 0) return { problems };
  if (value.kind !== "absent" && value.kind !== "map")
    return { problems: [{ file, line: 1, column: 1, violation: { rule: "siteWithoutKeys" } }] };
  const keys = value.kind === "map" ? value : { kind: "map" as const, entries: new Map(), line: 1, column: 1 };
  const parsed = validateKeys(keys, siteFields, examples, file);
  const found = [...parsed.problems, ...findBadLabels(keys, file)];
  if (!parsed.value || found.length > 0) return { problems: found };
  const {
    timeZone: zone,
    calendar = requireLocale(parsed.value.language).dates.calendar,
    ...settings
  } = omit(parsed.value, "contentFormat");
  const weak = findWeakColours(settings.theme, (colour) => locateKey(keys, ["theme", "colours", colour]), file);
  const place = locateKey(keys, ["editor", "backend"]);
  const local = settings.editor?.backend === "local" ? [{ file, ...place, violation: { rule: "localEditor" } as const }] : [];
  return { value: { ...settings, zone, calendar }, problems: [], notes: [...weak, ...local] };
}

/**
 * Returns default settings for a site whose `site.yaml` is absent or broken. Language and calendar
 * of a broken file are kept if they can be read: problems are reported in that language, and dates
 * of that calendar are not problems.
 */
export function buildDefaultSite(text: string): Site {
  const { value } = parseSite("", "site.yaml");
  if (!value) throw new Error("the defaults of site.yaml do not pass their own schema");
  const locale = findLocale(readWord(text, "language"));
  const calendar = calendars.find((name) => name === readWord(text, "calendar")) ?? locale?.dates.calendar;
  return { ...value, ...(locale && { language: locale.tag }), ...(calendar && { calendar }) };
}

/** The value of a key at the start of a line; empty if it is not one word. */
function readWord(text: string, key: "language" | "calendar"): string {
  return new RegExp(`^${key}:[ \\t]*(["']?)([A-Za-z-]+)\\1[ \\t]*(?:#.*)?$`, "m").exec(text)?.[2] ?? "";
}

/** Where `site.yaml` has a key; its start if the file cannot be parsed. */
export function locateSetting(text: string, key: string): Place {
  const { value } = parseYaml(text, "site.yaml");
  const { line, column } = (value?.kind === "map" && value.entries.get(key)) || { line: 1, column: 1 };
  return { line, column };
}

/** Finds the fonts of the theme that `static` does not hold, with their places in `site.yaml`. */
export function findMissingFonts({ fonts }: Site["theme"], statics: readonly string[], readText: () => string): readonly Problem[] {
  return (["textFile", "codeFile"] as const).flatMap((key): readonly Problem[] => {
    const written = fonts[key];
    if (written === undefined || statics.includes(written)) return [];
    const { value } = parseYaml(readText(), "site.yaml");
    if (value?.kind !== "map") return [];
    const near = suggestWord(
      written,
      statics.filter((path) => path.endsWith(".woff2")),
    );
    const subject = { kind: "key", key: `theme.fonts.${key}` } as const;
    const place = locateKey(value, ["theme", "fonts", key]);
    return [{ file: "site.yaml", ...place, violation: { rule: "fontNotFound", written: showValue(written), near }, subject }];
  });
}

/**
 * The links of `nav` to pages of the site, with their places in `site.yaml`.
 *
 * @param text of the file, which has no problems.
 */
export function locateNavLinks(nav: Site["nav"], text: string): readonly LocalLink[] {
  const { value } = parseYaml(text, "site.yaml");
  return nav.flatMap(({ link }, index) => {
    if (value?.kind !== "map" || !link.startsWith("/")) return [];
    return [{ address: linkPath("/", link), ...locateKey(value, ["nav", index, "link"]) }];
  });
}

function locateKey(keys: YamlMap, path: readonly PropertyKey[]): Place {
  const { node } = findNode(keys, path);
  return { line: node.line, column: node.column };
}

/**
 * Checks the labels as written, so that broken labels are reported with other broken keys. Labels
 * in an unknown language are not checked.
 */
function findBadLabels({ entries }: YamlMap, file: string): readonly Problem[] {
  const [labels, language] = [entries.get("labels")?.value, entries.get("language")?.value];
  const spoken = language?.kind === "text" ? language.text : defaultLanguage;
  if (labels?.kind !== "map" || !findLocale(spoken)) return [];
  return [...labels.entries].flatMap(([name, { line, column, value }]) =>
    checkLabel(name, value.kind === "text" ? value.text : "", spoken).map((violation) => ({ file, line, column, violation })),
  );
}
