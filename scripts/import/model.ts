/** A file of a content folder, ready to be written. */
export interface ContentFile {
  /** Below the content folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** A file of the source; it may be opened more than once. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: number;
  open(): AsyncIterable<Uint8Array>;
}

/** Receives how much of a file is read, in bytes. */
export type OnImportProgress = (file: string, read: number, total: number) => void;

/** Rows of the source that were not imported, for one reason. */
export interface LeftOut {
  /** What the rows are, such as `tag wiki`. */
  readonly kind: string;
  readonly reason: string;
  /** Ids in the source, in its order. */
  readonly ids: readonly number[];
}

/** Something that the import changed. */
export interface ImportNote {
  /** The changed item, such as `question 12`. */
  readonly subject: string;
  /** One sentence without its full stop. */
  readonly reason: string;
}

/** A picture that is not copied, because it is on another host. */
export interface RemotePicture {
  readonly subject: string;
  readonly address: string;
}

/** The arguments of an import. */
export interface ImportRequest {
  readonly source: string;
  /** Content folder. */
  readonly output: string;
  /** Name of the site, for a new `site.yaml`. */
  readonly name?: string | undefined;
  readonly language?: string | undefined;
  /** Hosts of the old site. */
  readonly hosts: readonly string[];
}
