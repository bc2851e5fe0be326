import { escapeControls } from "../../text/escape-output.ts";

/**
 * One line of a terminal that is rewritten in place. On any other stream each text is a line of its
 * own.
 */
export interface StatusLine {
  readonly isLive: boolean;
  readonly show: (text: string) => void;
  /** Removes the line; call it before printing anything else. */
  readonly clear: () => void;
}

/** The parts of a stream that a status line uses. */
export interface Terminal extends Pick<NodeJS.WriteStream, "write"> {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** @param environment `TERM=dumb` means that the terminal cannot rewrite a line. */
export function openStatusLine(terminal: Terminal, { TERM }: NodeJS.ProcessEnv): StatusLine {
  const isLive = terminal.isTTY === true && TERM !== "dumb";
  let isShown = false;
  return {
    isLive,
    show: (text) => {
      // The last column stays free: some terminals start a new line after it.
      const shown = escapeControls(text);
      terminal.write(isLive ? `${restart}${cutLine(shown, (terminal.columns ?? 80) - 1)}` : `${shown}\n`);
      isShown = true;
    },
    clear: () => {
      if (isLive && isShown) terminal.write(restart);
      isShown = false;
    },
  };
}

/** Carriage return, then erase the line (ECMA-48, CR and EL). */
const restart = "\r\u001b[2K";

/** Shortens a line to a number of columns; each letter must be one column wide. */
function cutLine(line: string, columns: number): string {
  return line.length <= columns ? line : `${line.slice(0, Math.max(columns - 1, 0))}…`;
}
