import type { Locale } from "./locale.ts";
import type { PluralForm } from "./translation.ts";

export const language = "ar";
export const territory = "IQ";
export const direction = "rtl";
export const folding = "common";
export const fonts = ["arabic", "latin"];
export const digits = "٠١٢٣٤٥٦٧٨٩";
export const minus = "\u061c-";
export const grouping = "٬";
export const comma = "،";

/** CLDR 48, `ar`, whole numbers; 0 has words of its own. */
export function plural(count: number): PluralForm {
  const last = count % 100;
  if (count < 3) return count < 2 ? "one" : "two";
  if (last > 10) return "many";
  return last > 2 ? "few" : "other";
}

/**
 * Every page loads these, so they have only the forms that occur: an age has at most 6 days, 4
 * weeks or 11 months.
 */
export const ages: Locale["ages"] = {
  now: "الآن",
  today: "اليوم",
  minutes: { one: "قبل دقيقة", two: "قبل دقيقتين", few: "قبل {count} دقائق", other: "قبل {count} دقيقة" },
  hours: { one: "قبل ساعة", two: "قبل ساعتين", few: "قبل {count} ساعات", other: "قبل {count} ساعة" },
  days: { one: "قبل يوم", two: "قبل يومين", other: "قبل {count} أيام" },
  weeks: { one: "قبل أسبوع", two: "قبل أسبوعين", other: "قبل {count} أسابيع" },
  months: { one: "قبل شهر", two: "قبل شهرين", few: "قبل {count} أشهر", other: "قبل {count} شهرًا" },
  years: { one: "قبل سنة", two: "قبل سنتين", few: "قبل {count} سنوات", other: "قبل {count} سنة" },
};

export const units: Locale["units"] = { days: "يوم", hours: "ساعة", minutes: "دقيقة", seconds: "ثانية" };

/** Months as Iraq and the Levant call them (CLDR 48, `ar-IQ`). */
export const dates: Locale["dates"] = {
  calendar: "gregorian",
  months: ["كانون الثاني", "شباط", "آذار", "نيسان", "أيار", "حزيران", "تموز", "آب", "أيلول", "تشرين الأول", "تشرين الثاني", "كانون الأول"],
  weekdays: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
  date: "{day} {month} {year}",
  fullDate: "{weekday}، {day} {month} {year}",
  dateTime: "{date}، الساعة {time}",
  deadlineDay: "حتى نهاية {date} بتوقيت {zone}",
  deadlineTime: "حتى {date}، الساعة {time} بتوقيت {zone}",
  zones: {
    "Asia/Tehran": "طهران",
    "Asia/Kabul": "كابول",
    "Asia/Dubai": "دبي",
    "Asia/Baghdad": "بغداد",
    "Asia/Riyadh": "الرياض",
    "Asia/Damascus": "دمشق",
    "Asia/Beirut": "بيروت",
    "Africa/Cairo": "القاهرة",
    "Europe/Istanbul": "إسطنبول",
    "Europe/Berlin": "برلين",
    "Europe/London": "لندن",
    UTC: "غرينتش",
    "Etc/UTC": "غرينتش",
  },
};

export const banner: Locale["banner"] = {
  label: "الفرصة الأخيرة",
  offer: "خصم حتى {percent} بالمئة",
  link: "مزيد من المعلومات",
  about: "عن {name}",
};

export const countdown: Locale["countdown"] = { label: "الوقت المتبقي", ended: "انتهى" };

export const filter: Locale["filter"] = {
  legend: "تضييق القائمة",
  empty: "—",
  time: {
    label: "الوقت",
    all: "كل الأوقات",
    options: { day: "آخر ٢٤ ساعة", week: "آخر ٧ أيام", month: "آخر ٣٠ يومًا", quarter: "آخر ٣ أشهر", year: "آخر سنة" },
  },
  display: {
    label: "العرض",
    all: "كل النقاشات",
    options: { solved: "محلول", unsolved: "غير محلول", unanswered: "بلا ردود", closed: "مغلق" },
  },
  found: {
    zero: "لا يوجد نقاش بهذه الشروط.",
    one: "وُجد نقاش واحد",
    two: "وُجد نقاشان",
    few: "وُجدت {count} نقاشات",
    many: "وُجد {count} نقاشًا",
    other: "وُجد {count} نقاش",
  },
  showAll: "عرض الكل",
  more: "عرض المزيد",
  loading: "جارٍ التحميل…",
  failed: "تعذّر تحميل النقاشات.",
  tryAgain: "إعادة المحاولة",
  withTag: "مع الوسم {tag} أيضًا",
  withoutTag: "إزالة الوسم {tag}",
  withoutScript: "القائمة كاملة؛ فعّل جافاسكربت لتضييقها.",
};

