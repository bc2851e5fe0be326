import { type ChangingLine, openLine, type Terminal } from "./changing-line.ts";
import { formatProgress } from "./format-progress.ts";
import type { Announce } from "./stages.ts";

/** Milliseconds: a stage that ends sooner says no more than that it began. */
const worthTelling = 1000;

/** Milliseconds between two texts of one stage; more than an eye can follow would cost more than it tells. */
const step = 100;

export interface ShownStages extends Pick<ChangingLine, "clear"> {
  readonly announce: Announce;
}

/** Shows the stages of a build: on a terminal in one line that says how far each is, elsewhere in one line for each. */
export function showStages(terminal: Terminal, environment: NodeJS.ProcessEnv, readClock: () => number): ShownStages {
  const line = openLine(terminal, environment);
  let [begun, next] = [0, 0];
  return {
    clear: line.clear,
    announce: (stage, part) => {
      const now = readClock();
      if (!part) {
        [begun, next] = [now, now + worthTelling];
        line.show(`${stage} …`);
      } else if (line.isLive && now >= next) {
        next = now + step;
        line.show(formatProgress({ stage, ...part, seconds: (now - begun) / 1000 }, Number.POSITIVE_INFINITY));
      }
    },
  };
}
