/**
 * Evidence whether the titles of a dump were encoded for HTML before XML. In most dumps titles are
 * plain text, so some contain a bare `<`, `"` or `&`, which an encoder would have replaced. If none
 * does, and some contain what an encoder writes, titles have one more layer.
 */
export interface TitleEvidence {
  readonly bare: number;
  readonly encoded: number;
}

const noEvidence: TitleEvidence = { bare: 0, encoded: 0 };

/** Adds one title, decoded from XML. */
export function weighTitle(title: string, evidence: TitleEvidence = noEvidence): TitleEvidence {
  if (/[<>"]|&(?!#?\w+;)/.test(title)) return { ...evidence, bare: evidence.bare + 1 };
  return /&(?:lt|gt|amp|quot|#39);/.test(title) ? { ...evidence, encoded: evidence.encoded + 1 } : evidence;
}

export function hasHtmlTitles({ bare, encoded }: TitleEvidence): boolean {
  return bare === 0 && encoded > 0;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'" };

/**
 * Removes one layer of HTML encoding.
 *
 * @example decodeTitle("A &lt;b&gt; &amp;lt;") // => "A <b> &lt;"
 */
export function decodeTitle(title: string): string {
  return title.replace(/&(lt|gt|amp|quot|#39);/g, (written, name: string) => entities[name] ?? written);
}
