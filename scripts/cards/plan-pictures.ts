import type { Forum } from "../forum/model.ts";
import { requireLocale } from "../locale/locales.ts";
import { findColours } from "../pages/colours.ts";
import type { SitePictures } from "../pages/pictures.ts";
import type { Drawing } from "./drawing.ts";
import { fontFiles, readFont } from "./font.ts";
import { readCoverage } from "./font-coverage.ts";
import { type Crowd, planCards } from "./plan-cards.ts";
import { type PlannedIcons, planIcons } from "./plan-icons.ts";
import { createTextMeasures } from "./renderer.ts";
import { findCardVersion } from "./version.ts";

/** So many cards cost a first build about twenty seconds of one core; see "Choices" in CONTRIBUTING. */
const defaultLimit = 500;

export interface PlannedPictures extends SitePictures {
  readonly drawings: readonly Drawing[];
  readonly crowd?: Crowd;
  /** What is published as it is. */
  readonly vectors: readonly PlannedIcons["vector"][];
}

/** Plans what is drawn for a site: its icons, and its cards up to `limit`. */
export function planPictures(forum: Forum, limit = defaultLimit): PlannedPictures {
  const { site } = forum;
  const locale = requireLocale(site.language, site.labels);
  // Of the bold weight, in which titles are set; the other weights have the same characters.
  const has = readCoverage(readFont(fontFiles.bold));
  const { cards, drawings, crowd } = planCards(forum, {
    site,
    locale,
    has,
    limit,
    version: findCardVersion(findColours(site.theme)),
    measures: createTextMeasures(),
  });
  const { icons, vector, drawings: squares } = planIcons(locale.direction, site.theme);
  return { cards, icons, vectors: [vector], drawings: [...drawings, ...squares], ...(crowd && { crowd }) };
}
