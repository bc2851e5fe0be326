import type { words as en } from "./en.ts";

export const words = {
  deletedUser: "بەکارهێنەری سڕاوە",
  community: "Community",
  untitled: "پرسیاری {id}",
  comments: "لێدوانەکان",
  comma: "،",
  siteDescription: "گفتوگۆی هێنراو لە {site}",
  form: { discussion: "گفتوگۆ", title: "سەردێڕ", author: "ناوت", tags: "تاگەکان", body: "دەق" },
  source: {
    title: "سەرچاوەی گفتوگۆکان",
    description: "گفتوگۆکانی ئەم ماڵپەڕە لە کوێوە هاتوون و بە چ مۆڵەتێک بڵاو دەکرێنەوە",
    origin: "گفتوگۆکانی ئەم ماڵپەڕە لە داتای گشتیی Stack Exchange ({site}) هێنراون.",
    range: "یەکەم نووسین هی {from}ە و دوایین نووسین هی {to}ە.",
    amount: "{discussions} گفتوگۆ، {replies} وەڵام و {comments} لێدوان هێنران.",
    address: "ژمارەی کۆتایی بەستەری هەر گفتوگۆیەک ژمارەی پرسیارەکەیە لە ماڵپەڕی سەرەکیدا: {pattern}.",
    licenceHeading: "مۆڵەتەکان",
    columns: { licence: "مۆڵەت", discussions: "گفتوگۆ", replies: "وەڵام", comments: "لێدوان" },
    unnamedLicence: "لە داتاکەدا نەنووسراوە",
    rule: "مۆڵەتەکانی CC BY-SA ڕێگە بە بڵاوکردنەوە دەدەن بەو مەرجەی ناوی نووسەر و بەستەری نووسینی سەرەکی بمێنن، گۆڕانکارییەکان باس بکرێن و ئەنجامەکە بە هەمان مۆڵەت بڵاو بکرێتەوە. ناوی نووسەران وەک ئەوەیە کە لە داتاکەدا هاتووە.",
    changes:
      "نووسینەکان لە HTMLەوە کراون بە Markdown، بەستەرەکانی ناو ماڵپەڕ دەچنە پەڕە نوێیەکان و لێدوانەکان لە ژێر نووسینی خۆیاندا هاتوون. دەنگ و نیشانەکان نەهێنراون.",
  },
} satisfies typeof en;