export const search: Locale["search"] = {
  title: "البحث في النقاشات",
  action: "بحث",
  description: "البحث في عناوين كل النقاشات ونصوصها وشيفراتها ووسومها",
  tag: { label: "الوسم", all: "كل الوسوم" },
  status: { label: "الحالة", all: "كل النقاشات" },
  year: { label: "السنة", all: "كل السنوات" },
  sort: { label: "الترتيب", relevance: "الأكثر صلة", newest: "الأحدث" },
  found: {
    one: "نتيجة واحدة عن «{query}»",
    two: "نتيجتان عن «{query}»",
    few: "{count} نتائج عن «{query}»",
    other: "{count} نتيجة عن «{query}»",
  },
  foundMore: {
    one: "أكثر من نتيجة واحدة عن «{query}»",
    two: "أكثر من نتيجتين عن «{query}»",
    few: "أكثر من {count} نتائج عن «{query}»",
    other: "أكثر من {count} نتيجة عن «{query}»",
  },
  nothing: "لا نتائج عن «{query}». جرّب إملاءً آخر أو تصفّح {tags}.",
  tagsLink: "الوسوم",
  nothingButSimilar: "لا نتائج عن «{query}».",
  hidden: "لا نتائج بهذه الشروط. من دونها: {found}",
  suggestion: "هل تقصد «{query}»؟",
  closest: "نتائج قريبة من دون {words}:",
  quoted: "«{name}»",
  authorKeys: "كاتب الكاتب",
  inTag: "البحث في هذا الوسم",
  failed: "تعذّر تحميل البحث.",
  withoutScript: "يحتاج البحث إلى جافاسكربت. ابدأ من {tags}.",
};

export const tagFinder: Locale["tagFinder"] = {
  legend: "إيجاد وسم",
  label: "اسم الوسم",
  found: {
    zero: "لا يوجد وسم بهذا الاسم.",
    one: "وُجد وسم واحد",
    two: "وُجد وسمان",
    few: "وُجدت {count} وسوم",
    many: "وُجد {count} وسمًا",
    other: "وُجد {count} وسم",
  },
  order: { label: "الترتيب", options: { count: "الأكثر استخدامًا", letter: "أبجديًا" } },
};

export const copy: Locale["copy"] = { button: "نسخ", done: "نُسخ", failed: "لم يُنسخ؛ النص محدّد" };

export const keys: Locale["keys"] = {
  title: "اختصارات لوحة المفاتيح",
  does: {
    search: "بحث",
    next: "النقاش أو الرد التالي",
    previous: "النقاش أو الرد السابق",
    open: "فتح",
    help: "هذه المساعدة",
    close: "إغلاق المساعدة",
    date: "إخفاء التاريخ الكامل",
  },
  on: "الاختصارات مفعّلة",
  close: "إغلاق",
};

