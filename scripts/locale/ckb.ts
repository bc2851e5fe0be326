import type { Locale } from "./locale.ts";
import type { PluralForm } from "./translation.ts";

export const language = "ckb";
export const territory = "IQ";
export const direction = "rtl";
export const folding = "kurdish";
export const fonts = ["arabic", "latin"];
export const digits = "٠١٢٣٤٥٦٧٨٩";
export const minus = "\u200f-";
export const grouping = "٬";
export const comma = "،";

/**
 * CLDR 48, `ckb`, whole numbers. A noun keeps its singular after a number, so phrases only need
 * `other`.
 */
export function plural(count: number): PluralForm {
  return count === 1 ? "one" : "other";
}

export const ages: Locale["ages"] = {
  now: "هەر ئێستا",
  today: "ئەمڕۆ",
  minutes: { other: "{count} خولەک لەمەوبەر" },
  hours: { other: "{count} کاتژمێر لەمەوبەر" },
  days: { other: "{count} ڕۆژ لەمەوبەر" },
  weeks: { other: "{count} هەفتە لەمەوبەر" },
  months: { other: "{count} مانگ لەمەوبەر" },
  years: { other: "{count} ساڵ لەمەوبەر" },
};

export const units: Locale["units"] = { days: "ڕۆژ", hours: "کاتژمێر", minutes: "خولەک", seconds: "چرکە" };

export const dates: Locale["dates"] = {
  calendar: "gregorian",
  months: [
    "کانوونی دووەم",
    "شوبات",
    "ئازار",
    "نیسان",
    "ئایار",
    "حوزەیران",
    "تەمموز",
    "ئاب",
    "ئەیلوول",
    "تشرینی یەکەم",
    "تشرینی دووەم",
    "کانوونی یەکەم",
  ],
  weekdays: ["یەکشەممە", "دووشەممە", "سێشەممە", "چوارشەممە", "پێنجشەممە", "هەینی", "شەممە"],
  date: "{day}ی {month}ی {year}",
  fullDate: "{weekday}، {day}ی {month}ی {year}",
  dateTime: "{date}، کاتژمێر {time}",
  deadlineDay: "تا کۆتایی {date} بە کاتی {zone}",
  deadlineTime: "تا {date}، کاتژمێر {time} بە کاتی {zone}",
  zones: {
    "Asia/Tehran": "تاران",
    "Asia/Baghdad": "بەغدا",
    "Asia/Dubai": "دوبەی",
    "Europe/Istanbul": "ئیستەنبوڵ",
    "Europe/Berlin": "بەرلین",
    "Europe/London": "لەندەن",
    "Europe/Stockholm": "ستۆکهۆڵم",
    UTC: "گرینویچ",
    "Etc/UTC": "گرینویچ",
  },
};

export const banner: Locale["banner"] = {
  label: "دوا دەرفەت",
  offer: "تا لەسەدا {percent} داشکاندن",
  link: "زانیاری زیاتر",
  about: "دەربارەی {name}",
};

export const countdown: Locale["countdown"] = { label: "کاتی ماوە", ended: "کۆتایی هات" };

export const filter: Locale["filter"] = {
  legend: "کورتکردنەوەی لیستەکە",
  empty: "—",
  time: {
    label: "کات",
    all: "هەموو کاتەکان",
    options: {
      day: "٢٤ کاتژمێری ڕابردوو",
      week: "٧ ڕۆژی ڕابردوو",
      month: "٣٠ ڕۆژی ڕابردوو",
      quarter: "٣ مانگی ڕابردوو",
      year: "ساڵی ڕابردوو",
    },
  },
  display: {
    label: "پیشاندان",
    all: "هەموو گفتوگۆکان",
    options: { solved: "چارەسەرکراو", unsolved: "چارەسەرنەکراو", unanswered: "بێ وەڵام", closed: "داخراو" },
  },
  found: { zero: "هیچ گفتوگۆیەک بەم مەرجانە نەدۆزرایەوە.", other: "{count} گفتوگۆ دۆزرایەوە" },
  showAll: "پیشاندانی هەموو",
  more: "پیشاندانی زیاتر",
  loading: "بار دەکرێت…",
  failed: "گفتوگۆکان بار نەکران.",
  tryAgain: "هەوڵدانەوە",
  withTag: "لەگەڵ تاگی {tag}",
  withoutTag: "لابردنی تاگی {tag}",
  withoutScript: "لیستەکە تەواوە؛ بۆ کورتکردنەوەی جاڤاسکریپت کارا بکە.",
};

