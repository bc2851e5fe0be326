import type { Forum } from "../forum/model.ts";
import { requireLocale } from "../locale/locales.ts";
import { findColours } from "../pages/colours.ts";
import type { SitePictures } from "../pages/pictures.ts";
import { describePageLanguages } from "../text/language.ts";
import type { Drawing } from "./drawing.ts";
import { fontFiles, readFont } from "./font.ts";
import { readCoverage } from "./font-coverage.ts";
import { type CardOverflow, planCards } from "./plan-cards.ts";
import { type DrawnFile, nameDrawnFile, planIcons } from "./plan-icons.ts";
import { createTextMeasures } from "./renderer.ts";
import { findCardVersion } from "./version.ts";

/**
 * Cards are drawn for at most this many discussions and tags. Then a first build takes about 20 s
 * longer on one core: 5 ms for the layout of a card and 30 ms to draw it, 43 KB on average. The
 * next build reads the cards from the cache in 0.4 s.
 */
const defaultLimit = 500;

export interface PlannedPictures extends SitePictures {
  readonly drawings: readonly Drawing[];
  readonly crowd?: CardOverflow;
  /** Files that are published without drawing. */
  readonly vectors: readonly DrawnFile[];
}

/** Plans the icons of a site, and its cards up to `limit`. */
export function planPictures(forum: Forum, limit = defaultLimit): PlannedPictures {
  const { site, brand: { logo, icon } = {} } = forum;
  const locale = requireLocale(site.language, site);
  // All weights cover the same characters.
  const has = readCoverage(readFont(fontFiles.bold));
  const {
    cards,
    drawings,
    overflow: crowd,
  } = planCards(forum, {
    site,
    locale,
    languages: describePageLanguages(locale.tag, site.latinLanguage),
    has,
    limit,
    version: findCardVersion(findColours(site.theme), icon),
    ...(icon && { icon }),
    measures: createTextMeasures(),
  });
  const { icons, vector, drawings: squares } = planIcons(locale.direction, site.theme, icon);
  const logoFile = logo && nameDrawnFile("logo", logo);
  const shown = logo && logoFile && { logo: { url: `/${logoFile.name}`, width: logo.width, height: logo.height } };
  const vectors = [vector, logoFile].flatMap((file) => file ?? []);
  return { cards, icons, ...shown, vectors, drawings: [...drawings, ...squares], ...(crowd && { crowd }) };
}
