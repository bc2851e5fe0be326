import type { Backend, Engine } from "./engine.ts";
import { readFolder } from "./folder-name.ts";

/** Has the engine's way to the repository take each path for the one that was meant (`folder-name.ts`). */
export function readFoldersIn(engine: Engine, name: string): void {
  const factory = engine.getBackend(name);
  const { init } = factory;
  factory.init = (...options) => readPaths(init(...options));
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
