const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** How many UTF-16 units the segmenter is given at a time. */
const windowSize = 512;

interface Walk {
  readonly count: number;
  readonly end: number;
}

/** Passes over at most `limit` extended grapheme clusters (UAX 29) from the start: how many they are, and where the last one ends. */
export function walkGraphemes(text: string, limit: number): Walk {
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
function walkSegments(text: string, start: number, limit: number, size = windowSize): Walk {
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
