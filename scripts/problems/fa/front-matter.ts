import type { frontMatter as en } from "../en/front-matter.ts";
import { list, number } from "./format.ts";

const quote = 'همهٔ مقدار را میان دو `"` بگذارید.';

export const frontMatter = {
  emptyFile: () => ({ reason: "این فایل خالی است", fix: "سرآغاز را میان دو سطر `---` بنویسید و متن را زیر آن." }),
  noFrontMatter: () => ({
    reason: "این فایل سرآغاز ندارد",
    fix: "فایل را با سطری آغاز کنید که فقط `---` است، سپس کلیدها و باز `---` را بنویسید.",
  }),
  openingFenceWithMore: ({ written }) => ({
    reason: `در سطر اول پس از \`---\` چیزی نمی‌آید (\`${written}\`)`,
    fix: "فقط از YAML ساده استفاده کنید؛ سطر اول تنها `---` است.",
  }),
  noClosingFence: () => ({ reason: "سرآغاز با `---` بسته نشده است", fix: "پس از آخرین کلید، سطر `---` را اضافه کنید." }),
  wrongClosingFence: ({ written }) => ({
    reason: `سرآغاز با \`${written}\` بسته شده است`,
    fix: "سطر پایانی را فقط `---` بنویسید.",
  }),
  frontMatterTooLarge: ({ kibibytes, lines }) => ({
    reason: `سرآغاز بیش از ${number(kibibytes)} کیلوبایت یا ${number(lines)} سطر است`,
    fix: "فقط کلیدها را نگه دارید؛ سطرهای خالی، توضیح‌ها و مقدارهای بلند را بردارید.",
  }),
  frontMatterWithoutKeys: () => ({
    reason: "سرآغاز هیچ کلیدی ندارد",
    fix: "سطرهایی به شکل `key: value` بنویسید، مانند `title: …`.",
  }),

  typographicFence: ({ written }) => ({
    reason: `سطر آغاز یا پایان سرآغاز خط تیره‌ای دیگر یا نویسه‌ای نامرئی دارد (\`${written}\`)`,
    fix: "در آن سطر فقط سه خط تیرهٔ کوتاه بنویسید: `---`.",
  }),
  typographicQuotes: ({ written }) => ({
    reason: `گیومه‌های \`${written}\` در YAML معنایی ندارند`,
    fix: 'به‌جای آن‌ها `"` بگذارید. اگر گیومه‌ها جزو متن‌اند، همهٔ متن را میان دو `"` بگذارید.',
  }),
  typographicDash: ({ written, right }) => ({
    reason: `خط تیرهٔ پیش از این مورد در YAML معنایی ندارد (\`${written}\`)`,
    fix: `هر مورد را با خط تیرهٔ کوتاه و یک فاصله آغاز کنید: \`${right}\`.`,
  }),
  bulletBeforeItem: ({ written, code, right }) => ({
    reason: `گلولهٔ \`${code}\` پیش از این مورد در YAML معنایی ندارد (\`${written}\`)`,
    fix: `هر مورد را با خط تیرهٔ کوتاه و یک فاصله آغاز کنید: \`${right}\`.`,
  }),
  lookAlikeColon: ({ written, code, right }) => ({
    reason: `نشانهٔ پس از این کلید (\`${written}\`) فقط به دونقطه می‌ماند و نویسهٔ \`${code}\` است`,
    fix: `به‌جای آن \`${right}\` بنویسید، سپس یک فاصله و مقدار.`,
  }),
  dashInValue: ({ written, right }) => ({
    reason: `خط تیرهٔ بلند یا نشانهٔ منها به‌جای خط تیرهٔ کوتاه آمده است (\`${written}\`)`,
    fix: `با خط تیرهٔ کوتاه صفحه‌کلید بنویسید: \`${right}\`.`,
  }),
  referenceAtStart: ({ written, letter, isLost }) => ({
    reason: `مقداری با \`${written}\` آغاز می‌شود، که در YAML متن به حساب نمی‌آید`,
    fix: isLost
      ? "آن حرف را دوباره بنویسید: برنامه‌ای آن را گم کرده است."
      : letter === undefined
        ? "آن را پاک کنید."
        : `خود نویسه را بنویسید: \`${letter}\`.`,
  }),
  lookAlikeSpace: ({ code }) => ({
    reason: `به‌جای فاصلهٔ ساده‌ای که YAML می‌خواهد، نویسه‌ای آمده است که فقط به فاصله می‌ماند یا دیده نمی‌شود (\`${code}\`)`,
    fix: "به‌جای آن یک فاصلهٔ ساده بگذارید.",
  }),

  documentMark: () => ({ reason: "نشانهٔ سند یا دستور در YAML آمده است", fix: "آن سطر را بردارید." }),
  yamlTooDeep: () => ({ reason: "تودرتویی YAML بیش از اندازه است", fix: "مقدارهای ساده بنویسید، مانند `tags: [js]`." }),
  keyNotWord: () => ({ reason: "کلید باید یک واژه باشد", fix: "آن را بردارید." }),
  mergeKey: () => ({ reason: "کلید ادغام در YAML مجاز نیست (`<<`)", fix: "خود کلیدها را بنویسید." }),
  keyTwice: ({ key }) => ({ reason: `کلید \`${key}\` دو بار آمده است`, fix: "یکی را نگه دارید." }),
  yamlAlias: ({ written }) => ({ reason: `ارجاع در YAML مجاز نیست (\`${written}\`)`, fix: "خود مقدار را بنویسید." }),
  yamlAnchor: ({ written }) => ({ reason: `لنگر در YAML مجاز نیست (\`${written}\`)`, fix: "خود مقدار را بنویسید." }),
  yamlTag: ({ written }) => ({
    reason: `تعیین نوع در YAML مجاز نیست (\`${written}\`)`,
    fix: "بخشی را که با `!` آغاز می‌شود بردارید.",
  }),
  lostAsComment: ({ written }) => ({ reason: `نوشتهٔ \`${written}\` توضیح به حساب می‌آید و گم می‌شود`, fix: quote }),
  tabAsIndentation: () => ({ reason: "تورفتگی با تب نوشته شده است", fix: "به‌جایش فاصله بگذارید." }),
  signBeforeValue: ({ sign }) => ({ reason: `مقداری با \`${sign}\` آغاز می‌شود`, fix: quote }),
  lineWithoutKey: () => ({
    reason: "سطری به شکل `key: value` نیست",
    fix: 'پیش از مقدار، کلید و `: ` را بنویسید، یا مقدار بلند را میان دو `"` بگذارید.',
  }),
  textAfterValue: () => ({
    reason: "پس از پایان یک مقدار، متنی آمده است",
    fix: "همهٔ مقدار را میان دو `\"` یا دو `'` بگذارید، هر کدام که در خود آن نیست.",
  }),
  colonInValue: () => ({ reason: 'مقداری که `: ` دارد باید میان دو `"` باشد', fix: 'آن را مانند `title: "a: b"` بنویسید.' }),
  strayIndentation: () => ({
    reason: "این سطر درست زیر سطرهای هم‌ردیفش شروع نمی‌شود",
    fix: 'پیش از آن همان‌قدر فاصله بگذارید که پیش از آن‌ها هست؛ اگر دنبالهٔ مقدار بالایی است، همهٔ آن مقدار را میان دو `"` بگذارید.',
  }),
  listNotClosed: () => ({ reason: "فهرستی بسته نشده است", fix: "در پایانش `]` بگذارید." }),
  mapNotClosed: () => ({ reason: "آکولادی بسته نشده است", fix: "در پایانش `}` بگذارید." }),
  quotationNotClosed: () => ({ reason: "نقل‌قولی بسته نشده است", fix: "نشانهٔ آغازش را در پایانش هم بگذارید." }),
  yamlNotRead: ({ message }) => ({
    reason: `این YAML خوانده نمی‌شود (\`${message}\`)`,
    fix: 'در هر سطر `key: value` بنویسید و مقداری را که `:`، `#`، نقل‌قول یا کروشه دارد میان دو `"` بگذارید.',
  }),

  unknownKey: ({ key, known }) => ({
    reason: `کلید \`${key}\` ناشناخته است`,
    fix: `آن را بردارید؛ کلیدها این‌ها هستند: ${list(known)}.`,
  }),
  misspeltKey: ({ key, near }) => ({
    reason: `کلید \`${key}\` ناشناخته است`,
    fix: `منظورتان \`${near}\` بود؟ وگرنه آن را بردارید.`,
  }),
  draftKey: ({ status }) => ({ reason: "کلید `draft` ناشناخته است", fix: `آن را بردارید و \`status: ${status}\` بنویسید.` }),
  dateKey: ({ value = "2026-05-02" }) => ({
    reason: "کلید `date` ناشناخته است",
    fix: `آن را بردارید و \`created: ${value}\` بنویسید.`,
  }),
} satisfies typeof en;
