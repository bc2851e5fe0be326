export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * Splits the remaining time into whole numbers, each at least 0. A day is 86,400 seconds. Fractions
 * of a second round up, so that all four are 0 only at the end.
 *
 * @example splitCountdown(90_061) // => { days: 1, hours: 1, minutes: 1, seconds: 1 }
 */
export function splitCountdown(seconds: number): Countdown {
  const left = seconds > 0 ? Math.ceil(seconds) : 0;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
