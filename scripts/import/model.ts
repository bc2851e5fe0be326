/** A file of a content folder, ready to be written. */
export interface ContentFile {
  /** Below the content folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** A file of the export that is brought over; it may be opened more than once. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: number;
  open(): AsyncIterable<Uint8Array>;
}

/** Rows of the export that do not reach the content, by one reason. */
export interface LeftOut {
  /** What they are, such as `tag wiki`. */
  readonly kind: string;
  readonly reason: string;
  /** Ids of the export, in its order. */
  readonly ids: readonly number[];
}

/** Something that reached the content in another form than it had. */
export interface ImportNote {
  /** Whom it is about, such as `question 12`. */
  readonly subject: string;
  /** One sentence without its full stop. */
  readonly reason: string;
}

/** A picture that stays where it is. */
export interface RemotePicture {
  readonly subject: string;
  readonly address: string;
}
