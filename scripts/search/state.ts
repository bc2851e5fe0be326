/** A reader's query and choices. An empty field asks for nothing. */
export interface SearchState {
  readonly query: string;
  /** Slug of a tag. */
  readonly tag: string;
  readonly status: string;
  readonly year: string;
  /** Empty if the best results come first. */
  readonly sort: string;
}

/** The names of the choices in the form and in an address. The query is `q`. */
export const choiceNames = ["tag", "status", "year", "sort"] as const;

/** The highest number of UTF-16 units in a query. */
export const queryLength = 200;

/**
 * Parses a query string. It does not check whether the form offers a choice.
 *
 * @example
 * parseSearch("?q=صفحه&sort=newest")
 * // => { query: "صفحه", tag: "", status: "", year: "", sort: "newest" }
 */
export function parseSearch(search: string): SearchState {
  const written = new URLSearchParams(search);
  const read = (name: string) => written.get(name) ?? "";
  return { query: read("q").slice(0, queryLength), tag: read("tag"), status: read("status"), year: read("year"), sort: read("sort") };
}

/**
 * Formats a query string, and keeps the other parameters of `search`.
 *
 * @example
 * formatSearch("?ref=mail&tag=php", { query: "css", tag: "", status: "", year: "", sort: "" })
 * // => "?ref=mail&q=css"
 */
export function formatSearch(search: string, state: SearchState): string {
  const written = new URLSearchParams(search);
  const write = (name: string, value: string) => {
    written.delete(name);
    if (value !== "") written.append(name, value);
  };
  write("q", state.query.trim() === "" ? "" : state.query);
  for (const name of choiceNames) write(name, state[name]);
  const text = String(written);
  return text === "" ? "" : `?${text}`;
}

/** True if the reader chose which discussions to search. */
export function hasFilter({ tag, status, year }: Omit<SearchState, "query">): boolean {
  return tag + status + year !== "";
}

/** True if the reader has not asked for anything except an order. */
export function asksNothing(state: SearchState): boolean {
  return state.query.trim() === "" && !hasFilter(state);
}
