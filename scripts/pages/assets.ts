/** A script or a style sheet of the site. */
export interface LoadedFile {
  /** Site-relative. */
  readonly url: string;
  /** A browser refuses a file with another hash. */
  readonly integrity: string;
}

/** The files that some kinds of pages load in addition to the files of every page. */
export interface PageFiles {
  /** Module script. */
  readonly script: LoadedFile;
  readonly styles?: LoadedFile;
}

export interface EditorFiles {
  /** Classic script; it must run before the engine. */
  readonly script: LoadedFile;
  readonly engine: LoadedFile;
  readonly styles: LoadedFile;
}

/** The files that pages load. */
export interface Assets {
  /** Classic script, first in the head. */
  readonly first: LoadedFile;
  /** Module script of every page. */
  readonly site: LoadedFile;
  readonly styles: LoadedFile;
  /** The last style sheet of every page; absent if the owner has none. */
  readonly ownStyles?: LoadedFile;
  /** Of pages with posts. */
  readonly post: PageFiles;
  readonly tagIndex: PageFiles;
  /** Of the 404 page, if it has old addresses to look up. */
  readonly notFound: PageFiles;
  readonly redirect: PageFiles;
  /** Of the search page; absent if the site has no search. */
  readonly search?: PageFiles;
  /** Of the web editor; absent if the site has none. */
  readonly editor?: EditorFiles;
  /** Site-relative; the subsets that every page in the site's language needs. */
  readonly fonts: readonly string[];
}
