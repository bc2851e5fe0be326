import { type Listening, listen } from "./listen.ts";
import { createSiteHandler } from "./site-handler.ts";

export interface ServeOptions {
  readonly folder: string;
  /** Percent-encoded, starts and ends in `/`. */
  readonly basePath: string;
  /** If it is taken, the next free one is used; 0 means any. */
  readonly port: number;
  /** Whether files are cached and compressed, as by a public host. */
  readonly isPublic?: boolean;
}

export interface ServedFolder extends Pick<Listening, "close"> {
  /** Address of the site; ends in `/`. */
  readonly url: string;
}

/** Serves a folder as a static host does. */
export async function serveFolder({ folder, basePath, port, isPublic = false }: ServeOptions): Promise<ServedFolder> {
  const { origin, close } = await listen(createSiteHandler({ folder, basePath: () => basePath, isPublic }), port);
  return { url: origin + basePath, close };
}
