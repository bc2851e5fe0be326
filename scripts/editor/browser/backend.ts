import type { Backend, Engine } from "./engine.ts";
import { readFolder } from "./folder-name.ts";

/** Whether the repository has a file; rejects where its host does not say. */
export type HasFile = (path: string) => Promise<boolean>;

/**
 * Has the engine's way to the repository take each path for the one that was meant (`folder-name.ts`).
 *
 * @returns what looks for a file by that way, once the engine is at work.
 */
export function readFoldersIn(engine: Engine, name: string): HasFile {
  const factory = engine.getBackend(name);
  const { init } = factory;
  let backend: Backend | undefined;
  factory.init = (...options) => {
    backend = readPaths(init(...options));
    return backend;
  };
  return async (path) => (backend ? hasFile(backend, path) : Promise.reject(new Error("the engine is not at work")));
}

/** Some backends give an entry without text, others fail with the status of their host. */
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
    getEntry: (path: string) => getEntry.call(backend, readFolder(path)),
    persistEntry: ({ dataFiles, assets }: Parameters<Backend["persistEntry"]>[0], options: object) => {
      // The engine's own, which knows its bytes besides.
      for (const asset of assets) asset.path = readFolder(asset.path);
      const files = dataFiles.map((file) => ({ ...file, path: readFolder(file.path) }));
      return persistEntry.call(backend, { dataFiles: files, assets }, options);
    },
    deleteFiles: (paths: readonly string[], message: string) => deleteFiles.call(backend, paths.map(readFolder), message),
  });
}
