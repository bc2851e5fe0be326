import type { Calendar } from "./calendars.ts";

/** The names of twelve months, in the order of the calendar. */
export type Months = readonly string[];

/** How a region writes numbers. */
export interface Digits {
  readonly digits: string;
  readonly grouping: string;
  readonly minus: string;
}

/** Where a region differs from its language. */
interface Region {
  readonly months?: { readonly [C in Calendar]?: Months };
  readonly numbers?: Digits;
}

interface Language {
  /** The months of the calendar that is not the default of the language. */
  readonly months: { readonly [C in Calendar]?: Months };
  /** By ISO 3166-1 code. */
  readonly regions: Readonly<Record<string, Region>>;
}

const latinWithComma: Digits = { digits: "0123456789", grouping: ",", minus: "\u200e-" };
const latinWithPoint: Digits = { ...latinWithComma, grouping: "." };

/** The months of Egypt, Sudan and the Arabian peninsula. */
const arabic = split("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر");
const algerian = split("جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر");
const moroccan = split("يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر");
const mauritanian = split("يناير فبراير مارس إبريل مايو يونيو يوليو أغشت شتمبر أكتوبر نوفمبر دجمبر");

const egypt: Region = { months: { gregorian: arabic } };

/** The months of the language are already those of Iraq and the Levant. */
const levant: Region = {};

/**
 * The regions that the interface knows, by language. Each has the months and digits of its language
 * or the ones below. Source: CLDR 48. People differ from CLDR in three points:
 *
 * - The sixth month of Afghanistan is سنبله; CLDR adds the ezafe of a date, سنبلهٔ.
 * - The Jalali months in Arabic are as Arabic texts about Iran spell them; CLDR transliterates
 *   English.
 * - Kurds of every region use the names of the Jalali months that CLDR has in `ckb-IR`.
 *
 * Regions that group digits differently are left out, such as `en-IN` (12,34,567).
 */
export const languageRegions: Readonly<Record<string, Language>> = {
  fa: {
    months: { gregorian: split("ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر") },
    regions: {
      IR: {},
      AF: {
        months: {
          jalali: split("حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت"),
          gregorian: split("جنوری فبروری مارچ اپریل می جون جولای اگست سپتمبر اکتوبر نومبر دسمبر"),
        },
      },
    },
  },
  en: {
    months: { jalali: split("Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand") },
    regions: {
      ...Object.fromEntries("US GB AU CA IE NZ AE GH HK KE MY NG PH PK SG".split(" ").map((region) => [region, {}])),
      ZA: { numbers: { digits: "0123456789", grouping: "\u00a0", minus: "-" } },
    },
  },
  ar: {
    months: { jalali: split("فروردين أرديبهشت خرداد تير مرداد شهريور مهر آبان آذر دي بهمن إسفند") },
    regions: {
      AE: { ...egypt, numbers: latinWithComma },
      BH: egypt,
      DJ: egypt,
      DZ: { months: { gregorian: algerian }, numbers: latinWithPoint },
      EG: egypt,
      IQ: levant,
      JO: levant,
      KM: egypt,
      KW: egypt,
      LB: levant,
      LY: { ...egypt, numbers: latinWithPoint },
      MA: { months: { gregorian: moroccan }, numbers: latinWithPoint },
      MR: { months: { gregorian: mauritanian } },
      OM: egypt,
      PS: levant,
      QA: egypt,
      SA: egypt,
      SD: egypt,
      SO: egypt,
      SY: levant,
      TN: { months: { gregorian: algerian }, numbers: latinWithPoint },
      YE: egypt,
    },
  },
  ckb: {
    months: {
      jalali: split("خاکەلێوە گوڵان جۆزەردان پووشپەڕ گەلاوێژ خەرمانان ڕەزبەر گەڵاڕێزان سەرماوەز بەفرانبار ڕێبەندان ڕەشەمە"),
    },
    regions: { IQ: {}, IR: {} },
  },
};

function split(names: string): Months {
  return names.split(" ");
}
