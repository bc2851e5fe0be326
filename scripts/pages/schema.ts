import { buildIri } from "../text/href.ts";
import { unknownLanguage } from "../text/language.ts";
import type { PartLanguage } from "../text/line-language.ts";
import type { SiteContext } from "./site.ts";

/**
 * Data for search engines in the vocabulary of schema.org. A listing describes what each entry
 * shows; a discussion describes its whole thread.
 */
export type Schema = Readonly<Record<string, unknown>>;

/** The language of a part, if it is not the page's. */
export function describeInLanguage({ lang }: PartLanguage): Schema {
  return lang === undefined ? {} : { inLanguage: lang || unknownLanguage };
}

/** A whole data block. */
export function describePage(type: string, schema: Schema, site: SiteContext): Schema {
  return {
    "@context": "https://schema.org",
    "@type": type,
    inLanguage: site.locale.tag,
    isPartOf: { "@type": "WebSite", name: site.site.name, url: site.site.base },
    ...schema,
  };
}

export function describeAuthor(name: string, site: SiteContext): Schema {
  const author = site.authors.get(name);
  return { "@type": "Person", name, ...(author && { url: buildIri(site.site.base, author.url) }) };
}
