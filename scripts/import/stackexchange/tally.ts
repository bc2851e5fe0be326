import type { ImportNote, RemotePicture } from "../model.ts";
import type { Comment } from "./comments.ts";
import type { ConvertedPost } from "./convert-post.ts";
import type { DumpPost } from "./posts.ts";
import type { LicenceCount } from "./source-page.ts";

/** Numbers of imported items. */
export interface Counts {
  readonly discussions: number;
  readonly replies: number;
  readonly comments: number;
  readonly solved: number;
  readonly closed: number;
  /** Edits by the old site itself, which are left out. */
  readonly automaticEdits: number;
}

/** Counts posts as they are converted. */
export interface Tally {
  readonly add: (post: DumpPost, built: ConvertedPost, comments: readonly Comment[]) => void;
  readonly counts: () => Counts;
  /** By the licence's name; the name is empty if a row has none. */
  readonly licences: ReadonlyMap<string, LicenceCount>;
  /** Creation times of the first and last post. */
  readonly range: () => { readonly from: string; readonly to: string } | undefined;
  readonly notes: readonly ImportNote[];
  readonly pictures: readonly RemotePicture[];
}

export function createTally(): Tally {
  const counts = { discussions: 0, replies: 0, comments: 0, solved: 0, closed: 0, automaticEdits: 0 };
  const licences = new Map<string, LicenceCount>();
  const notes: ImportNote[] = [];
  const pictures: RemotePicture[] = [];
  let range: { readonly from: string; readonly to: string } | undefined;

  function countLicence(key: keyof LicenceCount, name = ""): void {
    const known = licences.get(name) ?? { discussions: 0, replies: 0, comments: 0 };
    licences.set(name, { ...known, [key]: known[key] + 1 });
  }

  return {
    add: ({ id, created = "", licence }, { file, kind, isSolved, isClosed, notes: others }, comments) => {
      const key = kind === "question" ? "discussions" : "replies";
      const subject = `${kind} ${id}`;
      counts[key] += 1;
      counts.comments += comments.length;
      if (isSolved) counts.solved += 1;
      if (isClosed) counts.closed += 1;
      if (file.hasAutomaticEdit) counts.automaticEdits += 1;
      countLicence(key, licence);
      for (const comment of comments) countLicence("comments", comment.licence);
      range = range
        ? { from: created < range.from ? created : range.from, to: created > range.to ? created : range.to }
        : { from: created, to: created };
      notes.push(...[...file.notes, ...others].map((reason) => ({ subject, reason })));
      pictures.push(...file.pictures.map((address) => ({ subject, address })));
    },
    counts: () => counts,
    licences,
    range: () => range,
    notes,
    pictures,
  };
}
