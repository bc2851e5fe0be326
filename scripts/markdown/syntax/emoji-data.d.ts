declare module "markdown-it-emoji/lib/data/full.mjs" {
  /** The emoji of each name, without colons. */
  const table: Readonly<Record<string, string>>;
  export default table;
}