export const prompts: Locale["prompts"] = {
  title: "عنوان النقاش",
  author: "اسمك",
  tags: "الوسوم",
  tagsHint: "افصل بينها بفواصل؛ مفتاح Tab يُكمل الوسم.",
  suggestions: "وسوم موجودة:",
  body: "النص (ينتهي بالضغط على Ctrl+D)",
  discussion: "على أي نقاش تردّ؟ اسمه في العنوان",
  noDiscussion: "لا يوجد نقاش باسم `{name}`.",
  didYouMean: "هل تقصد `{name}`؟",
  noForm: "هذا ليس نموذجًا مملوءًا لنقاش أو رد، فليست فيه عناوين النموذج. املأ النموذج من جديد ولا تغيّر عناوينه.",
  similar: "توجد نقاشات مشابهة:",
  sameTitle: "يوجد نقاش بهذا العنوان ولم يُكتب شيء. أضف ردًا إليه.",
  writeAnyway: "إن أردت كتابته مع ذلك، أضف {option}.",
  goOn: "هل تكتب نقاشًا جديدًا مع ذلك؟",
  yes: "نعم",
  no: "لا",
  cancelled: "لم يُكتب شيء.",
  required: "هذا مطلوب.",
  refused: "غير مقبول: {reason}",
  closed: "هذا النقاش مغلق.",
  written: "كُتب: {path}",
  address: "العنوان: {url}",
  init: {
    name: "اسم المنتدى",
    defaultName: "منتدى",
    description: "نقاشات تبقى",
    source: "عنوان مستودع git؛ اتركه فارغًا إن لم يوجد بعد",
    unknownSource: "اكتب عنوانًا في GitHub أو GitLab أو Codeberg، مثل `https://github.com/owner/forum`، أو اتركه فارغًا.",
    host: "أين سيُنشر؟",
    address: "عنوان الموقع",
    notAddress: "اكتب عنوانًا مثل `{example}`.",
    laterHost: "سأقرر لاحقًا",
    written: { other: "عدد الملفات المكتوبة في `{folder}`: {count}." },
    next: "الخطوات التالية:",
  },
  removal: {
    heading: "سيُحذف ما يلي:",
    discussions: {
      one: "مشاركة واحدة بدأت نقاشًا",
      two: "مشاركتان بدأتا نقاشين",
      few: "{count} مشاركات بدأت نقاشات",
      many: "{count} مشاركةً بدأت نقاشات",
      other: "{count} مشاركة بدأت نقاشات",
    },
    replies: { one: "رد واحد", two: "ردّان", few: "{count} ردود", many: "{count} ردًا", other: "{count} رد" },
    updates: {
      one: "اسم المعدِّل ووقت التعديل في مشاركة لغيره",
      two: "اسم المعدِّل ووقت التعديل في مشاركتين لغيره",
      few: "اسم المعدِّل ووقت التعديل في {count} مشاركات لغيره",
      many: "اسم المعدِّل ووقت التعديل في {count} مشاركةً لغيره",
      other: "اسم المعدِّل ووقت التعديل في {count} مشاركة لغيره",
    },
    files: { other: "الصور والمرفقات: {count}" },
    more: { other: "و{count} أخرى" },
    question: "هل تُحذف؟",
    cancelled: "لم يُحذف شيء.",
    done: "تم الحذف. ابنِ الموقع وانشره الآن.",
    history: "ما زال كل ذلك في سجل git؛ يشرح دليل إدارة المنتدى كيف يُحذف من هناك أيضًا.",
    already: "لم يبقَ في `{name}` ما يُحذف.",
    unknown: "لا يوجد نقاش أو رد أو كاتب باسم `{name}`.",
    ambiguous: "`{name}` نقاش وكاتب معًا: اكتب `{file}` أو `{author}`.",
    unreadable: "لا يمكن قراءة `{file}`، ولم يُحذف شيء. أصلحه أولًا؛ يبيّن `{check}` ما فيه من خطأ.",
  },
};

