import type { LeftOut } from "../model.ts";

/** Collects the rows that are not imported, so that the report can name each with its reason. */
export interface LeftOutList {
  readonly add: (kind: string, reason: string, id: number) => void;
  /** Grouped by kind and reason, in the order of first use. */
  readonly list: () => readonly LeftOut[];
}

export function createLeftOutList(): LeftOutList {
  const groups = new Map<string, { readonly kind: string; readonly reason: string; readonly ids: number[] }>();
  return {
    add: (kind, reason, id) => {
      const key = `${kind}\n${reason}`;
      const group = groups.get(key) ?? { kind, reason, ids: [] };
      groups.set(key, group);
      group.ids.push(id);
    },
    list: () => [...groups.values()],
  };
}

/** Values of `PostTypeId` in the documentation of the data dump. Only 1 and 2 are imported. */
const typeNames: ReadonlyMap<number, string> = new Map([
  [1, "question"],
  [2, "answer"],
  [3, "orphaned tag wiki"],
  [4, "tag wiki excerpt"],
  [5, "tag wiki"],
  [6, "moderator nomination"],
  [7, "wiki placeholder"],
  [8, "privilege wiki"],
  [9, "article"],
  [10, "help article"],
  [12, "collection"],
  [13, "moderator questionnaire response"],
  [14, "announcement"],
  [15, "collective discussion"],
  [17, "collective collection"],
]);

export function nameType(type: number): string {
  return typeNames.get(type) ?? `post of unknown type ${type}`;
}
