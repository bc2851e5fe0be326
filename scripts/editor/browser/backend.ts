import type { Backend, Engine } from "./engine.ts";
import { decodePath } from "./folder-codec.ts";

/** Whether the repository has a file; rejects if the host does not answer. */
export type HasFile = (path: string) => Promise<boolean>;

/**
 * Makes the engine's backend decode every path before it reads or writes (`folder-codec.ts`).
 *
 * @returns looks for a file through that backend, once the engine has started.
 */
export function decodeBackendPaths(engine: Engine, name: string): HasFile {
  const factory = engine.getBackend(name);
  const { init } = factory;
  let backend: Backend | undefined;
  factory.init = (...options) => {
    backend = readPaths(init(...options));
    return backend;
  };
  return async (path) => (backend ? hasFile(backend, path) : Promise.reject(new Error("the engine has not started")));
}

/** For a missing file some backends return an entry without text, others fail with status 404. */
async function hasFile(backend: Backend, path: string): Promise<boolean> {
  try {
    return Boolean((await backend.getEntry(path))?.data);
  } catch (error) {
    if (error instanceof Error && "status" in error && error.status === 404) return false;
    throw error;
  }
}

function readPaths(backend: Backend): Backend {
  const { getEntry, persistEntry, deleteFiles } = backend;
  return Object.assign(backend, {
    getEntry: (path: string) => getEntry.call(backend, decodePath(path)),
    persistEntry: ({ dataFiles, assets }: Parameters<Backend["persistEntry"]>[0], options: object) => {
      // The engine's own object, changed in place because it also holds the bytes.
      for (const asset of assets) asset.path = decodePath(asset.path);
      const files = dataFiles.map((file) => ({ ...file, path: decodePath(file.path) }));
      return persistEntry.call(backend, { dataFiles: files, assets }, options);
    },
    deleteFiles: (paths: readonly string[], message: string) => deleteFiles.call(backend, paths.map(decodePath), message),
  });
}
