import { showValue } from "../../text/show-value.ts";
import type { ImportNote } from "../model.ts";
import { cleanName } from "../text/clean.ts";
import type { ImportWords } from "../words/languages.ts";
import { communityId, type Person } from "./posts.ts";

/** Names people, and reports the names that could not be stored as they were written. */
export interface Naming {
  readonly nameOf: (person: Person) => string;
  /** One for each changed name, in the order of their first use. */
  readonly listNotes: () => readonly ImportNote[];
}

/**
 * Names a member by Users.xml, else by the row, else as `user12`, like the old site does. People
 * without an id and a name share one neutral name. Names keep their letters, whatever the script.
 *
 * @param names member id → display name.
 */
export function createNaming(names: ReadonlyMap<number, string>, words: Pick<ImportWords, "deletedUser" | "community">): Naming {
  const notes = new Map<string, ImportNote>();
  const nameOf = ({ id, name }: Person) => {
    const substitute = id === undefined ? words.deletedUser : `user${id}`;
    const given = (id === undefined ? undefined : names.get(id)) ?? name ?? (id === communityId ? words.community : undefined);
    if (given === undefined) return substitute;
    const { text, changes } = cleanName(given);
    const all = text === "" ? [...changes, "shows nothing"] : changes;
    const shown = text || substitute;
    if (all.length > 0) {
      const subject = id === undefined ? `name \`${showValue(given)}\`` : `user ${id}`;
      notes.set(`${subject}\n${given}`, { subject, reason: `the name ${all.join(", ")} and is now \`${showValue(shown)}\`` });
    }
    return shown;
  };
  return { nameOf, listNotes: () => [...notes.values()] };
}
