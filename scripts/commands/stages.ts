/** How long a stage of a build took. */
export interface StageTime {
  /** As it was announced. */
  readonly stage: string;
  readonly seconds: number;
}

export interface Stages {
  /** Ends the stage before and announces the next one in a few words. */
  readonly begin: (stage: string) => void;
  /** Ends the last stage. */
  readonly listTimes: () => readonly StageTime[];
}

/** Measures the stages of a build with a clock in milliseconds. */
export function createStages(announce: (stage: string) => void, readClock: () => number): Stages {
  const times: StageTime[] = [];
  let current: { readonly stage: string; readonly start: number } | undefined;
  const end = () => {
    if (current) times.push({ stage: current.stage, seconds: (readClock() - current.start) / 1000 });
    current = undefined;
  };
  return {
    begin: (stage) => {
      end();
      current = { stage, start: readClock() };
      announce(stage);
    },
    listTimes: () => {
      end();
      return times;
    },
  };
}
