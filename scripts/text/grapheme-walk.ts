const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** UTF-16 units that the segmenter receives at a time. */
const windowSize = 512;

interface Walk {
  readonly count: number;
  readonly end: number;
}

/**
 * Walks over at most `limit` extended grapheme clusters (UAX 29) from the start.
 *
 * @returns their number, and the end of the last one in UTF-16 units.
 * @example walkGraphemes("e\u0301a", 1) // => { count: 1, end: 2 }
 */
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

/**
 * Walks from `start` with the segmenter, over at least one grapheme, until the text is plain again
 * or the window ends.
 */
function walkSegments(text: string, start: number, limit: number, size = windowSize): Walk {
  const last = start + size < text.length ? start + size : Number.POSITIVE_INFINITY;
  let count = 0;
  let end = start;
  for (const { segment } of segmenter.segment(text.slice(start, start + size))) {
    // A grapheme that touches the end of the window may continue after it.
    if (end + segment.length >= last - 1) break;
    end += segment.length;
    count++;
    if (count === limit || endPlainGrapheme(text, end) !== undefined) break;
  }
  return count === 0 ? walkSegments(text, start, limit, size * 8) : { count, end };
}

/** The end of the grapheme at `start`, if it is plain and a plain character or nothing follows. */
function endPlainGrapheme(text: string, start: number): number | undefined {
  if (!isPlain(text.charCodeAt(start))) return undefined;
  let end = start + 1;
  while (isExtending(text.charCodeAt(end))) end++;
  return end === text.length || isPlain(text.charCodeAt(end)) ? end : undefined;
}

/**
 * True for characters that always form one grapheme with their marks and break before another such
 * character (`Grapheme_Cluster_Break` Other, UAX 29): Latin, Greek, Cyrillic, Arabic, punctuation,
 * kana, Han. This is a fast path; the segmenter handles everything else.
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

/** True for ZWNJ and common Arabic marks, which belong to the grapheme before them. */
function isExtending(unit: number): boolean {
  return unit === 0x200c || (unit >= 0x64b && unit <= 0x65f) || unit === 0x670;
}
