import { direction } from "#locale";
import { type NameLink, type Row, rowFields } from "../listing/row.ts";
import { findLanguageDirection } from "../text/direction.ts";
import { attachPunctuation, findRunsDirection, isUnbreakable, type Run, type ShownRun } from "../text/inline-code.ts";
import { createElement, find } from "./elements.ts";

/** Fills a copy of the entry in `template`. Text becomes text nodes, so no row can add markup. */
export function createRow(template: HTMLTemplateElement, row: Row): HTMLElement {
  const fragment = document.importNode(template.content, true);
  const entry = find(fragment, ".entry");
  const title = find<HTMLAnchorElement>(entry, "a.title");
  title.href = row.url;
  fillLine(title, row.title, row.titleLanguage);
  fillLine(find(entry, ".excerpt"), row.excerpt, row.excerptLanguage);
  fillName(find(entry, ".author"), row.author);
  fillActor(find(entry, ".actor"), row);
  fillTime(find<HTMLTimeElement>(entry, "time"), row);
  for (const name of rowFields.marks) if (!row[name]) find(entry, `.${name}`).remove();
  for (const name of rowFields.phrases) fillPhrase(find(entry, `.${name}`), row[name]);
  fillTags(find(entry, ".tags"), row.tags);
  return entry;
}

/** @param language as in `Row`. */
function fillLine(element: HTMLElement, runs: readonly Run[], language: string | undefined): void {
  if (language !== undefined) element.lang = language;
  element.dir = findRunsDirection(runs, direction, findLanguageDirection(language ?? ""));
  element.replaceChildren(...attachPunctuation(runs).map(createRun));
}

function createRun({ text, code, punctuation }: ShownRun): Node | string {
  if (!code) return text;
  const shown = createElement("code", { ...(isUnbreakable(text) && { className: "whole" }), dir: "ltr" }, text);
  return punctuation === "" ? shown : createElement("span", { className: "bound" }, shown, punctuation);
}

function fillPhrase(element: HTMLElement, text: string): void {
  element.textContent = text;
  if (text === "") element.remove();
}

/** @param shown the element of the name, or a link to its page. */
function fillName(shown: HTMLElement, { name, url }: NameLink): void {
  (shown.querySelector("bdi") ?? shown).textContent = name;
  if (shown instanceof HTMLAnchorElement) shown.href = url;
}

function fillActor(line: HTMLElement, { actor, acted: [before, after] }: Row): void {
  const name = find(line, ":scope > *");
  fillName(name, actor);
  line.replaceChildren(before, name, after);
}

function fillTime(time: HTMLTimeElement, { at, datetime, date, fullDate }: Row): void {
  time.dateTime = datetime;
  time.dataset.at = String(at);
  time.title = fullDate;
  find(time, ".date").textContent = date;
}

/** The first child is the template of a tag: a link, or an element that holds a link. */
function fillTags(tags: HTMLElement, shown: Row["tags"]): void {
  const template = find(tags, ":scope > *");
  tags.replaceChildren(
    ...shown.flatMap(({ label, url }) => {
      const tag = document.importNode(template, true);
      const link = tag instanceof HTMLAnchorElement ? tag : find<HTMLAnchorElement>(tag, "a");
      link.href = url;
      (link.querySelector("bdi") ?? link).textContent = label;
      return [tag, " "];
    }),
  );
}
