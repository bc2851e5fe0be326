import { findProblemWords } from "../../problems/languages.ts";
import { formatLocalMinute } from "../../text/local-time.ts";
import { createZone, utc } from "../../text/zone.ts";
import { createEditorCheck } from "../check.ts";
import { formatEditorFile, readEditorFile } from "../file.ts";
import { readFoldersIn } from "./backend.ts";
import { checkAnswer, nameNewEntry, Refusal } from "./before-save.ts";
import { registerCheckedControls } from "./checked-controls.ts";
import { registerDiscussion } from "./discussion-control.ts";
import { type Engine, readText, type Settings } from "./engine.ts";
import { isOtherForm } from "./moves.ts";
import { registerPicture } from "./picture.ts";
import { blockDirections, createPreview } from "./preview.ts";
import { createTagsControl } from "./tags-control.ts";

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    readonly CMS?: Engine;
  }
}

// The engine comes after this script, and would else start at once.
window.CMS_MANUAL_INIT = true;

/** Where the engine keeps which way of writing was chosen last. */
const writingKey = "cms.md-mode";

/** Teaches the engine what this site's files, names and looks are, and starts it. */
async function start(): Promise<void> {
  const engine = window.CMS;
  const answer = await fetch("settings.json");
  if (!engine || !answer.ok) throw new Error("the engine or its settings are missing");
  const settings: Settings = await answer.json();
  const zone = createZone(settings.zone) ?? utc;
  const readNow = () => formatLocalMinute(Date.now() / 1000, zone);
  const openedAt = readNow();
  const check = createEditorCheck(zone, findProblemWords(settings.page.language));

  engine.registerCustomFormat("discussion", "md", {
    fromFile: (text) => readEditorFile(text, zone),
    toFile: (entry) => formatEditorFile(entry),
  });
  const hasFile = readFoldersIn(engine, settings.engine.backend.name);
  registerPicture(engine, settings.picture);
  engine.registerWidget("tags", createTagsControl(settings.tags, check));
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
      const violation = check.checkUpdate((key) => readText(values, key) || undefined);
      if (violation) throw new Refusal(settings.says[violation]);
      await checkAnswer(entry, hasFile, settings.says);
      return values;
    },
  });
  // Its other way of writing spells marks in its own manner, and knows no footnotes.
  if (localStorage.getItem(writingKey) === null) localStorage.setItem(writingKey, "raw");
  engine.init({ config: withOpening(settings.engine, openedAt) });
}

/** A new post starts with the moment at which the editor was opened; one that was left so is given that of its saving. */
function withOpening(engine: Settings["engine"], openedAt: string): Settings["engine"] {
  const collections = engine.collections.map((collection) => ({
    ...collection,
    fields: collection.fields.map((field) => (field.name === "created" ? { ...field, default: openedAt } : field)),
  }));
  return { ...engine, collections };
}

type Phrases = { [name: string]: string | Phrases };

/** The phrases of the engine with some in other words; each of these is named by the way to it. */
function rephrase(phrases: object | undefined, changes: Settings["phrases"]): object {
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
  if (isOtherForm(oldURL, newURL)) location.reload();
});

addEventListener("DOMContentLoaded", () => {
  start().catch((error: unknown) => {
    document.querySelector(".failed")?.removeAttribute("hidden");
    throw error;
  });
});
