import { cut } from "./format-progress.ts";

/** A line of a terminal that is written anew in place; elsewhere, where nothing can be taken back, a line for each text. */
export interface ChangingLine {
  readonly isLive: boolean;
  readonly show: (text: string) => void;
  /** Takes the line away; to be done before anything else is printed. */
  readonly clear: () => void;
}

/** What a stream to a terminal tells of itself. */
export interface Terminal extends Pick<NodeJS.WriteStream, "write"> {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** @param environment `TERM` names a terminal that can go back in a line, or is `dumb`. */
export function openLine(terminal: Terminal, { TERM }: NodeJS.ProcessEnv): ChangingLine {
  const isLive = terminal.isTTY === true && TERM !== "dumb";
  let isShown = false;
  return {
    isLive,
    show: (text) => {
      // The last column stays free: some terminals begin a new line after it.
      terminal.write(isLive ? `${restart}${cut(text, (terminal.columns ?? 80) - 1)}` : `${text}\n`);
      isShown = true;
    },
    clear: () => {
      if (isLive && isShown) terminal.write(restart);
      isShown = false;
    },
  };
}

/** To the start of the line, and away with what stands there (ECMA-48, CR and EL). */
const restart = "\r\u001b[2K";
