import type { dates as en, unclearTimes as enUnclear } from "../en/dates.ts";
import { number } from "./format.ts";

const usage = {
  gregorian: "آن را مانند `2026-05-02`، `2026-05-02 10:30` یا `2026-05-02T10:30:00+03:30` بنویسید.",
  jalali: "آن را مانند `2026-05-02`، `2026-05-02 10:30`، `2026-05-02T10:30:00+03:30` یا `1405/02/12` بنویسید.",
};

export const unclearTimes = {
  skippedTime: ({ key, written, zone, read, before, after }) => ({
    reason: `زمان \`${key}\` (\`${written}\`) به وقت \`${zone}\` وجود ندارد، چون ساعت جلو کشیده می‌شود، پس \`${read}\` به حساب می‌آید`,
    fix: `اختلاف ساعت را هم بنویسید: \`${before}\` (که حالا به حساب می‌آید) یا \`${after}\`.`,
  }),
  repeatedTime: ({ key, written, zone, before, after }) => ({
    reason: `زمان \`${key}\` (\`${written}\`) به وقت \`${zone}\` دو بار می‌آید، چون ساعت عقب کشیده می‌شود، پس بار اول آن به حساب می‌آید`,
    fix: `اختلاف ساعت را هم بنویسید: \`${before}\` (که حالا به حساب می‌آید) یا \`${after}\`.`,
  }),
} satisfies typeof enUnclear;

export const dates = {
  notDate: ({ written, calendar }) => ({ reason: `تاریخ نیست (\`${written}\`)`, fix: usage[calendar] }),
  earlyYear: ({ written, first, calendar }) => ({
    reason: `خط تیره دارد و سالش پیش از ${number(first)} است (\`${written}\`)`,
    fix: usage[calendar],
  }),
  jalaliWithHyphens: ({ written, first, gregorian, jalali }) => ({
    reason: `خط تیره دارد و سالش پیش از ${number(first)} است (\`${written}\`)`,
    fix:
      jalali === undefined
        ? `تاریخ میلادی را بنویسید (اگر این تاریخ شمسی است، \`${gregorian}\`).`
        : `تاریخ میلادی \`${gregorian}\` یا، با ممیز، تاریخ شمسی \`${jalali}\` را بنویسید.`,
  }),
  slashesWithoutJalali: ({ written, right }) => ({
    reason: `ممیز دارد، ولی تقویم این سایت شمسی نیست (\`${written}\`)`,
    fix:
      right === undefined
        ? usage.gregorian
        : `تاریخ میلادی را با خط تیره بنویسید (اگر این تاریخ شمسی است، \`${right}\`)، یا اگر همهٔ تاریخ‌های ممیزدار شمسی‌اند، \`calendar: jalali\` را در \`site.yaml\` بگذارید.`,
  }),
  noJalaliYear: ({ written, first, last }) => ({
    reason: `سالی از تقویم شمسی ندارد (\`${written}\`)`,
    fix: `سالی از ${number(first)} تا ${number(last)} بنویسید.`,
  }),
  gregorianWithSlashes: ({ written, right, calendar }) => ({
    reason: `سال میلادی را با ممیز آورده است، ولی ممیز برای تاریخ شمسی است (\`${written}\`)`,
    fix: right === undefined ? usage[calendar] : `آن را با خط تیره بنویسید، یعنی \`${right}\`.`,
  }),
  noSuchMonth: ({ written }) => ({
    reason: `ماهی دارد که در هیچ تقویمی نیست (\`${written}\`)`,
    fix: `ماهی از ${number(1)} تا ${number(12)} بنویسید.`,
  }),
  noSuchDay: ({ written, last }) => ({
    reason: `روزی دارد که آن ماه ندارد (\`${written}\`)`,
    fix: `روزی از ${number(1)} تا ${number(last)} بنویسید.`,
  }),
  otherSpelling: ({ written, right }) => ({
    reason: `به شکل استاندارد نوشته نشده است (\`${written}\`)`,
    fix: `به‌جایش \`${right}\` بنویسید.`,
  }),
  noSuchTime: ({ written }) => ({
    reason: `ساعت درستی ندارد (\`${written}\`)`,
    fix: "ساعتی از `00:00` تا `23:59:59` بنویسید.",
  }),
  noSuchOffset: ({ written }) => ({
    reason: `اختلاف ساعتی دارد که هیچ جای جهان ندارد (\`${written}\`)`,
    fix: "اختلاف ساعت را مانند `+03:30` یا، برای گرینویچ، `Z` بنویسید.",
  }),
} satisfies typeof en;
