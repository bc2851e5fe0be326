/** A point in time as its author wrote it: an instant, or a whole day of the site's zone. */
export interface Moment {
  /** Seconds since 1970-01-01T00:00:00Z; of a day, its start in the site's zone. */
  readonly at: number;
  /** For `<time datetime>`: `2026-05-02` for a day, else UTC `2026-05-02T07:00:00Z`. */
  readonly datetime: string;
  /** True when no time of day was written. */
  readonly dayOnly: boolean;
}
