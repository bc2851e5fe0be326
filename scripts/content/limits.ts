/** The bounds of a content folder, each included; an author reads them in CONTRIBUTING. */
export const limits = {
  markdownBytes: 256 * 1024,
  settingsBytes: 256 * 1024,
  pictureBytes: 2 * 1024 * 1024,
  /** In pixels, of the longer side: what browsers can show. */
  pictureSide: 16_384,
  /** Of a picture's file name, and of a segment of an old path. */
  nameBytes: 200,
  /** Of an old path; the folder of the site comes before it in a path of at most 4,096 (Linux). */
  pathBytes: 1000,
  /** Of the block between the fences. */
  frontMatterBytes: 4 * 1024,
  frontMatterLines: 64,
  titleGraphemes: 200,
  nameGraphemes: 80,
  tags: 10,
} as const;
