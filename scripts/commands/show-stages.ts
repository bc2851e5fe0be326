import type { Announce } from "../build/stages.ts";
import { type ChangingLine, openLine, type Terminal } from "./changing-line.ts";
import { formatProgress } from "./format-progress.ts";

/** Milliseconds: a stage that ends sooner says no more than that it began. */
const worthTelling = 1000;

/** Milliseconds between two texts of one stage; more than an eye can follow would cost more than it tells. */
const step = 100;

/** Seconds after which a pace can be told. */
const enough = 0.5;

export interface ShownStages extends Pick<ChangingLine, "clear"> {
  readonly announce: Announce;
}

/** Shows the stages of a build: on a terminal in one line that says how far each is, elsewhere in one line for each. */
export function showStages(terminal: Terminal, environment: NodeJS.ProcessEnv, readClock: () => number): ShownStages {
  const line = openLine(terminal, environment);
  let next = 0;
  let first: { readonly at: number; readonly done: number } | undefined;
  return {
    clear: line.clear,
    announce: (stage, part) => {
      const now = readClock();
      if (!part) {
        [next, first] = [now + worthTelling, undefined];
        line.show(`${stage} …`);
        return;
      }
      // The pace is that from the first part on: what comes before it is of another kind, such as the start of a thread.
      first ??= { at: now, done: part.done };
      if (!line.isLive || now < next) return;
      next = now + step;
      const seconds = (now - first.at) / 1000;
      const pace = seconds >= enough && { pace: (part.done - first.done) / seconds };
      line.show(formatProgress({ stage, ...part, ...pace }, Number.POSITIVE_INFINITY));
    },
  };
}
