import { fillDateFolders } from "../../text/date-folders.ts";
import { checkDiscussionSlug } from "../../text/slug.ts";
import { fillIn } from "../../text/template.ts";
import { nameByAuthor, nameByTitle } from "../../text/title-slug.ts";
import type { HasFile } from "./backend.ts";
import { type Entry, readText, type Settings, type Values } from "./engine.ts";
import { readFolder, spellFolders } from "./folder-name.ts";

/** Why a post is not saved, as a sentence for its author; the engine shows it without the name of an error. */
export class Refusal extends Error {
  override toString(): string {
    return this.message;
  }
}

export interface Times {
  /** What a new post says of itself before its author does. */
  readonly openedAt: string;
  readonly readNow: () => string;
}

/**
 * Gives a new post the parts of its path, by the names that they have in the settings of the engine, and the moment of its saving.
 *
 * @throws {Refusal} where it cannot be written.
 */
export async function nameNewEntry(entry: Entry, settings: Settings, { openedAt, readNow }: Times): Promise<Values> {
  const values = entry.get("data");
  if (!entry.get("newRecord")) return values;
  const dated = values.get("created") === openedAt ? values.set("created", readNow()) : values;
  return entry.get("collection") === "replies" ? nameReply(dated, settings) : nameDiscussion(dated, settings);
}

async function nameDiscussion(values: Values, { group, page }: Settings): Promise<Values> {
  const folders = fillDateFolders(group, readText(values, "created"));
  const name = await findFree(nameByTitle(readText(values, "title")), page.discussions);
  return setFolders(values, spellFolders(folders, group.length) ?? folders).set("name", name);
}

function nameReply(values: Values, { group, says }: Settings): Values {
  const folders = readText(values, "discussion").split("/");
  const name = folders.at(-1) ?? "";
  if (name === "") throw new Refusal(says.chooseDiscussion);
  const spelled = spellFolders(folders, group.length + 1);
  if (spelled === undefined) throw new Refusal(fillIn(says.cannotReply, { name }));
  const minute = readText(values, "created").replace(/\D/g, "").slice(0, 12);
  const own = [minute, nameByAuthor(readText(values, "author"))].filter(Boolean).join("-");
  return setFolders(values, spelled).set("name", own);
}

/** Some hosts answer to every address; the engine itself sees to files of one folder. */
const mostTaken = 50;

/** A name that a discussion can have and that none has: the site knows the names of all. */
async function findFree(name: string, discussions: string): Promise<string> {
  const [first = name, ...others] = Array.from({ length: mostTaken }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`)).filter(
    (candidate) => checkDiscussionSlug(candidate) === undefined,
  );
  let free = first;
  for (const next of others) {
    const answer = await fetch(`${discussions}${encodeURIComponent(free)}/`, { method: "HEAD" }).catch(() => undefined);
    if (!answer?.ok) return free;
    free = next;
  }
  return free;
}

function setFolders(values: Values, folders: readonly string[]): Values {
  return folders.reduce((changed, name, index) => changed.set(`folder${index + 1}`, name), values);
}

/**
 * Sees that the accepted reply of a discussion is there. What the host of the repository does not tell, `check` does.
 *
 * @throws {Refusal} where there is none of that name.
 */
export async function checkAnswer(entry: Entry, hasFile: HasFile, says: Settings["says"]): Promise<void> {
  const name = readText(entry.get("data"), "answer").trim();
  if (entry.get("collection") !== "discussions" || name === "") return;
  const folder = readFolder(entry.get("path")).replace(/\.md$/, "");
  const isThere = !entry.get("newRecord") && !name.includes("/") && (await hasFile(`${folder}/${name}`).catch(() => true));
  if (!isThere) throw new Refusal(fillIn(says.unknownAnswer, { name }));
}
