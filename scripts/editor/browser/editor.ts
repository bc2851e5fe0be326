import { findProblemWords } from "../../problems/languages.ts";
import { formatLocalMinute } from "../../text/local-time.ts";
import { createZone, utc } from "../../text/zone.ts";
import { createEditorCheck } from "../check.ts";
import { formatEditorFile, readEditorFile } from "../file.ts";
import { decodeBackendPaths } from "./backend.ts";
import { checkAnswer, nameNewEntry, SaveError } from "./before-save.ts";
import { registerCheckedControls } from "./checked-controls.ts";
import { registerDiscussion } from "./discussion-control.ts";
import { type BuiltSettings, type Engine, readFieldText } from "./engine.ts";
import { isAnotherForm } from "./form-address.ts";
import { registerPicture } from "./picture.ts";
import { blockDirections, createPreview } from "./preview.ts";
import { createTagsControl } from "./tags-control.ts";

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    readonly CMS?: Engine;
  }
}

// The engine loads after this script. Without this flag it would start at once.
window.CMS_MANUAL_INIT = true;

/** The engine's storage key of the last writing mode. */
const writingKey = "cms.md-mode";

/** Registers the site's file format, fields and preview with the engine, and starts it. */
async function start(): Promise<void> {
  const engine = window.CMS;
  const answer = await fetch("settings.json");
  if (!engine || !answer.ok) throw new Error("the engine or its settings are missing");
  const settings: BuiltSettings = await answer.json();
  const zone = createZone(settings.zone) ?? utc;
  const convention = { zone, calendar: settings.calendar };
  const readNow = () => formatLocalMinute(Date.now() / 1000, zone);
  const openedAt = readNow();
  const check = createEditorCheck(convention, findProblemWords(settings.page.language));

  engine.registerCustomFormat("discussion", "md", {
    fromFile: (text) => readEditorFile(text, convention),
    toFile: (entry) => formatEditorFile(entry),
  });
  const hasFile = decodeBackendPaths(engine, settings.engine.backend.name);
  registerPicture(engine, settings.picture);
  engine.registerWidget("tags", createTagsControl(settings, check));
  registerDiscussion(engine);
  registerCheckedControls(engine, check, readNow);
  for (const style of settings.page.styles) engine.registerPreviewStyle(style);
  engine.registerPreviewStyle(blockDirections, { raw: true });
  for (const { name } of settings.engine.collections) engine.registerPreviewTemplate(name, createPreview(settings.page));
  engine.registerLocale(settings.engine.locale, rephrase(engine.getLocale(settings.engine.locale), settings.phrases));
  engine.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const values = await nameNewEntry(entry, settings, { openedAt, readNow });
      const violation = check.checkUpdate((key) => readFieldText(values, key) || undefined);
      if (violation) throw new SaveError(settings.says[violation]);
      await checkAnswer(entry, hasFile, settings.says);
      return values;
    },
  });
  // Rich text rewrites the marks of Markdown and knows no footnotes.
  if (localStorage.getItem(writingKey) === null) localStorage.setItem(writingKey, "raw");
  engine.init({ config: withOpening(settings.engine, openedAt) });
}

/**
 * A new post gets the time at which the editor was opened. If the author leaves it, the time of
 * saving replaces it.
 */
function withOpening(engine: BuiltSettings["engine"], openedAt: string): BuiltSettings["engine"] {
  const collections = engine.collections.map((collection) => ({
    ...collection,
    fields: collection.fields.map((field) => (field.name === "created" ? { ...field, default: openedAt } : field)),
  }));
  return { ...engine, collections };
}

type Phrases = { [name: string]: string | Phrases };

/** Replaces phrases of the engine, each by its path. */
function rephrase(phrases: object | undefined, changes: BuiltSettings["phrases"]): object {
  const changed = structuredClone(phrases ?? {}) as Phrases;
  for (const [path, phrase] of changes) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let part = changed;
    for (const step of steps) {
      const next = part[step];
      const inner = typeof next === "object" ? next : {};
      part[step] = inner;
      part = inner;
    }
    part[last] = phrase;
  }
  return changed;
}

addEventListener("hashchange", ({ oldURL, newURL }) => {
  if (isAnotherForm(oldURL, newURL)) location.reload();
});

addEventListener("DOMContentLoaded", () => {
  start().catch((error: unknown) => {
    document.querySelector(".failed")?.removeAttribute("hidden");
    throw error;
  });
});
