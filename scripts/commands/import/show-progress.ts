import type { OnProgress } from "../../import/rows.ts";
import { type ChangingLine, openLine, type Terminal } from "../changing-line.ts";

/** One line that changes on a terminal; elsewhere a line for each file and each fifth of it. `clear` ends the changing line. */
export function showProgress(
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Pick<ChangingLine, "clear"> & { readonly onProgress: OnProgress } {
  const line = openLine(terminal, environment);
  const step = line.isLive ? 1 : 20;
  let last = "";
  return {
    clear: line.clear,
    onProgress: (file, read, total) => {
      const percent = total > 0 ? Math.floor((Math.min(read, total) / total) * 100) : 100;
      const text = `reading ${file}: ${percent - (percent % step)}%`;
      if (text !== last) line.show(text);
      last = text;
    },
  };
}
