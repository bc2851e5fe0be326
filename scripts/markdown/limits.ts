/**
 * The bounds of one post, each included, so that a hostile body costs work and output in proportion to its size.
 * What is over a bound is shown as plain text; nothing is lost.
 */
export const limits = {
  /** Quotes, list items and footnotes within each other; a list item counts twice, as the list and as the item. */
  blockDepth: 24,
  /** Strong, emphasised and struck text within each other. */
  inlineDepth: 16,
  /** Cells of all tables of a post, with those that a short row leaves out. */
  tableCells: 5_000,
  /** Lines of one comment that is not shown. */
  commentLines: 100,
  /** UTF-16 units of an address. */
  addressLength: 2_000,
  /** UTF-16 units of the addresses and titles that the `[text][label]` links of a post repeat, when the body itself is not longer (cmark: 100,000). */
  referenceLength: 20_000,
  /** UTF-16 units of a footnote's label. */
  footnoteLabelLength: 100,
  /** Ways back from one footnote. */
  footnoteBacks: 10,
  /** UTF-16 units of a heading that its id is made from. */
  headingIdLength: 200,
  /**
   * UTF-16 units of the code that is coloured in a post, when it is one block. Of several blocks the squares are added up, as the time of
   * some grammars grows with the square.
   */
  colouredLength: 6_000,
  /** UTF-16 units without white space in coloured code: what is longer is data, or was made for machines. */
  colouredWordLength: 300,
} as const;