export const editor: Locale["editor"] = {
  title: "المحرّر",
  withoutScript: "يحتاج المحرّر إلى JavaScript.",
  failed:
    "لم يُفتح المحرّر. تحقّق من اتصالك وأعد تحميل الصفحة. وإن لم ينفع ذلك فقد تكون سياسة الأمان في الخادم (Content-Security-Policy) هي التي تمنعه؛ دليل المحرّر يذكر ما يجب أن يرسله الخادم لهذه الصفحة.",
  discussions: { many: "النقاشات", one: "نقاش" },
  replies: { many: "الردود", one: "رد" },
  fields: {
    title: "العنوان",
    author: "الكاتب",
    created: "وقت الكتابة",
    tags: "الوسوم",
    status: "الحالة",
    answer: "الرد المقبول",
    updated: "وقت التحديث",
    updatedBy: "حدّثه",
    discussion: "ردًا على",
    body: "النص",
  },
  hints: {
    tags: "افصل بينها بفواصل؛ من وسم إلى عشرة.",
    answer: "اسم ملف الرد مع ‎.md",
    updated: "مع اسم من غيّر النص فقط.",
    picture: "تُحفظ الصور بجانب هذا النص.",
  },
  picture: { label: "صورة", file: "الملف", alt: "ما تُظهره" },
  answerName: "ينتهي اسم الملف بـ ‎.md",
  status: {
    published: "منشور",
    draft: "مسودة",
    closed: "مغلق",
  },
  says: {
    unknownAnswer: "ليس في هذا النقاش ردّ باسم «{name}».",
    chooseDiscussion: "اختر النقاش الذي تردّ عليه.",
    cannotReply: "لا يمكن الرد على «{name}» من هنا؛ اكتب الرد باستخدام git أو npm run new.",
    loneUpdate: "اكتب وقت التحديث واسم من حدّثه معًا، أو اتركهما معًا.",
    earlyUpdate: "وقت التحديث قبل وقت الكتابة؛ صحّح أحدهما.",
  },
  phrases: {
    logIn: "تسجيل الدخول",
    logOut: "تسجيل الخروج",
    content: "المنشورات",
    media: "الصور",
    quickAdd: "كتابة",
    collections: "المنشورات",
    searchAll: "البحث في الكل",
    sortBy: "الترتيب",
    loadingEntries: "يجري تحميل المنشورات…",
    loadingEntry: "يجري تحميل المنشور…",
    noEntries: "لا شيء بعد.",
    optional: "اختياري",
    required: "{field}: هذا مطلوب.",
    leave: "هل تغادر هذه الصفحة؟ سيضيع ما لم يُحفظ.",
    loadBackup: "في هذا المتصفح نسخة غير محفوظة من هذا المنشور. هل تفتحها؟",
    back: "العودة إلى {collection}",
    publish: "نشر",
    publishing: "يجري النشر…",
    published: "منشور",
    publishNow: "انشر الآن",
    publishAndCreate: "انشر ثم اكتب آخر",
    publishAndDuplicate: "انشر ثم انسخ",
    duplicate: "نسخ",
    remove: "حذف المنشور",
    confirmRemove: "هل تحذف هذا المنشور؟",
    save: "حفظ",
    saving: "يجري الحفظ…",
    unsaved: "غير محفوظ",
    saved: "حُفظ",
    unchanged: "لا تغييرات",
    richText: "نص منسّق",
    strikethrough: "يتوسطه خط",
    markdown: "Markdown",
    now: "الآن",
    clear: "مسح",
    togglePreview: "المعاينة",
    toggleScroll: "تمرير متزامن",
    toSite: "الذهاب إلى الموقع",
    failedToSave: "لم يُحفظ: {details}",
    missingField: "أحد الحقول فارغ أو غير صحيح.",
    entryPublished: "نُشر",
    choosePicture: "اختر صورة",
    upload: "رفع صورة",
    insertPicture: "أدرج في النص",
    removePicture: "حذف الصورة",
  },
};

