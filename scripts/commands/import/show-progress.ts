import type { OnProgress } from "../../import/rows.ts";

/** One line that changes on a terminal; elsewhere a line for each file and each fifth of it. `clear` ends the changing line. */
export function showProgress(stream: NodeJS.WriteStream): { readonly onProgress: OnProgress; readonly clear: () => void } {
  const step = stream.isTTY ? 1 : 20;
  let last = "";
  return {
    onProgress: (file, read, total) => {
      const percent = total > 0 ? Math.floor((Math.min(read, total) / total) * 100) : 100;
      const line = `reading ${file}: ${percent - (percent % step)}%`;
      if (line === last) return;
      last = line;
      stream.write(stream.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
    },
    clear: () => {
      if (stream.isTTY && last !== "") stream.write("\r\x1b[2K");
      last = "";
    },
  };
}
