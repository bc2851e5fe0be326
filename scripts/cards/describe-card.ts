import type { Site } from "../content/model.ts";
import type { Entry, Tag } from "../forum/model.ts";
import { splitTitle } from "../forum/title.ts";
import type { Locale } from "../locale/locale.ts";
import { findDirection } from "../text/direction.ts";
import type { Run } from "../text/inline-code.ts";
import type { Candidates } from "../text/language.ts";
import { findLineLanguage } from "../text/line-language.ts";
import { fillIn } from "../text/template.ts";
import type { Card } from "./card.ts";
import { isDrawable, keepDrawable, keepDrawableTitle } from "./drawable.ts";
import type { Coverage } from "./font-coverage.ts";
import { isolate } from "./isolate.ts";

/** Input that the texts of all cards share. */
export interface CardContext {
  readonly site: Site;
  readonly locale: Locale;
  /** The language of the site, and the language of other Latin texts. */
  readonly languages: Candidates;
  /** True for a character that the font can draw. */
  readonly has: Coverage;
}

/** Maximum number of tags on the card of a discussion. */
const shownTags = 3;

/**
 * The card of a discussion: title, author and tags. The number of replies is left out, because the
 * address of a picture is a hash of its texts and would change with each reply. A name or tag that
 * the font cannot draw is left out as a whole.
 *
 * @returns undefined if the title cannot be drawn; the page then has the picture of the site.
 */
export function describeDiscussion({ discussion, tags }: Entry, context: CardContext): Card | undefined {
  const { has, locale } = context;
  const labels = tags.map(({ label }) => label).filter((label) => isDrawable(label, has));
  const author = isDrawable(discussion.author, has) ? [fillIn(locale.words.entry.author, { name: isolate(discussion.author) })] : [];
  const note = [...author, ...labels.slice(0, shownTags).map(isolate)].join(" · ");
  return buildCard(splitTitle(discussion.title), note, locale.direction, context, discussion.language);
}

/** The card of a tag: its name, and its description if it has one. */
export function describeTag({ label, description = "" }: Tag, context: CardContext): Card | undefined {
  if (!isDrawable(label, context.has)) return undefined;
  const title = fillIn(context.locale.words.listing.title, { tag: isolate(label) });
  return buildCard([{ text: title, code: false }], description, findDirection(description, context.locale.direction), context);
}

/** The card of the site: its name and its description. */
export function describeSite(context: CardContext): Card {
  const { site, locale, has } = context;
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

function buildCard(
  title: readonly Run[],
  note: string,
  noteDirection: Card["noteDirection"],
  context: CardContext,
  language?: string,
): Card | undefined {
  const { site, locale, languages, has } = context;
  const drawn = keepDrawableTitle(title, has);
  if (drawn.length === 0) return undefined;
  const { dir: direction } = findLineLanguage(title, languages, language);
  return {
    title: drawn,
    direction,
    note: keepDrawable(note, has),
    noteDirection,
    siteName: isolate(keepDrawable(site.name, has)),
    page: locale.direction,
  };
}