export const search: Locale["search"] = {
  title: "گەڕان لە گفتوگۆکاندا",
  action: "گەڕان",
  description: "گەڕان لە ناونیشان، دەق، کۆد و تاگی هەموو گفتوگۆکاندا",
  tag: { label: "تاگ", all: "هەموو تاگەکان" },
  status: { label: "دۆخ", all: "هەموو گفتوگۆکان" },
  year: { label: "ساڵ", all: "هەموو ساڵەکان" },
  sort: { label: "ڕیزکردن", relevance: "پەیوەندیدارترین", newest: "نوێترین" },
  found: { other: "{count} ئەنجام بۆ «{query}»" },
  foundMore: { other: "زیاتر لە {count} ئەنجام بۆ «{query}»" },
  nothing: "هیچ ئەنجامێک بۆ «{query}» نەدۆزرایەوە. ڕێنووسێکی تر تاقی بکەوە یان {tags} ببینە.",
  tagsLink: "تاگەکان",
  nothingButSimilar: "هیچ ئەنجامێک بۆ «{query}» نەدۆزرایەوە.",
  hidden: "هیچ ئەنجامێک بەم مەرجانە نەدۆزرایەوە. بەبێ ئەو مەرجانە: {found}",
  suggestion: "مەبەستت «{query}» بوو؟",
  closest: "ئەنجامە نزیکەکان، بەبێ {words}:",
  quoted: "«{name}»",
  authorKeys: "نووسەر",
  inTag: "گەڕان لەم تاگەدا",
  failed: "گەڕان بار نەکرا.",
  withoutScript: "گەڕان پێویستی بە جاڤاسکریپت هەیە. لە {tags} دەست پێ بکە.",
};

export const tagFinder: Locale["tagFinder"] = {
  legend: "دۆزینەوەی تاگ",
  label: "ناوی تاگ",
  found: { zero: "هیچ تاگێک بەم ناوە نەدۆزرایەوە.", other: "{count} تاگ دۆزرایەوە" },
  order: { label: "ڕیزبەندی", options: { count: "پڕبەکارترین", letter: "ئەلفوبێیی" } },
};

export const copy: Locale["copy"] = { button: "لەبەرگرتنەوە", done: "لەبەرگیرایەوە", failed: "لەبەرنەگیرایەوە؛ دەقەکە دیاری کرا" };

export const keys: Locale["keys"] = {
  title: "کورتەڕێکانی تەختەکلیل",
  does: {
    search: "گەڕان",
    next: "گفتوگۆ یان وەڵامی دواتر",
    previous: "گفتوگۆ یان وەڵامی پێشتر",
    open: "کردنەوە",
    help: "ئەم یارمەتییە",
    close: "داخستنی یارمەتی",
    date: "شاردنەوەی بەرواری تەواو",
  },
  on: "کورتەڕێکان کارا بن",
  close: "داخستن",
};

