import type { RuleWords } from "../problem-words.ts";
import type { Claims, Origin, PostRules, SitePart } from "../rules/posts.ts";
import { invisible } from "./invisible.ts";
import { number } from "./say.ts";

export const posts: RuleWords<PostRules> = {
  updatedAlone: () => ({
    reason: "کلید `updated` بدون `updatedBy` آمده است",
    fix: 'سطر `updatedBy: "نام"` را اضافه کنید، یا `updated` را بردارید.',
  }),
  updatedByAlone: () => ({
    reason: "کلید `updatedBy` بدون `updated` آمده است",
    fix: "سطر `updated: 2024-05-02` را اضافه کنید، یا `updatedBy` را بردارید.",
  }),
  updatedBeforeCreated: () => ({ reason: "تاریخ `updated` پیش از `created` است", fix: "یکی از دو تاریخ را درست کنید." }),
  emptyBody: () => ({ reason: "این نوشته متنی ندارد", fix: "متن را زیر `---` پایانی بنویسید." }),
  otherFolder: ({ written, folder }) => ({
    reason: `کلید \`discussion\` برابر \`${written}\` است، ولی پاسخ در پوشهٔ \`${folder}\` است`,
    fix: "آن را درست کنید، یا کلید را بردارید.",
  }),
  unknownAnswer: ({ written, near }) => ({
    reason: `کلید \`answer\` نام هیچ‌یک از پاسخ‌های این گفتگو نیست (\`${written}\`)`,
    fix: near === undefined ? "نام فایل یک پاسخ را همراه با `.md` بنویسید." : `منظورتان \`${near}\` بود؟`,
  }),
  answerWithoutReplies: ({ written }) => ({
    reason: `کلید \`answer\` برابر \`${written}\` است، ولی این گفتگو هنوز پاسخی ندارد`,
    fix: "تا وقتی پاسخی نوشته نشده است، `answer` را بردارید.",
  }),
  missingPicture: ({ name, near }) => ({
    reason: `تصویر \`${name}\` در پوشهٔ گفتگو نیست`,
    fix: near === undefined ? "تصویر را آنجا بگذارید، یا آن را از متن بردارید." : `نامش آنجا \`${near}\` است؛ همان را بنویسید.`,
  }),
  pictureElsewhere: ({ name }) => ({
    reason: `تصویر \`${name}\` نشان داده نمی‌شود، چون نشانی‌اش از آنِ فایلی در پوشهٔ گفتگو نیست`,
    fix: "تصویر را در پوشهٔ گفتگو بگذارید و فقط نام فایلش را بنویسید.",
  }),
  spacedPicture: ({ name }) => ({
    reason: `تصویر \`${name}\` نشان داده نمی‌شود، چون در نامش فاصله هست`,
    fix: `آن را میان \`<\` و \`>\` بنویسید: \`(<${name}>)\`.`,
  }),
  pictureOnPage: ({ name }) => ({ reason: `صفحه‌ها تصویری از خود ندارند (\`${name}\`)`, fix: "آن را از متن بردارید." }),
  madeHarmless: ({ kind, code, times }) => ({
    reason: `یک نویسهٔ نامرئی بی‌اثر شد (${invisible[kind]}، \`${code}\`${times > 1 ? `، ${number(times)} بار` : ""})`,
    fix: "اگر عمدی نبوده است، پاکش کنید.",
  }),
  scheduledUntil: ({ what, time }) => ({
    reason: `${waiting[what]} تا \`${time}\` نشان داده نمی‌شود`,
    fix: "اولین ساخت سایت پس از آن زمان نشانش می‌دهد.",
  }),
  mixedName: ({ key, word }) => ({
    reason: `در \`${key}\`، یک واژهٔ نام حرف‌های دو خط را با هم دارد (\`${word}\`)`,
    fix: "نام همان‌طور که نوشته شده نشان داده می‌شود؛ فقط اگر اشتباه است، درستش کنید.",
  }),
  sameTagAddress: ({ tag, other, otherFile }) => ({
    reason: `نشانی برچسب \`${tag}\`، دست‌کم روی بعضی دیسک‌ها، همان نشانی برچسب \`${other}\` در \`${otherFile}\` است`,
    fix: "هر دو را یک جور بنویسید، یا در `tags.yaml` به یکی از آن دو `slug` بدهید.",
  }),

  addressTaken: ({ url, ...claims }) => ({
    reason: `نشانی \`${url}\` پیش‌تر به ${name(claims.owner)} داده شده است`,
    fix: giveUp(claims),
  }),
  addressBelowFile: ({ url, file, ...claims }) => ({
    reason: `نشانی \`${url}\` را نمی‌شود ساخت، چون در همان جا فایل \`${file}\` هست، که به ${name(claims.owner)} داده شده است`,
    fix: giveUp(claims),
  }),
  fileAboveAddress: ({ file, url, ...claims }) => ({
    reason: `فایل \`${file}\` را نمی‌شود ساخت، چون در همان جا نشانی \`${url}\` هست، که به ${name(claims.owner)} داده شده است`,
    fix: giveUp(claims),
  }),
};

const waiting = { discussion: "این گفتگو", reply: "این پاسخ", update: "این ویرایش" } as const;

/** Neither is blamed alone: which of two files is the newcomer, nobody can tell. */
function giveUp({ owner, isOld, isOwnerOld }: Claims): string {
  if (!isOld) return "نام این فایل را عوض کنید.";
  if (typeof owner !== "string") return "آن را از `redirectFrom` بردارید.";
  return isOwnerOld
    ? "آن را از `redirectFrom` یکی از دو فایل بردارید."
    : `آن را از \`redirectFrom\` بردارید، یا نام \`${owner}\` را عوض کنید.`;
}

function name(origin: Origin): string {
  if (typeof origin === "string") return `فایل \`${origin}\``;
  switch (origin.kind) {
    case "tag":
      return `برچسب \`${origin.label}\``;
    case "tagFilter":
      return `فایل‌های محدود کردن فهرست برچسب \`${origin.label}\``;
    case "tagFeed":
      return `خوراک برچسب \`${origin.label}\``;
    case "author":
      return `نویسنده \`${origin.label}\``;
    default:
      return parts[origin.kind];
  }
}

const parts: Readonly<Record<SitePart, string>> = {
  home: "صفحهٔ اصلی",
  tags: "فهرست برچسب‌ها",
  search: "صفحهٔ جستجو",
  assets: "اسکریپت‌ها، ظاهر، قلم‌ها و تصویرهای سایت",
  feed: "خوراک سایت",
  sitemap: "نقشهٔ سایت",
  notFound: "صفحهٔ نشانی‌های ناشناخته",
  editor: "ویرایشگر وب",
  editorSettings: "تنظیمات ویرایشگر وب",
  oldAddresses: "فهرست نشانی‌های قدیمی",
  redirectMap: "نقشهٔ نشانی‌های قدیمی",
  robots: "فایل موتورهای جستجو",
  headers: "فایل میزبان",
  manifest: "شناسنامهٔ سایت برای مرورگر",
};
