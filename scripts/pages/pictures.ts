/** The site-relative urls of the site's icons. */
export interface Icons {
  /** SVG, for tabs. Absent if the owner's icon is a PNG. */
  readonly vector?: string;
  /** PNG, for the home screen of iOS. */
  readonly touch: string;
  /**
   * PNG, for the web manifest, smallest first. `size` is the side in pixels.
   */
  readonly manifest: readonly { readonly url: string; readonly size: number }[];
  /** True if a phone may not cut them to any shape (`maskable`), because the owner drew them. */
  readonly isWhole?: true;
}

/** The picture that the header shows instead of the site's name. */
export interface Logo {
  /** Site-relative. */
  readonly url: string;
  /** CSS pixels, or the unit of an SVG. Only their ratio counts. */
  readonly width: number;
  readonly height: number;
}

/** The picture that other sites show with a link to a page. */
export interface SharePicture {
  /** Site-relative. It holds a hash of the picture. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The text of the picture. */
  readonly alt: string;
}

export interface Cards {
  /** Identifies the code that draws cards, and whether discussions and tags have their own. */
  readonly version: string;
  /** The picture of the site. */
  readonly site: SharePicture;
  /** The pictures of discussions and tags, by the url of their page. */
  readonly byUrl: ReadonlyMap<string, SharePicture>;
}

/** The picture of a discussion or a tag, or else the picture of the site. */
export function findPicture({ site, byUrl }: Cards, subject?: { readonly url: string }): SharePicture {
  return (subject && byUrl.get(subject.url)) ?? site;
}

/** The pictures that a build draws. */
export interface SitePictures {
  readonly icons: Icons;
  readonly cards: Cards;
  readonly logo?: Logo;
}

/** For a site that is planned and never rendered. */
export const noPictures: SitePictures = {
  icons: { vector: "", touch: "", manifest: [] },
  cards: { version: "", site: { url: "", width: 0, height: 0, alt: "" }, byUrl: new Map() },
};
