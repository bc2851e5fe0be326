import { type Listening, listen } from "./listen.ts";
import { createSiteHandler } from "./site-handler.ts";

export interface ServeOptions {
  readonly folder: string;
  /** Percent-encoded, starts and ends in `/`. */
  readonly basePath: string;
  /** The next free one is taken; 0 means any. */
  readonly port: number;
  /** Whether browsers may keep files, and get them compressed, as from a public host. */
  readonly isPublic?: boolean;
}

export interface ServedFolder extends Pick<Listening, "close"> {
  /** Where the site starts; ends in `/`. */
  readonly url: string;
}

/** Serves a folder as it lies there, as a static host does. */
export async function serveFolder({ folder, basePath, port, isPublic = false }: ServeOptions): Promise<ServedFolder> {
  const { origin, close } = await listen(createSiteHandler({ folder, basePath: () => basePath, isPublic }), port);
  return { url: origin + basePath, close };
}
