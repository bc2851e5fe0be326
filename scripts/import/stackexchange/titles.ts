/**
 * Whether the titles of a dump were encoded for HTML before they were encoded for XML. Titles are plain text in most dumps: then some hold a
 * bare `<`, `"` or `&`, which an encoder would have left in none. Where none does and some hold what an encoder writes, there is a layer more.
 */
export interface TitleEvidence {
  readonly bare: number;
  readonly encoded: number;
}

const noEvidence: TitleEvidence = { bare: 0, encoded: 0 };

/** Counts one title, decoded from XML. */
export function weighTitle(title: string, evidence: TitleEvidence = noEvidence): TitleEvidence {
  if (/[<>"]|&(?!#?\w+;)/.test(title)) return { ...evidence, bare: evidence.bare + 1 };
  return /&(?:lt|gt|amp|quot|#39);/.test(title) ? { ...evidence, encoded: evidence.encoded + 1 } : evidence;
}

export function hasHtmlTitles({ bare, encoded }: TitleEvidence): boolean {
  return bare === 0 && encoded > 0;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'" };

/**
 * Takes off one layer of HTML encoding.
 *
 * @example decodeTitle("A &lt;b&gt; &amp;lt;") // => "A <b> &lt;"
 */
export function decodeTitle(title: string): string {
  return title.replace(/&(lt|gt|amp|quot|#39);/g, (written, name: string) => entities[name] ?? written);
}
