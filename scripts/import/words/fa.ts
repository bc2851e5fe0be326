import type { words as en } from "./en.ts";

export const words = {
  deletedUser: "کاربر حذف‌شده",
  community: "Community",
  untitled: "پرسش {id}",
  comments: "دیدگاه‌ها",
  comma: "،",
  siteDescription: "گفتگوهای آورده‌شده از {site}",
  form: { discussion: "گفتگو", title: "عنوان", author: "نام شما", tags: "برچسب‌ها", body: "متن" },
  source: {
    title: "منبع گفتگوها",
    description: "گفتگوهای این سایت از کجا آمده‌اند و با چه مجوزی بازنشر می‌شوند",
    origin: "گفتگوهای این سایت از دادهٔ عمومی Stack Exchange ({site}) آورده شده‌اند.",
    range: "نخستین نوشته از {from} است و آخرین نوشته از {to}.",
    amount: "{discussions} گفتگو، {replies} پاسخ و {comments} دیدگاه آورده شد.",
    address: "عدد پایان نشانی هر گفتگو شمارهٔ پرسش در سایت اصلی است: {pattern}.",
    licenceHeading: "مجوزها",
    columns: { licence: "مجوز", discussions: "گفتگو", replies: "پاسخ", comments: "دیدگاه" },
    unnamedLicence: "در داده نوشته نشده",
    rule: "مجوزهای CC BY-SA بازنشر را به این شرط آزاد می‌گذارند که نام نویسنده و پیوند نوشتهٔ اصلی بماند، تغییرها گفته شود و نتیجه با همان مجوز منتشر شود. نام نویسندگان همان است که در داده آمده است.",
    changes:
      "نوشته‌ها از HTML به Markdown برگردانده شده‌اند، پیوندهای درون سایت به صفحه‌های تازه می‌روند و دیدگاه‌ها زیر نوشتهٔ خود آمده‌اند. رأی‌ها و نشان‌ها آورده نشده‌اند.",
  },
} satisfies typeof en;
