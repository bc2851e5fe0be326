import type { posts as en } from "../en/posts.ts";
import { number } from "./format.ts";
import { invisible } from "./invisible.ts";

const owners = { discussion: "گفتگو", page: "صفحه" } as const;

export const posts = {
  updatedAlone: () => ({
    reason: "کلید `updated` بدون `updatedBy` آمده است",
    fix: 'سطر `updatedBy: "نام"` را اضافه کنید، یا `updated` را بردارید.',
  }),
  updatedByAlone: () => ({
    reason: "کلید `updatedBy` بدون `updated` آمده است",
    fix: "سطر `updated: 2024-05-02` را اضافه کنید، یا `updatedBy` را بردارید.",
  }),
  updatedBeforeCreated: () => ({ reason: "تاریخ `updated` پیش از `created` است", fix: "یکی از دو تاریخ را درست کنید." }),
  keyOfRemovedPost: ({ key }) => ({
    reason: `این نوشته حذف شده است، ولی \`${key}\` هنوز در آن هست`,
    fix: "این کلید را پاک کنید. فقط `created` و `removed` و `redirectFrom` می‌مانند، و `status` پیش‌نویس.",
  }),
  textOfRemovedPost: () => ({
    reason: "این نوشته حذف شده است، ولی متنش هنوز هست",
    fix: "هر چه را زیر `---` پایانی است پاک کنید؛ `npm run remove` این کار را می‌کند.",
  }),
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
  missingPicture: ({ owner, name, near, code }) => ({
    reason: `تصویر \`${name}\` در پوشهٔ ${owners[owner]} نیست`,
    fix:
      near === undefined
        ? "تصویر را آنجا بگذارید، یا آن را از متن بردارید."
        : code === undefined
          ? `نامش آنجا \`${near}\` است؛ همان را بنویسید.`
          : `نامش آنجا \`${near}\` است، با نویسهٔ \`${code}\`؛ همان نام را کپی کنید، یا نام فایل را عوض کنید.`,
  }),
  pictureElsewhere: ({ owner, name }) => ({
    reason: `تصویر \`${name}\` نشان داده نمی‌شود، چون نشانی‌اش از آنِ فایلی در پوشهٔ ${owners[owner]} نیست`,
    fix: `تصویر را در پوشهٔ ${owners[owner]} بگذارید و فقط نام فایلش را بنویسید.`,
  }),
  spacedPicture: ({ name }) => ({
    reason: `تصویر \`${name}\` نشان داده نمی‌شود، چون در نامش فاصله هست`,
    fix: `آن را میان \`<\` و \`>\` بنویسید: \`(<${name}>)\`.`,
  }),
  unnamedFile: ({ others }) => ({
    reason: `هیچ نوشته‌ای این فایل${others ? ` و ${number(others)} فایل دیگر این پوشه` : ""} را نشان نمی‌دهد و به آن پیوند نمی‌دهد، پس منتشر نمی‌شود`,
    fix: "نامش را در نوشته‌ای بیاورید، یا آن را بردارید.",
  }),
  pictureWithoutText: ({ name }) => ({
    reason: `تصویر \`${name}\` شرحی برای کسانی که آن را نمی‌بینند ندارد`,
    fix: "میان دو کروشه‌اش بنویسید چه نشان می‌دهد: `![شرح تصویر](…)`.",
  }),
  pastedPicture: ({ owner }) => ({
    reason: "یک تصویر به‌صورت دادهٔ خام در متن چسبانده شده است (`data:`)",
    fix: `آن را در فایلی در پوشهٔ ${owners[owner]} ذخیره کنید و به‌جای داده، نام فایل را بنویسید: \`![…](picture.png)\`.`,
  }),
  htmlAsText: ({ tag, times, attribute }) => ({
    reason: `تگ \`<${tag}>\`${times > 1 ? ` و ${number(times - 1)} تگ دیگر این فایل` : ""} به شکل متن نشان داده می‌شود${attribute === undefined ? "" : `، چون ویژگی \`${attribute}\` می‌تواند اسکریپتی را اجرا کند`}`,
    fix: `${attribute === undefined ? "به‌جای آن از نشانه‌های `Markdown` استفاده کنید" : `ویژگی \`${attribute}\` را بردارید`}، یا اگر خواننده باید تگ را ببیند، آن را میان دو بک‌تیک بگذارید.`,
  }),
  madeHarmless: ({ kind, code, times }) => ({
    reason: `یک نویسهٔ نامرئی بی‌اثر شد (${invisible[kind]}، \`${code}\`${times > 1 ? `، ${number(times)} بار` : ""})`,
    fix: "اگر عمدی نبوده است، پاکش کنید.",
  }),
  lostLetters: ({ times }) => ({
    reason: `در متن ${times > 1 ? `${number(times)} بار ` : ""}نویسهٔ \`\ufffd\` آمده است، که برنامه‌ای به‌جای حرف‌های ناخوانا گذاشته است`,
    fix: "حرف‌های گم‌شده را دوباره بنویسید، یا متن را از منبعش با UTF-8 بردارید.",
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
} satisfies typeof en;

const waiting = { discussion: "این گفتگو", reply: "این پاسخ", update: "این ویرایش" } as const;
