/** What can be wrong with a date; said of a subject. `written` is the whole of it. */
export interface DateRules {
  readonly notDate: { readonly written: string };
  /** A year before `first`, which may be a Jalali one. */
  readonly earlyYear: { readonly written: string; readonly first: number };
  readonly jalaliWithHyphens: {
    readonly written: string;
    readonly first: number;
    readonly gregorian: string;
    readonly jalali: string;
  };
  readonly noJalaliYear: { readonly written: string; readonly first: number; readonly last: number };
  /** `right` is the same with hyphens, where there is such a day. */
  readonly gregorianWithSlashes: { readonly written: string; readonly right?: string | undefined };
  readonly noSuchMonth: { readonly written: string };
  /** `last` is the last day of that month. */
  readonly noSuchDay: { readonly written: string; readonly last: number };
  readonly otherSpelling: { readonly written: string; readonly right: string };
  readonly noSuchTime: { readonly written: string };
  readonly noSuchOffset: { readonly written: string };
}
