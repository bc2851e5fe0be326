/** A reader's choices above a listing. An empty choice matches every entry. */
export interface Filter {
  readonly time: TimeWindow | "";
  readonly display: Display | "";
  /** Slug of a second tag. */
  readonly with: string;
}

export type TimeWindow = keyof typeof windows;
export type Display = keyof typeof displays;

/** The values of an entry that the filter compares. */
export interface EntryNumbers {
  /** Last activity in seconds since the epoch; `-Infinity` if it is older than every window. */
  readonly at: number;
  readonly solved: boolean;
  readonly closed: boolean;
  /** True if there is a reply. */
  readonly answered: boolean;
}

const day = 86_400;

/**
 * Seconds of each window, which ends at the reader's present: a week is the last seven days, not a
 * week of the calendar.
 */
export const windows = { day, week: 7 * day, month: 30 * day, quarter: 91 * day, year: 365 * day } as const;

type EntryState = Omit<EntryNumbers, "at">;

const displays = {
  solved: (entry: EntryState) => entry.solved,
  unsolved: (entry: EntryState) => !entry.solved && !entry.closed,
  unanswered: (entry: EntryState) => !entry.answered,
  closed: (entry: EntryState) => entry.closed,
} as const;

/** Every choice of display that matches an entry, in the order of the form. */
export function listDisplays(entry: EntryState): readonly Display[] {
  return (["solved", "unsolved", "unanswered", "closed"] as const).filter((display) => displays[display](entry));
}

/**
 * Matches an entry with the choices of time and display. A window includes both ends. Activity
 * after `now` is in every window, because a reader's clock may be slow. The listing itself checks
 * the second tag.
 */
export function matchesFilter(entry: EntryNumbers, filter: Pick<Filter, "time" | "display">, now: number): boolean {
  const recent = filter.time === "" || now - entry.at <= windows[filter.time];
  return recent && (filter.display === "" || displays[filter.display](entry));
}

/**
 * Reads the choices from a query string. An unknown choice is empty.
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
 * Puts the choices into a query string and keeps its other parameters.
 *
 * @example
 * formatFilter("?ref=mail&time=day", { time: "", display: "solved", with: "" })
 * // => "?ref=mail&display=solved"
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
