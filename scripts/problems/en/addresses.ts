/** The names of the pages and files that the site itself makes. */
export const sitePages = {
  home: "the home page",
  tags: "the list of tags",
  search: "the search page",
  assets: "the site's scripts, styles, fonts and pictures",
  feed: "the feed of the site",
  sitemap: "the sitemap",
  notFound: "the page for unknown addresses",
  editor: "the web editor",
  editorSettings: "the settings of the web editor",
  oldAddresses: "the list of old addresses",
  redirectMap: "the map of old addresses",
  robots: "the file for search engines",
  headers: "the file for the host",
  manifest: "the web manifest",
};

/** The names of the pages that belong to one tag or author, by its label. */
export const labelledPages = {
  tag: (label: string) => `the tag \`${label}\``,
  tagFilter: (label: string) => `the filter of the tag \`${label}\``,
  tagFeed: (label: string) => `the feed of the tag \`${label}\``,
  author: (label: string) => `the author \`${label}\``,
};

/** The path of a content file, or a page that has no file. */
type Owner = string | { readonly kind: keyof typeof sitePages } | { readonly kind: keyof typeof labelledPages; readonly label: string };

/** The owner of the address, and whether each side claims it as an old address (`redirectFrom`). */
export interface Claims {
  readonly owner: Owner;
  readonly isOld: boolean;
  readonly isOwnerOld: boolean;
}

export const addresses = {
  addressTaken: ({ url, ...claims }: Claims & { url: string }) => ({
    reason: `the address \`${url}\` already belongs to ${name(claims.owner)}`,
    fix: giveUp(claims),
  }),
  /** `file` is an address that ends in a file name. */
  addressBelowFile: ({ url, file, ...claims }: Claims & { url: string; file: string }) => ({
    reason: `the address \`${url}\` is below the file \`${file}\`, which belongs to ${name(claims.owner)}`,
    fix: giveUp(claims),
  }),
  fileAboveAddress: ({ file, url, ...claims }: Claims & { file: string; url: string }) => ({
    reason: `the file \`${file}\` is above the address \`${url}\`, which belongs to ${name(claims.owner)}`,
    fix: giveUp(claims),
  }),
};

function name(owner: Owner): string {
  if (typeof owner === "string") return `\`${owner}\``;
  return "label" in owner ? labelledPages[owner.kind](owner.label) : sitePages[owner.kind];
}

/** If both claim an old address, blames neither: nobody can tell which of the two is new. */
function giveUp({ owner, isOld, isOwnerOld }: Claims): string {
  if (!isOld) return "Rename this file.";
  if (typeof owner !== "string") return "Remove it from `redirectFrom`.";
  return isOwnerOld ? "Remove it from `redirectFrom` of one of the two." : `Remove it from \`redirectFrom\`, or rename \`${owner}\`.`;
}
