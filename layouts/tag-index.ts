import type { SiteContext } from "../scripts/pages/site.ts";
import type { TagIndexPage } from "../scripts/pages/tag-index.ts";
import { compareLabels } from "../scripts/text/collation.ts";
import { formatCount } from "../scripts/text/numbers.ts";
import { renderDocument } from "./parts/document.ts";
import { html } from "./parts/markup.ts";
import { renderTagFinder } from "./parts/tag-finder.ts";
import { renderTagList } from "./parts/tag-list.ts";

/** All tags with the number of their discussions. */
export function renderTagIndex({ url, tags }: TagIndexPage, site: SiteContext): string {
  const { words, folding } = site.locale;
  const letters = new Map(
    [...tags].sort((one, other) => compareLabels(one.label, other.label, folding)).map(({ key }, place) => [key, place]),
  );
  const shown = tags.map((tag) => ({ tag, count: tag.count, letter: letters.get(tag.key) ?? 0, aliases: tag.aliases ?? [] }));
  const main = html`<h1>${words.site.tags}</h1>
<p class="summary">${formatCount(site.locale, words.tagIndex.count, tags.length)}</p>
${shown.length > 0 ? html`${renderTagFinder(site)}${renderTagList(shown, site)}` : ""}`;
  return renderDocument(
    {
      title: words.site.tags,
      description: words.tagIndex.description,
      url,
      ...(shown.length > 0 && { files: site.assets.tagIndex }),
      main,
    },
    site,
  );
}
