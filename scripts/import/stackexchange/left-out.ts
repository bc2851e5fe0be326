import type { LeftOut } from "../model.ts";

/** Collects rows that do not reach the content, so that each is named with its reason in the end. */
export interface LeftOutList {
  readonly add: (kind: string, reason: string, id: number) => void;
  /** By kind and reason, in the order in which each was met first. */
  readonly list: () => readonly LeftOut[];
  readonly count: (kind?: string) => number;
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
    count: (kind) =>
      [...groups.values()].filter((group) => kind === undefined || group.kind === kind).reduce((sum, { ids }) => sum + ids.length, 0),
  };
}

/** `PostTypeId` of Stack Exchange's data dump documentation; 1 and 2 are brought over. */
const otherTypes: ReadonlyMap<number, string> = new Map([
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
  return otherTypes.get(type) ?? `post of unknown type ${type}`;
}
