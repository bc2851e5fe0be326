/** What a reader has chosen above a listing; an empty choice lets every entry through. */
export interface Filter {
  readonly time: TimeWindow | "";
  readonly display: Display | "";
  /** Slug of a second tag. */
  readonly with: string;
}

export type TimeWindow = keyof typeof windows;
export type Display = keyof typeof displays;

/** What the filter needs to know of an entry. */
export interface EntryNumbers {
  /** Last activity in seconds since the epoch; `-Infinity` when it is older than every window. */
  readonly at: number;
  readonly solved: boolean;
  readonly closed: boolean;
  /** True when there is a reply. */
  readonly answered: boolean;
}

const day = 86_400;

/** Seconds of each window. They roll with the reader's clock: a "week" is the last seven days, not one that starts on Saturday. */
export const windows = { day, week: 7 * day, month: 30 * day, quarter: 91 * day, year: 365 * day } as const;

type EntryState = Omit<EntryNumbers, "at">;

const displays = {
  solved: (entry: EntryState) => entry.solved,
  unsolved: (entry: EntryState) => !entry.solved && !entry.closed,
  unanswered: (entry: EntryState) => !entry.answered,
  closed: (entry: EntryState) => entry.closed,
} as const;

/** Every display that lets an entry through, in the order in which they are offered. */
export function listDisplays(entry: EntryState): readonly Display[] {
  return (["solved", "unsolved", "unanswered", "closed"] as const).filter((display) => displays[display](entry));
}

/**
 * Says whether an entry passes the choices of time and display. Both ends of a window are included, and what happened after `now`
 * (a reader's clock that is behind) is in every window. The second tag is a matter of the listing, not of an entry's numbers.
 */
export function matchesFilter(entry: EntryNumbers, filter: Pick<Filter, "time" | "display">, now: number): boolean {
  const recent = filter.time === "" || now - entry.at <= windows[filter.time];
  return recent && (filter.display === "" || displays[filter.display](entry));
}

/**
 * Reads the choices from a query string; one that is not known counts as empty.
 *
 * @example parseFilter("?time=week&display=latest") // => { time: "week", display: "", with: "" }
 */
export function parseFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  return {
    time: parseChoice(windows, query.get("time")),
    display: parseChoice(displays, query.get("display")),
    with: query.get("with") ?? "",
  };
}

/**
 * Puts the choices into a query string; what else it holds stays.
 *
 * @example formatFilter("?ref=mail&time=day", { time: "", display: "solved", with: "" }) // => "?ref=mail&display=solved"
 */
export function formatFilter(search: string, filter: Filter): string {
  const query = new URLSearchParams(search);
  for (const name of ["time", "display", "with"] as const) {
    if (filter[name] === "") query.delete(name);
    else query.set(name, filter[name]);
  }
  const written = String(query);
  return written === "" ? "" : `?${written}`;
}

function parseChoice<Choices extends object>(choices: Choices, written: string | null): (keyof Choices & string) | "" {
  return written !== null && isKey(choices, written) ? written : "";
}

function isKey<Choices extends object>(choices: Choices, written: string): written is keyof Choices & string {
  return Object.hasOwn(choices, written);
}
