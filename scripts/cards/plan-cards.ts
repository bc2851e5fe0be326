import type { BrandPicture } from "../content/model.ts";
import type { Forum } from "../forum/model.ts";
import { plainTitle } from "../forum/title.ts";
import { findColours } from "../pages/colours.ts";
import type { Cards, SharePicture } from "../pages/pictures.ts";
import { assetsFolder } from "../pages/urls.ts";
import { fillIn } from "../text/template.ts";
import { type Card, cardSize } from "./card.ts";
import { type CardContext, describeDiscussion, describeSite, describeTag } from "./describe-card.ts";
import { drawCard } from "./draw-card.ts";
import { type Drawing, hashParts } from "./drawing.ts";
import { layOutCard, type TextMeasures } from "./lay-out-card.ts";

export interface PlanCardsOptions extends CardContext {
  /** If a forum has more discussions and tags, every page has the picture of the site. */
  readonly limit: number;
  /** Fingerprint of what all cards share (`findCardVersion`). */
  readonly version: string;
  readonly measures: TextMeasures;
  /** The owner's icon, instead of the default one. */
  readonly icon?: BrandPicture;
}

/** The number of discussions and tags, if it is over `limit`. Then none has its own card. */
export interface CardOverflow {
  readonly subjects: number;
  readonly limit: number;
}

export interface PlannedCards {
  readonly cards: Cards;
  readonly overflow?: CardOverflow;
  /** One for each name. Equal cards share a picture. */
  readonly drawings: readonly Drawing[];
}

/**
 * Plans the pictures of the site, its discussions and its tags. It fixes addresses, and draws
 * nothing.
 */
export function planCards({ entries, tags }: Forum, options: PlanCardsOptions): PlannedCards {
  const { site, locale, version, measures, limit, icon } = options;
  const palette = findColours(site.theme);
  const drawings = new Map<string, Drawing>();
  const add = (card: Card, alt: string): SharePicture => {
    const name = `${assetsFolder}cards/${hashParts(version, JSON.stringify(card))}.png`;
    drawings.set(name, { name, draw: () => drawCard(card, layOutCard(card, measures), palette, icon) });
    return { url: `/${name}`, ...cardSize, alt };
  };

  const whole = add(describeSite(options), site.name);
  const pictures = new Map<string, SharePicture>();
  const give = (url: string, card: Card | undefined, title: string) => {
    if (card) pictures.set(url, add(card, fillIn(locale.words.site.pageTitle, { title, site: site.name })));
  };
  const subjects = entries.length + tags.length;
  const isCrowded = subjects > limit;
  if (!isCrowded) {
    for (const entry of entries) give(entry.url, describeDiscussion(entry, options), plainTitle(entry.discussion.title));
    for (const tag of tags) give(tag.url, describeTag(tag, options), fillIn(locale.words.listing.title, { tag: tag.label }));
  }
  return {
    cards: { version: `${version} ${isCrowded}`, site: whole, byUrl: pictures },
    drawings: [...drawings.values()],
    ...(isCrowded && { overflow: { subjects, limit } }),
  };
}
