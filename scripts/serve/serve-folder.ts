import { type Listening, type ListenOptions, listen } from "./listen.ts";
import { createSiteHandler } from "./site-handler.ts";

export interface ServeOptions extends ListenOptions {
  readonly folder: string;
  /** Percent-encoded, starts and ends in `/`. */
  readonly basePath: string;
  /** Whether files are cached and compressed, as by a public host. */
  readonly isPublic?: boolean;
}

export interface ServedFolder extends Listening {
  /** First address of the site; ends in `/`. */
  readonly url: string;
}

/** Serves a folder as a static host does. */
export async function serveFolder({ folder, basePath, isPublic = false, ...where }: ServeOptions): Promise<ServedFolder> {
  const listening = await listen(createSiteHandler({ folder, basePath: () => basePath, isPublic }), where);
  return { url: `${listening.origins[0]}${basePath}`, ...listening };
}
