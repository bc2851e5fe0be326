/** What a reader asks for; what is empty asks for nothing. */
export interface SearchState {
  readonly query: string;
  /** Slug of a tag. */
  readonly tag: string;
  readonly status: string;
  readonly year: string;
  /** Empty: the best first. */
  readonly sort: string;
}

/** The names of the choices in an address, which are those of the form; `q` is that of the query. */
export const choiceNames = ["tag", "status", "year", "sort"] as const;

/** UTF-16 units of a query. */
export const queryLength = 200;

/**
 * Reads a query string. Whether a choice is one that the form offers is for the form to say.
 *
 * @example parseSearch("?q=صفحه&sort=newest") // => { query: "صفحه", tag: "", status: "", year: "", sort: "newest" }
 */
export function parseSearch(search: string): SearchState {
  const written = new URLSearchParams(search);
  const read = (name: string) => written.get(name) ?? "";
  return { query: read("q").slice(0, queryLength), tag: read("tag"), status: read("status"), year: read("year"), sort: read("sort") };
}

/**
 * Writes a query string, with all that `search` holds beside.
 *
 * @example formatSearch("?ref=mail&tag=php", { query: "صفحه", tag: "", status: "", year: "", sort: "" }) // => "?ref=mail&q=%D8%B5%D9%81%D8%AD%D9%87"
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

/** Whether anything is asked for beside the order. */
export function asksNothing({ query, tag, status, year }: SearchState): boolean {
  return query.trim() === "" && tag === "" && status === "" && year === "";
}
