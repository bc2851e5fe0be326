import { showValue } from "../../text/show-value.ts";
import type { ImportNote } from "../model.ts";
import { cleanName } from "../text/clean.ts";
import type { ImportWords } from "../words/languages.ts";
import { communityId, type Person } from "./posts.ts";

/** Names the people of a dump, and reports each name that had to change. */
export interface MemberNames {
  readonly nameOf: (person: Person) => string;
  /** One for each changed name, in the order of their first use. */
  readonly listNotes: () => readonly ImportNote[];
}

/**
 * A member gets the name in Users.xml, else the name in the row, else `user12`, as on the old site.
 * People without an id and a name share one neutral name. Names keep the letters of every script.
 *
 * @param names member id → display name.
 */
export function createMemberNames(names: ReadonlyMap<number, string>, words: Pick<ImportWords, "deletedUser" | "community">): MemberNames {
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
