import type { Announce } from "../../build/stages.ts";
import { groupDigits } from "./build-report.ts";
import { openStatusLine, type StatusLine, type Terminal } from "./status-line.ts";

/** Milliseconds after which a stage shows its progress. */
const progressAfter = 1000;

/** Milliseconds between two updates of one stage. */
const updateInterval = 100;

/** Seconds after which the pace of a stage is known well enough to show. */
const paceAfter = 0.5;

export interface StageDisplay extends Pick<StatusLine, "clear"> {
  readonly announce: Announce;
}

/**
 * Shows the stages of a build: one live line with its progress on a terminal, one line for each
 * stage elsewhere.
 */
export function openStageDisplay(terminal: Terminal, environment: NodeJS.ProcessEnv, readClock: () => number): StageDisplay {
  const line = openStatusLine(terminal, environment);
  let nextUpdate = 0;
  let first: { readonly at: number; readonly done: number } | undefined;
  return {
    clear: line.clear,
    announce: (stage, part) => {
      const now = readClock();
      if (!part) {
        [nextUpdate, first] = [now + progressAfter, undefined];
        line.show(`${stage} …`);
        return;
      }
      // The pace is measured from the first part, since starting a thread takes time without any
      // progress.
      first ??= { at: now, done: part.done };
      if (!line.isLive || now < nextUpdate) return;
      nextUpdate = now + updateInterval;
      const seconds = (now - first.at) / 1000;
      const pace = seconds >= paceAfter && { pace: (part.done - first.done) / seconds };
      line.show(formatProgress({ stage, ...part, ...pace }));
    },
  };
}

interface Progress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
  /** Parts done in one second; absent until it is known. */
  readonly pace?: number;
}

/**
 * @example formatProgress({ stage: "Reading", done: 4500, total: 9000, pace: 1500 })
 * // => "Reading … 4,500 of 9,000, 1,500 a second, 3 s left"
 */
export function formatProgress({ stage, done, total, pace }: Progress): string {
  const reached = `${stage} … ${groupDigits(done)} of ${groupDigits(total)}`;
  return pace ? `${reached}, ${formatPace(pace)}, ${formatTime((total - done) / pace)} left` : reached;
}

function formatPace(perSecond: number): string {
  return perSecond < 10 ? `${perSecond.toFixed(1)} a second` : `${groupDigits(Math.round(perSecond))} a second`;
}

/** Formats a time in seconds below one minute, and in minutes from there on. */
function formatTime(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
