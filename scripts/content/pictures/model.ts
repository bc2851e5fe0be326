/** The format of a picture, by the first bytes of its file. */
export type PictureKind = "png" | "jpg" | "gif" | "webp" | "avif";

/** A picture as it is published: its pixels, without what a camera or a program adds to them. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  /** As in EXIF (CIPA DC-008, 4.6.5): 1 to 8, where 1 is upright. */
  readonly orientation: number;
  readonly isAnimated: boolean;
}
