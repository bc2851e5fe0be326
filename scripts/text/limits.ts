/**
 * All bounds of a content folder, each included. Authors read them in the guide, under "Limits"; a test compares the two. Front matter,
 * names and files over a bound are refused; of a post, what is over a bound is shown as plain text and nothing is lost, so that a hostile
 * body costs work and output in proportion to its size.
 */
export const limits = {
  markdownBytes: 256 * 1024,
  settingsBytes: 256 * 1024,
  pictureBytes: 2 * 1024 * 1024,
  /** In pixels, of the longer side: what browsers can show. */
  pictureSide: 16_384,
  /** Files in `pages`: each is named at the foot of all pages. */
  pages: 200,
  /** Of a discussion with all its replies. */
  replies: 1_000,
  threadBytes: 4 * 1024 * 1024,
  /** Folders within each other below that of all discussions; the last may be that of replies. */
  folderDepth: 8,

  /** Of the block between the fences. */
  frontMatterBytes: 4 * 1024,
  frontMatterLines: 64,
  /** Maps and lists within each other, as far as any setting needs them. */
  yamlDepth: 4,
  /** Problems that are told of one file, and notes as many; their number follows. */
  problems: 50,
  titleGraphemes: 200,
  nameGraphemes: 80,
  tags: 10,
  /** Marks on one letter (UTS 39, 5.4: more than four are not found in any language's words). */
  marks: 4,

  /** Of a name that becomes part of an address; the longest that file systems take is 255 bytes, and something is added. */
  nameBytes: 200,
  /** Old addresses of one discussion. */
  oldAddresses: 50,
  /** Of an old path; the folder of the site comes before it in a path of at most 4,096 (Linux). */
  pathBytes: 1000,

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
  /** Marks of all footnotes of a body: a mark of four letters becomes a link that is more than ten times as long. */
  footnoteMarks: 1_000,
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
  /** UTF-16 units of the HTML of a post in a feed; of a longer one it has the excerpt, as fifty posts of everybody's stand in the feeds of every tag. */
  feedContentLength: 100_000,
} as const;
