/** The bounds of a content folder, each included; an author reads them in CONTRIBUTING. */
export const limits = {
  markdownBytes: 256 * 1024,
  settingsBytes: 256 * 1024,
  pictureBytes: 2 * 1024 * 1024,
  /** Of the block between the fences. */
  frontMatterBytes: 4 * 1024,
  frontMatterLines: 64,
  titleGraphemes: 200,
  nameGraphemes: 80,
  tags: 10,
} as const;
