import { fillIn } from "../../text/template.ts";
import type { HasFile } from "./backend.ts";
import { type Entry, readText, type Settings } from "./engine.ts";
import { readFolder } from "./folder-name.ts";
import { Refusal } from "./refusal.ts";

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
