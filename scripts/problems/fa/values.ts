import type { values as en, OldPathMistake } from "../en/values.ts";
import { list, number, show } from "./format.ts";
import { invisible } from "./invisible.ts";

export const values = {
  missing: ({ example }) => ({ reason: "نوشته نشده است", fix: show(example) }),
  emptyInList: ({ example }) => ({ reason: "خالی است", fix: show(example) }),
  noneOf: ({ values, example }) => ({ reason: `باید یکی از این‌ها باشد: ${list(values)}`, fix: show(example) }),
  textGiven: ({ example }) => ({ reason: "نمی‌تواند یک متن ساده باشد", fix: show(example) }),
  listGiven: ({ example }) => ({ reason: "نمی‌تواند فهرست باشد", fix: show(example) }),
  mapGiven: ({ example }) => ({ reason: "نمی‌تواند کلیدهایی در خود داشته باشد", fix: show(example) }),

  severalLines: () => ({ reason: "باید یک سطر باشد", fix: "آن را در یک سطر بنویسید." }),
  nothingVisible: () => ({ reason: "هیچ نویسه‌ای ندارد که دیده شود", fix: "متنی بنویسید." }),
  invisibleCharacter: ({ kind, code }) => ({
    reason: `یک نویسهٔ نامرئی دارد (${invisible[kind]}، \`${code}\`)`,
    fix: "آن نویسه را پاک کنید.",
  }),
  mixedScripts: ({ word }) => ({
    reason: `در یک واژه حرف‌های هم‌شکل دو خط را با هم دارد (\`${word}\`)`,
    fix: "همهٔ حرف‌های واژه را از یک خط بنویسید.",
  }),
  lostLetter: () => ({
    reason: "نویسهٔ `\ufffd` دارد، که برنامه‌ای به‌جای حرفی ناخوانا گذاشته است",
    fix: "آن حرف را دوباره بنویسید.",
  }),
  characterReference: ({ written, letter, isLost }) => ({
    reason: `عبارت \`${written}\` را دارد، که به همین شکل نشان داده می‌شود`,
    fix: isLost
      ? "آن حرف را دوباره بنویسید: برنامه‌ای آن را گم کرده است."
      : letter === undefined
        ? "آن را پاک کنید."
        : `خود نویسه را بنویسید: \`${letter}\`. اگر منظورتان خود کد است، آن را میان دو بک‌تیک بگذارید.`,
  }),
  unseenJoiner: () => ({
    reason: "نیم‌فاصله یا نویسهٔ اتصالی دارد که دیده نمی‌شود",
    fix: "آن نویسه را پاک کنید.",
  }),
  tooManyMarks: ({ most }) => ({ reason: `حرفی با بیش از ${number(most)} علامت دارد`, fix: "چند علامت را بردارید." }),
  textTooLong: ({ most }) => ({ reason: `بلندتر از ${number(most)} نویسه است`, fix: "کوتاهش کنید." }),
  notYesOrNo: ({ written }) => ({ reason: `باید \`true\` یا \`false\` باشد، نه \`${written}\``, fix: "یکی از این دو را بنویسید." }),
  notWholeNumber: ({ written, min, max, example }) => ({
    reason: `باید عدد صحیحی از ${number(min)} تا ${number(max)} باشد، نه \`${written}\``,
    fix: `عدد را با رقم‌های لاتین بنویسید، مثلاً \`${example}\`.`,
  }),
  notLanguage: ({ written, near }) => ({
    reason: `باید کد یک زبان باشد (\`${written}\`)`,
    fix: near === undefined ? "کد زبان را بنویسید، مانند `en`، `ur` یا `az-Arab`." : `منظورتان \`${near}\` بود؟`,
  }),
  notLatinLanguage: ({ written }) => ({
    reason: `باید زبانی باشد که با حروف لاتین نوشته می‌شود (\`${written}\`)`,
    fix: "کدی مانند `en`، `de` یا `tr` بنویسید.",
  }),

  tagWithoutKey: ({ written }) => ({
    reason: `حرف، رقم یا علامتی ندارد که به حساب بیاید (\`${written}\`)`,
    fix: "واژه‌ای بنویسید.",
  }),
  separatorInTag: ({ separator }) => ({
    reason: `نشانهٔ \`${separator}\` دارد، که میان دو برچسب می‌آید`,
    fix: "میان برچسب‌ها `,` بگذارید: `tags: [php, css]`.",
  }),
  tagTooLong: () => ({ reason: "برای نشانی بیش از اندازه بلند است", fix: "کوتاهش کنید." }),
  noTag: () => ({ reason: "خالی است", fix: "دست‌کم یک برچسب بنویسید، مانند `js`." }),
  tooManyTags: ({ tags, most }) => ({ reason: `${number(tags)} برچسب دارد`, fix: `حداکثر ${number(most)} برچسب نگه دارید.` }),
  tooManyOldPaths: ({ paths, most }) => ({ reason: `${number(paths)} نشانی دارد`, fix: `حداکثر ${number(most)} نشانی نگه دارید.` }),
  wrongOldPath: ({ written, mistake }) => ({
    reason: `${oldPathMistakes[mistake]} (\`${written}\`)`,
    fix: oldPathFixes[mistake] ?? writePath,
  }),
  oldPathTooLong: ({ written, part, most }) => ({ reason: `${tooLong[part](number(most))} (\`${written}\`)`, fix: writePath }),
} satisfies typeof en;

const writePath = "مسیری از همین سایت بنویسید، مانند `/old/path/`.";

const oldPathFixes: Partial<Readonly<Record<OldPathMistake, string>>> = {
  ofSite: "نشانی پیشین یک گفتگو را بنویسید، مانند `/discussions/old-name/`، یا آن را بردارید.",
  fragment: "نشانی را تا پیش از `#` بنویسید؛ سرور ادامه‌اش را نمی‌بیند، و `#` در نشانی خواننده خودش به مقصد می‌رسد.",
  homeQuery: "آن را بردارید؛ فقط قاعده‌ای در سرور می‌تواند آن را به این گفتگو برساند.",
};

const oldPathMistakes = {
  brokenPercent: "علامت درصد نادرستی دارد",
  noPage: "باید با یک `/` آغاز شود و صفحه‌ای را نام ببرد",
  homeQuery: "هر چه پس از `?` بیاید، همان صفحهٔ اصلی است",
  fragment: "باید مسیری بدون `#` باشد",
  strangeCharacter: "نویسه‌ای دارد که در هیچ مسیری از این سایت نیست",
  emptySegment: "بخشی خالی دارد",
  dots: "نباید `..` یا `.` داشته باشد",
  hiddenFolder: "نباید پوشه یا فایل پنهان داشته باشد",
  reservedName: "نامی دارد که در ویندوز یا گیت نمی‌گنجد",
  fileOfHosts: "نامی است که میزبان‌ها از آن دستور می‌گیرند",
  spaceAtEdge: "بخشی دارد که با فاصله آغاز یا تمام می‌شود",
  ownServer: "از آنِ سرور `npm start` است",
  ofSite: "جایی است که خود سایت در آن صفحه می‌سازد",
  namelessQuery: "پس از `?` نامی ندارد",
  nameTwice: "پس از `?` یک نام را دو بار دارد",
} satisfies Record<OldPathMistake, string>;

const tooLong: Readonly<Record<"path" | "segment" | "query", (bytes: string) => string>> = {
  path: (bytes) => `بیش از ${bytes} بایت است`,
  segment: (bytes) => `بخشی بیش از ${bytes} بایت دارد`,
  query: (bytes) => `پس از \`?\` بیش از ${bytes} بایت دارد`,
};
