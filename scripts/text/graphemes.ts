const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** How far, in graphemes, a cut moves back to a word's end. */
const reach = 20;

/** White space, joiners, ellipses and separators that would hang before the `…`, each with the marks that stand on it. */
const dangling = /(?:(?:[\s…,،;؛:]|\u200c|\u200d)\p{M}*)+$/u;

/** How many UTF-16 units the segmenter is given at a time. */
const windowSize = 512;

/**
 * Counts what a reader sees as one letter: extended grapheme clusters (UAX 29).
 *
 * @example countGraphemes("می‌خواهم 👩‍💻") // => 9
 */
export function countGraphemes(text: string): number {
  return walkGraphemes(text, Number.POSITIVE_INFINITY).count;
}

/**
 * Cuts a text after at most `limit` graphemes, at a word's end if one is within the last 20, and adds one `…`.
 * No joiner, mark or separator is left hanging before it. A text within the limit is returned as it is.
 *
 * @example cutText("سلام دوستان، وقت بخیر", 14) // => "سلام دوستان…"
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const { end } = walkGraphemes(text, limit);
  return end === text.length ? text : `${text.slice(0, moveToWordEnd(text, end)).replace(dangling, "")}…`;
}

/** Passes over at most `limit` graphemes. */
function walkGraphemes(text: string, limit: number): { readonly count: number; readonly end: number } {
  let count = 0;
  let end = 0;
  while (count < limit && end < text.length) {
    const next = endPlainGrapheme(text, end);
    if (next === undefined) {
      const walked = walkSegments(text, end, limit - count);
      count += walked.count;
      end = walked.end;
    } else {
      count++;
      end = next;
    }
  }
  return { count, end };
}

/** The same from `start` by the segmenter, at least one, until the text is plain again or the window ends. */
function walkSegments(text: string, start: number, limit: number, size = windowSize): { readonly count: number; readonly end: number } {
  const last = start + size < text.length ? start + size : Number.POSITIVE_INFINITY;
  let count = 0;
  let end = start;
  for (const { segment } of segmenter.segment(text.slice(start, start + size))) {
    // One that touches the end of the window may go on behind it.
    if (end + segment.length >= last - 1) break;
    end += segment.length;
    count++;
    if (count === limit || endPlainGrapheme(text, end) !== undefined) break;
  }
  return count === 0 ? walkSegments(text, start, limit, size * 8) : { count, end };
}

/** Where the grapheme at `start` ends, if it is a plain character with its marks and another plain one follows. */
function endPlainGrapheme(text: string, start: number): number | undefined {
  if (!isPlain(text.charCodeAt(start))) return undefined;
  let end = start + 1;
  while (isExtending(text.charCodeAt(end))) end++;
  return end === text.length || isPlain(text.charCodeAt(end)) ? end : undefined;
}

function moveToWordEnd(text: string, end: number): number {
  if (isSpaceAt(text, end)) return end;
  let space = end - 1;
  while (space >= 0 && !isSpaceAt(text, space)) space--;
  return space > 0 && countGraphemes(text.slice(space, end)) <= reach ? space : end;
}

function isSpaceAt(text: string, index: number): boolean {
  return /\s/.test(text.charAt(index));
}

/**
 * True of characters before which a grapheme ends whenever it is one of these with its marks (`Grapheme_Cluster_Break` Other, UAX 29):
 * Latin, Greek, Cyrillic, Arabic, punctuation, kana, Han. Only for speed: the segmenter takes the rest.
 */
function isPlain(unit: number): boolean {
  if (unit < 0x300) return (unit >= 0x20 && unit <= 0x7e) || (unit >= 0xa1 && unit !== 0xad);
  if (unit < 0x600) return unit >= 0x370 && (unit <= 0x482 || (unit >= 0x48a && unit <= 0x52f));
  if (unit < 0x700) return isPlainArabic(unit);
  return (
    (unit >= 0x2010 && unit <= 0x2027) ||
    (unit >= 0x3041 && unit <= 0x3096) ||
    (unit >= 0x30a1 && unit <= 0x30fa) ||
    (unit >= 0x4e00 && unit <= 0x9fff)
  );
}

function isPlainArabic(unit: number): boolean {
  if (unit <= 0x64a) return unit >= 0x61d || unit === 0x60c || unit === 0x61b;
  return (unit >= 0x660 && unit <= 0x66f) || (unit >= 0x671 && unit <= 0x6d5) || unit >= 0x6ee;
}

/** True of ZWNJ and the common Arabic marks, which belong to the grapheme before them. */
function isExtending(unit: number): boolean {
  return unit === 0x200c || (unit >= 0x64b && unit <= 0x65f) || unit === 0x670;
}
