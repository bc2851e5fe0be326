/** The site's signs, site-relative. */
export interface Icons {
  /** SVG, for tabs. */
  readonly vector: string;
  /** PNG, for the home screen of iOS. */
  readonly touch: string;
  /** PNG, for the web manifest; each may be cut to any shape (`maskable`). `size` is a side in pixels, smallest first. */
  readonly manifest: readonly { readonly url: string; readonly size: number }[];
}

/** The picture that other sites show beside a link to a page. */
export interface SharePicture {
  /** Site-relative; another picture has another address. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What it says, as plain text. */
  readonly alt: string;
}

export interface Cards {
  /** Names how cards are drawn, and whether each discussion and tag has one. */
  readonly version: string;
  /** The site's one picture. */
  readonly whole: SharePicture;
  /** The pictures of discussions and tags, by the url of their page. */
  readonly own: ReadonlyMap<string, SharePicture>;
}

/** The picture of a discussion or a tag; the site's for one that has none, and for every other page. */
export function findPicture({ whole, own }: Cards, subject?: { readonly url: string }): SharePicture {
  return (subject && own.get(subject.url)) ?? whole;
}

/** The pictures that a build draws. */
export interface SitePictures {
  readonly icons: Icons;
  readonly cards: Cards;
}

/** Of a site whose pages are planned and never rendered. */
export const noPictures: SitePictures = {
  icons: { vector: "", touch: "", manifest: [] },
  cards: { version: "", whole: { url: "", width: 0, height: 0, alt: "" }, own: new Map() },
};
