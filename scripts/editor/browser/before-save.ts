import { fillDateFolders } from "../../text/date-folders.ts";
import { checkDiscussionSlug } from "../../text/slug.ts";
import { fillIn } from "../../text/template.ts";
import { nameByAuthor, nameByTitle } from "../../text/title-slug.ts";
import type { HasFile } from "./backend.ts";
import { type BuiltSettings, type OpenPost, readFieldText, type Values } from "./engine.ts";
import { decodePath, encodeFolders } from "./folder-codec.ts";

/**
 * Stops a save. Its message is a sentence for the author, which the engine shows without the name
 * of an error class.
 */
export class SaveError extends Error {
  override toString(): string {
    return this.message;
  }
}

export interface Times {
  /** The time that a new post is given at first. */
  readonly openedAt: string;
  readonly readNow: () => string;
}

/**
 * Gives a new post its file name, by the names of the path parts in `configuration.ts`, and the
 * time of saving. The names are the same as those of `npm run new`.
 *
 * @throws {SaveError} if the post cannot be written.
 */
export async function nameNewEntry(entry: OpenPost, settings: BuiltSettings, { openedAt, readNow }: Times): Promise<Values> {
  const values = entry.get("data");
  if (!entry.get("newRecord")) return values;
  const dated = values.get("created") === openedAt ? values.set("created", readNow()) : values;
  return entry.get("collection") === "replies" ? nameReply(dated, settings) : nameDiscussion(dated, settings);
}

async function nameDiscussion(values: Values, { group, page }: BuiltSettings): Promise<Values> {
  const folders = fillDateFolders(group, readFieldText(values, "created"));
  const name = await findFree(nameByTitle(readFieldText(values, "title")), page.discussions);
  return setFolders(values, encodeFolders(folders, group.length) ?? folders).set("name", name);
}

function nameReply(values: Values, { group, says }: BuiltSettings): Values {
  const folders = readFieldText(values, "discussion").split("/");
  const name = folders.at(-1) ?? "";
  if (name === "") throw new SaveError(says.chooseDiscussion);
  const spelled = encodeFolders(folders, group.length + 1);
  if (spelled === undefined) throw new SaveError(fillIn(says.cannotReply, { name }));
  const minute = readFieldText(values, "created").replace(/\D/g, "").slice(0, 12);
  const own = [minute, nameByAuthor(readFieldText(values, "author"))].filter(Boolean).join("-");
  return setFolders(values, spelled).set("name", own);
}

/**
 * The most names tried: some hosts answer every address. The engine itself keeps files of one
 * folder apart.
 */
const mostTaken = 50;

/** Finds a valid name that no published discussion has, by asking the site for its page. */
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
 * Checks that the accepted reply of a discussion exists. If the host of the repository does not
 * answer, `check` finds it later.
 *
 * @throws {SaveError} if there is no reply of that name.
 */
export async function checkAnswer(entry: OpenPost, hasFile: HasFile, says: BuiltSettings["says"]): Promise<void> {
  const name = readFieldText(entry.get("data"), "answer").trim();
  if (entry.get("collection") !== "discussions" || name === "") return;
  const folder = decodePath(entry.get("path")).replace(/\.md$/, "");
  const isThere = !entry.get("newRecord") && !name.includes("/") && (await hasFile(`${folder}/${name}`).catch(() => true));
  if (!isThere) throw new SaveError(fillIn(says.unknownAnswer, { name }));
}