export const prompts: Locale["prompts"] = {
  title: "ناونیشانی گفتوگۆ",
  author: "ناوت",
  tags: "تاگەکان",
  tagsHint: "بە «،» جیایان بکەوە؛ کلیلی Tab تاگەکە تەواو دەکات.",
  suggestions: "تاگە هەبووەکان:",
  body: "دەق (بە Ctrl+D تەواو دەبێت)",
  discussion: "وەڵامی کام گفتوگۆ دەدەیتەوە؟ ناوی لە بەستەرەکەدا",
  noDiscussion: "گفتوگۆیەک بە ناوی `{name}` نییە.",
  didYouMean: "مەبەستت `{name}` بوو؟",
  noForm:
    "ئەمە فۆرمێکی پڕکراوەی گفتوگۆ یان وەڵام نییە، چونکە سەردێڕەکانی فۆرمەکەی تێدا نییە. فۆرمەکە سەرلەنوێ پڕ بکەرەوە و دەستکاری سەردێڕەکانی مەکە.",
  similar: "گفتوگۆی هاوشێوە هەن:",
  sameTitle: "گفتوگۆیەک بەم ناونیشانە هەیە و هیچ نەنووسرا. وەڵامی بدەرەوە.",
  writeAnyway: "ئەگەر هێشتا دەتەوێت بنووسرێت، {option} زیاد بکە.",
  goOn: "سەرەڕای ئەوە گفتوگۆی نوێ بنووسرێت؟",
  yes: "بەڵێ",
  no: "نەخێر",
  cancelled: "هیچ نەنووسرا.",
  required: "ئەمە پێویستە.",
  refused: "پەسەند نەکرا: {reason}",
  closed: "ئەم گفتوگۆیە داخراوە.",
  written: "نووسرا: {path}",
  address: "بەستەر: {url}",
  init: {
    name: "ناوی کۆڕبەند",
    defaultName: "کۆڕبەند",
    description: "گفتوگۆ کە دەمێننەوە",
    source: "ناونیشانی کۆگای git؛ ئەگەر هێشتا نییە، بەتاڵی بهێڵەوە",
    unknownSource: "ناونیشانێک لە GitHub، GitLab یان Codeberg بنووسە، وەک `https://github.com/owner/forum`، یان بەتاڵی بهێڵەوە.",
    host: "لە کوێ بڵاو دەکرێتەوە؟",
    address: "ناونیشانی ماڵپەڕ",
    notAddress: "ناونیشانێکی وەک `{example}` بنووسە.",
    laterHost: "دواتر بڕیار دەدەم",
    written: { other: "{count} پەڕگە لە `{folder}` نووسران." },
    next: "هەنگاوەکانی دواتر:",
  },
  removal: {
    heading: "ئەمانە دەسڕێنەوە:",
    discussions: { other: "{count} نووسینی سەرەتای گفتوگۆ" },
    replies: { other: "{count} وەڵام" },
    updates: { other: "ناو و کاتی نوێکردنەوە لە {count} نووسینی کەسانی تر" },
    files: { other: "{count} وێنە و هاوپێچ" },
    more: { other: "و {count} ی تر" },
    question: "بسڕێنەوە؟",
    cancelled: "هیچ نەسڕایەوە.",
    done: "سڕایەوە. ئێستا ماڵپەڕەکە دروست بکە و بڵاوی بکەوە.",
    history: "هەموویان هێشتا لە مێژووی git ماون؛ ڕێنمایی بەڕێوەبردن دەڵێت چۆن لەوێش دەسڕێنەوە.",
    already: "هیچی `{name}` نەماوە بۆ سڕینەوە.",
    unknown: "گفتوگۆ، وەڵام یان نووسەرێک بە ناوی `{name}` نییە.",
    ambiguous: "`{name}` هەم گفتوگۆیە هەم نووسەر: `{file}` یان `{author}` بنووسە.",
    unreadable: "`{file}` ناخوێنرێتەوە و هیچ نەسڕایەوە. سەرەتا چاکی بکە؛ `{check}` دەڵێت چی هەڵەیە.",
  },
};

