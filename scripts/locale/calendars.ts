/** The calendars in which the site shows dates and reads dates with slashes. */
export const calendars = ["jalali", "gregorian"] as const;

export type Calendar = (typeof calendars)[number];
