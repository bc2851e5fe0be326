/** How long a stage of a build took. */
export interface StageTime {
  /** As it was announced. */
  readonly stage: string;
  readonly seconds: number;
}

/** Is told of each stage in a few words as it begins, and of one that takes a while how much of it is done. */
export type Announce = (stage: string, part?: { readonly done: number; readonly total: number }) => void;

/** To be told how much of a stage is done. */
export type Tell = (done: number, total: number) => void;

export interface Stages {
  /** Ends the stage before and announces the next one. */
  readonly begin: (stage: string) => Tell;
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