export const editor: Locale["editor"] = {
  title: "دەستکاریکەر",
  withoutScript: "دەستکاریکەر پێویستی بە JavaScript ـە.",
  failed:
    "دەستکاریکەر نەکرایەوە. هێڵەکەت بپشکنە و پەڕەکە دووبارە بکەرەوە. ئەگەر هەر نەبوو، لەوانەیە سیاسەتی ئاسایشی ڕاژەکار (Content-Security-Policy) ڕێی لێ گرتبێت؛ ڕێبەری دەستکاریکەر دەڵێت ڕاژەکار بۆ ئەم پەڕەیە چی بنێرێت.",
  discussions: { many: "گفتوگۆکان", one: "گفتوگۆ" },
  replies: { many: "وەڵامەکان", one: "وەڵام" },
  fields: {
    title: "ناونیشان",
    author: "نووسەر",
    created: "کاتی نووسین",
    tags: "تاگەکان",
    status: "دۆخ",
    answer: "وەڵامی پەسەندکراو",
    updated: "کاتی نوێکردنەوە",
    updatedBy: "نوێکردنەوە لەلایەن",
    discussion: "وەڵامی",
    body: "دەق",
  },
  hints: {
    tags: "بە «،» جیایان بکەوە؛ یەک تا دە تاگ.",
    answer: "ناوی پەڕگەی وەڵامەکە، لەگەڵ ‎.md",
    updated: "تەنیا لەگەڵ ناوی ئەوەی گۆڕیویەتی.",
    picture: "وێنەکان لە تەنیشت ئەم دەقەوە دادەنرێن.",
  },
  picture: { label: "وێنە", file: "پەڕگە", alt: "ئەوەی پیشانی دەدات" },
  answerName: "ناوی پەڕگە بە ‎.md کۆتایی دێت.",
  status: {
    published: "بڵاوکراوەتەوە",
    draft: "ڕەشنووس",
    closed: "داخراو",
  },
  says: {
    unknownAnswer: "ئەم گفتوگۆیە وەڵامێکی بە ناوی «{name}» نییە.",
    chooseDiscussion: "گفتوگۆیەک هەڵبژێرە کە وەڵامی دەدەیتەوە.",
    cannotReply: "لێرەوە ناتوانرێت وەڵامی «{name}» بدرێتەوە؛ بە git یان npm run new بینووسە.",
    loneUpdate: "کاتی نوێکردنەوە و ناوی نوێکەرەوە پێکەوە بنووسە، یان هیچیان.",
    earlyUpdate: "کاتی نوێکردنەوە پێش کاتی نووسینە؛ یەکێکیان ڕاست بکەوە.",
  },
  phrases: {
    logIn: "چوونەژوورەوە",
    logOut: "چوونەدەرەوە",
    content: "نووسراوەکان",
    media: "وێنەکان",
    quickAdd: "نووسین",
    collections: "نووسراوەکان",
    searchAll: "گەڕان لە هەموو",
    sortBy: "ڕیزکردن",
    loadingEntries: "نووسراوەکان دێن…",
    loadingEntry: "نووسراوەکە دێت…",
    noEntries: "هێشتا هیچ نییە.",
    optional: "ئارەزوومەندانە",
    required: "{field}: ئەمە پێویستە.",
    leave: "لەم پەڕەیە دەڕۆیت؟ ئەوەی پاشەکەوت نەکراوە لەدەست دەچێت.",
    loadBackup: "لەم وێبگەڕەدا وەشانێکی پاشەکەوت‌نەکراوی ئەم نووسراوەیە هەیە. بکرێتەوە؟",
    back: "گەڕانەوە بۆ {collection}",
    publish: "بڵاوکردنەوە",
    publishing: "بڵاو دەکرێتەوە…",
    published: "بڵاوکراوەتەوە",
    publishNow: "ئێستا بڵاوی بکەوە",
    publishAndCreate: "بڵاوکردنەوە و نووسینی نوێ",
    publishAndDuplicate: "بڵاوکردنەوە و لەبەرگرتنەوە",
    duplicate: "لەبەرگرتنەوە",
    remove: "سڕینەوەی نووسراو",
    confirmRemove: "ئەم نووسراوە بڵاوکراوەیە بسڕدرێتەوە؟",
    save: "پاشەکەوت",
    saving: "پاشەکەوت دەکرێت…",
    unsaved: "پاشەکەوت نەکراوە",
    saved: "پاشەکەوت کرا",
    unchanged: "هیچ نەگۆڕاوە",
    richText: "دەقی ڕازاوە",
    strikethrough: "هێڵ بەسەرداهاتوو",
    markdown: "Markdown",
    now: "ئێستا",
    clear: "سڕینەوە",
    togglePreview: "پێشبینین",
    toggleScroll: "هاوکاتی خشاندن",
    toSite: "چوون بۆ ماڵپەڕ",
    failedToSave: "پاشەکەوت نەکرا: {details}",
    missingField: "یەکێک لە خانەکان بەتاڵ یان هەڵەیە.",
    entryPublished: "بڵاوکرایەوە",
    choosePicture: "وێنەیەک هەڵبژێرە",
    upload: "بارکردنی وێنە",
    insertPicture: "بیخە ناو دەق",
    removePicture: "سڕینەوەی وێنە",
  },
};

