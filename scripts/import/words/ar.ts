import type { words as en } from "./en.ts";

export const words = {
  deletedUser: "مستخدم محذوف",
  community: "Community",
  untitled: "سؤال {id}",
  comments: "التعليقات",
  comma: "،",
  siteDescription: "نقاشات منقولة من {site}",
  form: { discussion: "النقاش", title: "العنوان", author: "اسمك", tags: "الوسوم", body: "النص" },
  source: {
    title: "مصدر النقاشات",
    description: "من أين جاءت نقاشات هذا الموقع وبأي رخصة يُعاد نشرها",
    origin: "نُقلت نقاشات هذا الموقع من بيانات Stack Exchange العامة ({site}).",
    range: "أول منشور بتاريخ {from} وآخر منشور بتاريخ {to}.",
    amount: "ما نُقل: النقاشات {discussions}، الردود {replies}، التعليقات {comments}.",
    address: "الرقم في آخر عنوان كل نقاش هو رقم السؤال في الموقع الأصلي: {pattern}.",
    licenceHeading: "الرخص",
    columns: { licence: "الرخصة", discussions: "النقاشات", replies: "الردود", comments: "التعليقات" },
    unnamedLicence: "غير مذكورة في البيانات",
    rule: "تسمح رخص CC BY-SA بإعادة النشر بشرط أن يبقى اسم الكاتب ورابط المنشور الأصلي، وأن تُذكر التعديلات، وأن تُنشر النتيجة بالرخصة نفسها. أسماء الكتّاب هي كما وردت في البيانات.",
    changes:
      "حُوّلت المنشورات من HTML إلى Markdown، وتؤدي الروابط داخل الموقع إلى الصفحات الجديدة، وتأتي التعليقات تحت منشوراتها. لم تُنقل الأصوات والأوسمة.",
  },
} satisfies typeof en;
