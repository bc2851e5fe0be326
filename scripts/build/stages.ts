/** How long a stage of a build took. */
export interface StageTime {
  readonly stage: string;
  readonly seconds: number;
}

/** Receives the name of each stage when it begins, and the progress of a long one. */
export type Announce = (stage: string, part?: { readonly done: number; readonly total: number }) => void;

/** Receives the progress of a stage. */
export type OnProgress = (done: number, total: number) => void;

export interface Stages {
  /** Ends the stage before and announces the next one. */
  readonly begin: (stage: string) => OnProgress;
  /** Ends the last stage. */
  readonly listTimes: () => readonly StageTime[];
}

/** Measures the stages of a build with a clock in milliseconds. */
export function createStages(announce: Announce, readClock: () => number): Stages {
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
      return (done, total) => announce(stage, { done, total });
    },
    listTimes: () => {
      end();
      return times;
    },
  };
}