export const words: Locale["words"] = {
  site: {
    pageTitle: "{title} – {site}",
    skip: "بڕۆ بۆ ناوەڕۆک",
    navigation: "ڕێنیشاندەری سەرەکی",
    footer: "بەستەرەکانی ماڵپەڕ",
    start: "گفتوگۆی نوێ",
    external: "(ماڵپەڕێکی تر)",
    latest: "نوێترین گفتوگۆکان",
    tags: "تاگەکان",
    home: "سەرەتا",
    keys: "کورتەڕێکانی تەختەکلیل",
    theme: { label: "ڕووکار", options: { system: "وەک ئامێرەکە", light: "ڕووناک", dark: "تاریک", contrast: "جیاوازی بەرز" } },
  },
  listing: {
    count: { zero: "هێشتا گفتوگۆ نییە", other: "{count} گفتوگۆ" },
    start: "گفتوگۆی نوێ بەم تاگە",
    status: "بڵاوکراوە",
    title: "گفتوگۆکانی {tag}",
    pageTitle: "گفتوگۆکانی {tag}، پەڕەی {page}",
    description: "{count} بە تاگی {tag}، لە نوێوە بۆ کۆن",
    related: "تاگە پەیوەندیدارەکان",
  },
  entry: {
    author: "دەستپێکەر: {name}",
    actor: { raised: "لەلایەن {name} خرایە ڕوو", updated: "لەلایەن {name} نوێ کرایەوە" },
    replies: { zero: "بێ وەڵام", other: "{count} وەڵام" },
    likes: { other: "{count} پەسەند" },
    solved: "چارەسەرکراو",
    closed: "داخراو",
  },
  author: {
    title: "گفتوگۆکانی {name}",
    pageTitle: "گفتوگۆکانی {name}، پەڕەی {page}",
    description: "{count} کە {name} تێیدا نووسیویەتی، لە نوێوە بۆ کۆن",
    opened: { other: "دەستپێکەری {count} گفتوگۆ" },
    answers: { other: "{count} وەڵامی پەسەندکراو" },
  },
  pager: {
    label: "پەڕەکان",
    next: "پەڕەی دواتر",
    previous: "پەڕەی پێشتر",
    page: "پەڕەی {page}",
    pageOf: "پەڕەی {page} لە {pages}",
  },
  feeds: { label: "فیدەکان", atom: "فیدی Atom", json: "فیدی JSON" },
  tagIndex: {
    count: { zero: "هێشتا تاگ نییە", other: "{count} تاگ" },
    description: "هەموو تاگەکان لەگەڵ ژمارەی گفتوگۆکانیان",
  },
  discussion: {
    accepted: "وەڵامی پەسەندکراو",
    goToAnswer: "بڕۆ بۆ وەڵام",
    closed: "ئەم گفتوگۆیە داخراوە.",
    breadcrumb: "ڕێڕەوی پەڕە",
    contents: "لیستی وەڵامەکان",
    pageTitle: "{title}، پەڕەی {page}",
    range: "وەڵامەکانی {first} تا {last}",
    elsewhere: "وەڵامەکانی پەڕەکانی تر",
    neighbours: "گفتوگۆی پێشتر و دواتر لە لیستدا",
    previous: "پێشتر",
    next: "دواتر",
    permalink: "بەستەری نووسینی {name}",
    tags: "تاگەکان",
    contribute: { label: "بەشداری", reply: "وەڵامدانەوە", edit: "پێشنیاری دەستکاری", report: "ڕاپۆرتکردنی سەرپێچی" },
  },
  removed: {
    title: "گفتوگۆی سڕاوە",
    post: "ئەم نووسینە لە {date} سڕایەوە.",
    reply: "ئەم وەڵامە لە {date} سڕایەوە.",
  },
  attachments: {
    label: "هاوپێچەکان",
    kinds: { pdf: "PDF", txt: "دەق", log: "تۆمار", csv: "خشتەی CSV", json: "JSON", zip: "ئەرشیفی ZIP", gz: "ئەرشیفی Gzip" },
    sizes: { bytes: { other: "{count} بایت" }, kilobytes: { other: "{count} کیلۆبایت" }, megabytes: { other: "{count} مێگابایت" } },
  },
  post: {
    noText: "بێ دەق",
    pictureAlt: "وێنە",
    wholePicture: "وێنە بە قەبارەی ڕەسەن: {alt}",
    remotePicture: "وێنە: {alt}",
    footnotes: "پەراوێزەکان",
    footnoteBack: "گەڕانەوە بۆ دەق",
    footnoteBackFrom: "گەڕانەوە بۆ دەق لە پەراوێزی {number}",
    taskDone: "ئەنجام دراوە",
    taskOpen: "ئەنجام نەدراوە",
    details: "وردەکاری",
    alerts: { note: "تێبینی", tip: "ئامۆژگاری", important: "گرنگ", warning: "ئاگاداری", caution: "وریا بە" },
  },
  redirect: {
    title: "بەستەری ئەم گفتوگۆیە گۆڕاوە",
    text: "ئەم گفتوگۆیە چووەتە بەستەرێکی نوێ.",
  },
  notFound: {
    title: "پەڕەکە نەدۆزرایەوە",
    text: "ئەم بەستەرە نییە یان گواستراوەتەوە.",
    home: "پەڕەی سەرەتا",
    tags: "تاگەکان ببینە",
  },
};
