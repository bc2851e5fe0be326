import { limits } from "../../text/limits.ts";
import { spellUsual } from "../../text/look-alikes.ts";
import { cleanLine } from "../text/clean.ts";
import type { ImportWords } from "../words/import-words.ts";
import { communityId, type Person } from "./posts.ts";

/**
 * Makes a function that names people: a member as Users.xml does, else by the name that the row gives, else `user12`, which is how the site itself names
 * members without a name. Those who left without any trace share one neutral name.
 *
 * @param names member id → display name.
 */
export function createNaming(
  names: ReadonlyMap<number, string>,
  words: Pick<ImportWords, "deletedUser" | "community">,
): (person: Person) => string {
  return ({ id, name }) => {
    const given = (id === undefined ? undefined : names.get(id)) ?? name ?? (id === communityId ? words.community : undefined);
    const clean = given === undefined ? "" : cleanLine(spellUsual(given), limits.nameGraphemes).text;
    return clean || (id === undefined ? words.deletedUser : `user${id}`);
  };
}