export const words: Locale["words"] = {
  site: {
    pageTitle: "{title} – {site}",
    skip: "الانتقال إلى المحتوى",
    navigation: "التصفح الرئيسي",
    footer: "روابط الموقع",
    start: "نقاش جديد",
    external: "(موقع آخر)",
    latest: "أحدث النقاشات",
    tags: "الوسوم",
    home: "الرئيسية",
    keys: "اختصارات لوحة المفاتيح",
    theme: { label: "المظهر", options: { system: "كما في الجهاز", light: "فاتح", dark: "داكن", contrast: "تباين عالٍ" } },
  },
  listing: {
    count: {
      zero: "لا نقاشات بعد",
      one: "نقاش واحد",
      two: "نقاشان",
      few: "{count} نقاشات",
      many: "{count} نقاشًا",
      other: "{count} نقاش",
    },
    start: "نقاش جديد بهذا الوسم",
    status: "منشور",
    title: "نقاشات {tag}",
    pageTitle: "نقاشات {tag}، صفحة {page}",
    description: "{count} بوسم {tag}، من الأحدث إلى الأقدم",
    related: "وسوم ذات صلة",
  },
  entry: {
    author: "بدأه: {name}",
    actor: { raised: "طرحه {name}", updated: "حدّثه {name}" },
    replies: { zero: "بلا ردود", one: "رد واحد", two: "ردّان", few: "{count} ردود", many: "{count} ردًا", other: "{count} رد" },
    likes: { one: "إعجاب واحد", two: "إعجابان", few: "{count} إعجابات", many: "{count} إعجابًا", other: "{count} إعجاب" },
    solved: "محلول",
    closed: "مغلق",
  },
  author: {
    title: "نقاشات {name}",
    pageTitle: "نقاشات {name}، صفحة {page}",
    description: "{count} كتب فيها {name}، من الأحدث إلى الأقدم",
    opened: {
      one: "بدأ نقاشًا واحدًا",
      two: "بدأ نقاشين",
      few: "بدأ {count} نقاشات",
      many: "بدأ {count} نقاشًا",
      other: "بدأ {count} نقاش",
    },
    answers: {
      one: "إجابة مقبولة واحدة",
      two: "إجابتان مقبولتان",
      few: "{count} إجابات مقبولة",
      other: "{count} إجابة مقبولة",
    },
  },
  pager: {
    label: "الصفحات",
    next: "الصفحة التالية",
    previous: "الصفحة السابقة",
    page: "صفحة {page}",
    pageOf: "صفحة {page} من {pages}",
  },
  feeds: { label: "الخلاصات", atom: "خلاصة Atom", json: "خلاصة JSON" },
  tagIndex: {
    count: { zero: "لا وسوم بعد", one: "وسم واحد", two: "وسمان", few: "{count} وسوم", many: "{count} وسمًا", other: "{count} وسم" },
    description: "كل الوسوم مع عدد نقاشات كل منها",
  },
  discussion: {
    accepted: "الإجابة المقبولة",
    goToAnswer: "الانتقال إلى الإجابة",
    closed: "هذا النقاش مغلق.",
    breadcrumb: "مسار الصفحة",
    contents: "قائمة الردود",
    pageTitle: "{title}، صفحة {page}",
    range: "الردود {first} إلى {last}",
    elsewhere: "ردود الصفحات الأخرى",
    neighbours: "السابق والتالي في القائمة",
    previous: "السابق",
    next: "التالي",
    permalink: "رابط إلى ما كتبه {name}",
    tags: "الوسوم",
    contribute: { label: "المشاركة", reply: "الرد", edit: "اقتراح تعديل", report: "الإبلاغ عن إساءة" },
  },
  removed: {
    title: "نقاش محذوف",
    post: "حُذفت هذه المشاركة في {date}.",
    reply: "حُذف هذا الرد في {date}.",
  },
  attachments: {
    label: "المرفقات",
    kinds: { pdf: "PDF", txt: "نص", log: "سجل", csv: "جدول CSV", json: "JSON", zip: "أرشيف ZIP", gz: "أرشيف Gzip" },
    sizes: { bytes: { other: "{count} بايت" }, kilobytes: { other: "{count} كيلوبايت" }, megabytes: { other: "{count} ميغابايت" } },
  },
  post: {
    noText: "بلا نص",
    pictureAlt: "صورة",
    wholePicture: "الصورة بحجمها الأصلي: {alt}",
    remotePicture: "صورة: {alt}",
    footnotes: "الحواشي",
    footnoteBack: "العودة إلى النص",
    footnoteBackFrom: "العودة إلى النص من الحاشية {number}",
    taskDone: "مكتملة",
    taskOpen: "غير مكتملة",
    details: "التفاصيل",
    alerts: { note: "ملاحظة", tip: "نصيحة", important: "مهم", warning: "تحذير", caution: "تنبيه" },
  },
  redirect: {
    title: "تغيّر عنوان هذا النقاش",
    text: "انتقل هذا النقاش إلى عنوان جديد.",
  },
  notFound: {
    title: "الصفحة غير موجودة",
    text: "هذا العنوان غير موجود أو نُقل.",
    home: "الصفحة الرئيسية",
    tags: "تصفّح الوسوم",
  },
};
