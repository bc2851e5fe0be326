/** The package has no types. This file loads in a hundredth of the time of the whole package. */
declare module "@11ty/eleventy-plugin-rss/src/dateRfc3339.js" {
  /** The date in UTC, without a fraction of a second. */
  export default function dateToRfc3339(date: Date): string;
}
