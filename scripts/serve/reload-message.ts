/** Where the server's own files are: outside of any site, since no page's path starts with `_`. */
export const reloadPath = "/__goftogu/";

/** What the server tells an open page, when it connects and after each build. */
export interface ReloadMessage {
  /** Of the last good build; a page that was sent with another one is old. */
  readonly version: string;
  /** Present while the newest build failed. */
  readonly failure?: {
    readonly heading: string;
    readonly lines: readonly string[];
  };
}
