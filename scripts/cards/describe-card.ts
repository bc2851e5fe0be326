import type { Site } from "../content/model.ts";
import type { Entry, Tag } from "../forum/model.ts";
import { splitTitle } from "../forum/title.ts";
import type { Locale } from "../locale/locale.ts";
import { findDirection } from "../text/direction.ts";
import { findRunsDirection, type Run } from "../text/inline-code.ts";
import { fillIn } from "../text/template.ts";
import type { Card } from "./card.ts";
import { isDrawable, keepDrawable, keepDrawableTitle } from "./drawable.ts";
import type { Coverage } from "./font-coverage.ts";
import { isolate } from "./isolate.ts";

/** What cards are made with. */
export interface CardContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly has: Coverage;
}

/** How many tags a discussion's card names. */
const shownTags = 3;

/**
 * What the card of a discussion says: its title, who opened it, its tags. Nothing that changes with each reply, since every change gives
 * the picture a new address.
 *
 * @returns nothing where the title cannot be drawn.
 */
export function describeDiscussion({ discussion, tags }: Entry, around: CardContext): Card | undefined {
  const { has, locale } = around;
  const labels = tags.map(({ label }) => label).filter((label) => isDrawable(label, has));
  const author = isDrawable(discussion.author, has) ? [fillIn(locale.words.entry.author, { name: isolate(discussion.author) })] : [];
  const note = [...author, ...labels.slice(0, shownTags).map(isolate)].join(" · ");
  return buildCard(splitTitle(discussion.title), note, locale.direction, around);
}

/** The same for a tag: its name, and its description where it has one. */
export function describeTag({ label, description = "" }: Tag, around: CardContext): Card | undefined {
  if (!isDrawable(label, around.has)) return undefined;
  const title = fillIn(around.locale.words.listing.title, { tag: isolate(label) });
  return buildCard([{ text: title, code: false }], description, findDirection(description, around.locale.direction), around);
}

/** The site's one picture: its name and its description. */
export function describeSite(around: CardContext): Card {
  const { site, locale, has } = around;
  const [name, note] = [keepDrawable(site.name, has), keepDrawable(site.description, has)];
  return {
    title: [{ text: name, code: false }],
    direction: findDirection(name, locale.direction),
    note,
    noteDirection: findDirection(note, locale.direction),
    siteName: "",
    page: locale.direction,
  };
}

function buildCard(title: readonly Run[], note: string, noteDirection: Card["noteDirection"], around: CardContext): Card | undefined {
  const { site, locale, has } = around;
  const drawn = keepDrawableTitle(title, has);
  if (drawn.length === 0) return undefined;
  const direction = findRunsDirection(title, locale.direction);
  return {
    title: drawn,
    direction,
    note: keepDrawable(note, has),
    noteDirection,
    siteName: isolate(keepDrawable(site.name, has)),
    page: locale.direction,
  };
}
