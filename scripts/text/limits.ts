import { phraseLetters } from "./expansion.ts";

/**
 * All bounds of a content folder, each included. Authors read them in the guide, under "Limits"; a
 * test compares the two. Front matter, names and files over a bound are errors. In a post, what
 * exceeds a bound is shown as plain text, so that nothing is lost and a hostile body costs time and
 * output in proportion to its size.
 */
export const limits = {
  markdownBytes: 256 * 1024,
  settingsBytes: 256 * 1024,
  pictureBytes: 8 * 1024 * 1024,
  /** Pixels of the longer side; browsers show no larger pictures. */
  pictureSide: 16_384,
  /**
   * Pixels of a picture. A browser needs four bytes for each, however small the file is: 160 MB.
   * Phones take photographs of up to 50 megapixels, but no page shows that many.
   */
  picturePixels: 40_000_000,
  /** One attachment of a discussion, and how many it may have. */
  attachmentBytes: 10 * 1024 * 1024,
  attachments: 20,
  /** Files in `pages`. The footer of every page links each of them. */
  pages: 200,
  /** One file in `static`: the most that Cloudflare Pages takes. */
  staticBytes: 25 * 1024 * 1024,
  staticFiles: 1_000,
  /** Of all files in `static`. */
  staticsBytes: 256 * 1024 * 1024,
  /** An SVG file, a logo or an icon. */
  drawingBytes: 256 * 1024,
  /** Pixels of the longer side of an icon that is a PNG. Each card holds the icon. */
  iconSide: 1_024,
  /** Of a discussion with all its replies. */
  replies: 20_000,
  threadBytes: 64 * 1024 * 1024,
  /** On one page of a discussion, removed ones included. */
  repliesPerPage: 100,
  /** Nested folders below `discussions`; the innermost may hold replies. */
  folderDepth: 8,

  /** Of the block between the `---` lines. */
  frontMatterBytes: 4 * 1024,
  frontMatterLines: 64,
  /** Nested maps and lists; no setting needs more. */
  yamlDepth: 4,
  /** Problems reported for one file, and as many notes. The report then gives the total. */
  problems: 50,
  titleGraphemes: 200,
  nameGraphemes: 80,
  tags: 10,
  /** Marks on one letter (UTS 39, 5.4: more than four are not found in any language's words). */
  marks: 4,

  /** Of a name in an address. File systems allow 255 bytes, and suffixes need some of them. */
  nameBytes: 200,
  /** Old addresses of one discussion. */
  oldAddresses: 50,
  /** Of an old path. Together with the output folder it must fit into 4,096 (Linux). */
  pathBytes: 1000,

  /** Nested quotes, list items and footnotes. A list item counts twice: as list and as item. */
  blockDepth: 24,
  /** Nested strong, emphasised and struck text. */
  inlineDepth: 16,
  /** Nested `<details>`. */
  detailsDepth: 8,
  /** Cells of all tables of a post, including those missing in short rows. */
  tableCells: 5_000,
  /** Lines of one HTML comment. */
  commentLines: 100,
  /** UTF-16 units of an address. */
  addressLength: 2_000,
  /**
   * UTF-16 units of all addresses and titles that `[text][label]` links of a post repeat, unless
   * the body itself is longer (cmark: 100,000).
   */
  referenceLength: 20_000,
  /** UTF-16 units of a footnote's label. */
  footnoteLabelLength: 100,
  /**
   * Footnote references of a body. A reference of four letters becomes a link ten times as long.
   */
  footnoteMarks: 1_000,
  /** Links back from one footnote. */
  footnoteBacks: 10,
  /** UTF-16 units of a heading that its id is built from. */
  headingIdLength: 200,
  /** Here by its name alone, because a browser needs no other limit. */
  phraseLetters,
  /**
   * UTF-16 units of highlighted code in a post with one block. For several blocks the sum of the
   * squares counts, because the time of some grammars grows with the square.
   */
  colouredLength: 6_000,
  /** UTF-16 units without white space in highlighted code. Longer words are data. */
  colouredWordLength: 300,
  /**
   * UTF-16 units of the HTML of a post in a feed. A longer post gives its excerpt, so that it does
   * not shorten all other posts of the feed.
   */
  feedContentLength: 100_000,
  /**
   * Of a feed. Above it, the oldest posts give their excerpts. Each tag has feeds, and readers
   * download them whole.
   */
  feedBytes: 512 * 1024,
} as const;
