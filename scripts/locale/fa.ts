import type { Locale } from "./locale.ts";
import type { PluralForm } from "./translation.ts";

export const language = "fa";
export const territory = "IR";
export const direction = "rtl";
export const folding = "common";
export const fonts = ["arabic", "latin"];
export const digits = "۰۱۲۳۴۵۶۷۸۹";
export const minus = "\u200e−";
export const grouping = "٬";
export const comma = "،";

/**
 * CLDR 48, `fa`: `one` is 0 and 1. A Persian noun keeps its singular after a number, so phrases
 * only need `other`.
 */
export function plural(count: number): PluralForm {
  return count < 2 ? "one" : "other";
}

export const ages: Locale["ages"] = {
  now: "همین حالا",
  today: "امروز",
  minutes: { other: "{count} دقیقه پیش" },
  hours: { other: "{count} ساعت پیش" },
  days: { other: "{count} روز پیش" },
  weeks: { other: "{count} هفته پیش" },
  months: { other: "{count} ماه پیش" },
  years: { other: "{count} سال پیش" },
};

export const units: Locale["units"] = { days: "روز", hours: "ساعت", minutes: "دقیقه", seconds: "ثانیه" };

export const dates: Locale["dates"] = {
  calendar: "jalali",
  months: ["فروردین", "اردیبهشت", "خرداد", "تیر", "مرداد", "شهریور", "مهر", "آبان", "آذر", "دی", "بهمن", "اسفند"],
  weekdays: ["یکشنبه", "دوشنبه", "سه‌شنبه", "چهارشنبه", "پنجشنبه", "جمعه", "شنبه"],
  date: "{day} {month} {year}",
  fullDate: "{weekday} {day} {month} {year}",
  dateTime: "{date}، ساعت {time}",
  deadlineDay: "تا پایان {date} به وقت {zone}",
  deadlineTime: "تا {date}، ساعت {time} به وقت {zone}",
  zones: {
    "Asia/Tehran": "تهران",
    "Asia/Kabul": "کابل",
    "Asia/Dubai": "دبی",
    "Asia/Baghdad": "بغداد",
    "Europe/Istanbul": "استانبول",
    "Europe/Berlin": "برلین",
    "Europe/London": "لندن",
    "America/Toronto": "تورنتو",
    UTC: "گرینویچ",
    "Etc/UTC": "گرینویچ",
  },
};

export const banner: Locale["banner"] = {
  label: "آخرین فرصت",
  offer: "تا {percent} درصد تخفیف",
  link: "اطلاعات بیشتر",
  about: "دربارهٔ {name}",
};

export const countdown: Locale["countdown"] = { label: "زمان باقی‌مانده", ended: "پایان یافت" };

export const filter: Locale["filter"] = {
  legend: "محدود کردن فهرست",
  empty: "—",
  time: {
    label: "زمان",
    all: "همهٔ زمان‌ها",
    options: {
      day: "۲۴ ساعت گذشته",
      week: "۷ روز گذشته",
      month: "۳۰ روز گذشته",
      quarter: "۳ ماه گذشته",
      year: "یک سال گذشته",
    },
  },
  display: {
    label: "نمایش",
    all: "همهٔ گفتگوها",
    options: { solved: "حل‌شده", unsolved: "حل‌نشده", unanswered: "بدون پاسخ", closed: "بسته" },
  },
  found: { zero: "گفتگویی با این شرایط پیدا نشد.", other: "{count} گفتگو پیدا شد" },
  showAll: "نمایش همه",
  more: "نمایش بیشتر",
  loading: "در حال بارگذاری…",
  failed: "بارگذاری گفتگوها ناموفق بود.",
  tryAgain: "تلاش دوباره",
  withTag: "همراه با برچسب {tag}",
  withoutTag: "برداشتن برچسب {tag}",
  withoutScript: "فهرست کامل است؛ برای محدود کردن آن جاوااسکریپت را روشن کنید.",
};

export const search: Locale["search"] = {
  title: "جستجو در گفتگوها",
  action: "جستجو",
  description: "جستجو در عنوان، متن، کد و برچسب همهٔ گفتگوها",
  tag: { label: "برچسب", all: "همهٔ برچسب‌ها" },
  status: { label: "وضعیت", all: "همهٔ گفتگوها" },
  year: { label: "سال", all: "همهٔ سال‌ها" },
  sort: { label: "مرتب‌سازی", relevance: "مرتبط‌ترین", newest: "تازه‌ترین" },
  found: { other: "{count} نتیجه برای «{query}»" },
  foundMore: { other: "بیش از {count} نتیجه برای «{query}»" },
  nothing: "نتیجه‌ای برای «{query}» پیدا نشد. املای دیگری را امتحان کنید یا {tags} را ببینید.",
  tagsLink: "برچسب‌ها",
  nothingButSimilar: "نتیجه‌ای برای «{query}» پیدا نشد.",
  hidden: "با این شرایط نتیجه‌ای پیدا نشد. بدون آن‌ها: {found}",
  suggestion: "منظورتان «{query}» بود؟",
  closest: "نتیجه‌های نزدیک، بدون {words}:",
  quoted: "«{name}»",
  authorKeys: "نویسنده آغازگر",
  inTag: "جستجو در این برچسب",
  failed: "بارگذاری جستجو ناموفق بود.",
  withoutScript: "جستجو به جاوااسکریپت نیاز دارد. از {tags} شروع کنید.",
};

export const tagFinder: Locale["tagFinder"] = {
  legend: "یافتن برچسب",
  label: "نام برچسب",
  found: { zero: "برچسبی با این نام پیدا نشد.", other: "{count} برچسب پیدا شد" },
  order: { label: "ترتیب", options: { count: "پرکاربردترین", letter: "الفبایی" } },
};

export const copy: Locale["copy"] = { button: "رونوشت", done: "رونوشت شد", failed: "رونوشت نشد؛ متن انتخاب شد" };

export const keys: Locale["keys"] = {
  title: "میان‌برهای صفحه‌کلید",
  does: {
    search: "جستجو",
    next: "گفتگو یا پاسخ بعدی",
    previous: "گفتگو یا پاسخ قبلی",
    open: "باز کردن",
    help: "همین راهنما",
    close: "بستن راهنما",
    date: "پنهان کردن تاریخ کامل",
  },
  on: "میان‌برها روشن باشند",
  close: "بستن",
};

export const prompts: Locale["prompts"] = {
  title: "عنوان گفتگو",
  author: "نام شما",
  tags: "برچسب‌ها",
  tagsHint: "با «،» جدا کنید؛ کلید تب برچسب را کامل می‌کند.",
  suggestions: "برچسب‌های موجود:",
  body: "متن (با Ctrl+D تمام می‌شود)",
  discussion: "پاسخ به کدام گفتگو؟ نام آن در نشانی",
  noDiscussion: "گفتگویی به نام `{name}` نیست.",
  didYouMean: "منظورتان `{name}` بود؟",
  noForm: "این نوشته فرم پرشدهٔ گفتگو یا پاسخ نیست، چون عنوان‌های فرم را ندارد. فرم را از نو پر کنید و به عنوان‌هایش دست نزنید.",
  similar: "گفتگوهای مشابهی هست:",
  sameTitle: "گفتگویی با همین عنوان هست و چیزی نوشته نشد. به آن پاسخ دهید.",
  writeAnyway: "اگر باز هم می‌خواهید نوشته شود، {option} را اضافه کنید.",
  goOn: "با این همه، گفتگوی تازه نوشته شود؟",
  yes: "بله",
  no: "نه",
  cancelled: "چیزی نوشته نشد.",
  required: "این را هم بنویسید.",
  refused: "پذیرفته نشد: {reason}",
  closed: "این گفتگو بسته است.",
  written: "نوشته شد: {path}",
  address: "نشانی: {url}",
  init: {
    name: "نام انجمن",
    defaultName: "گفتگو",
    description: "گفتگوهایی که می‌مانند",
    source: "نشانی مخزن git آن؛ اگر هنوز نیست، خالی بگذارید",
    unknownSource: "نشانی مخزنی در GitHub، GitLab یا Codeberg بنویسید، مانند `https://github.com/owner/forum`، یا خالی بگذارید.",
    host: "کجا منتشر می‌شود؟",
    address: "نشانی سایت",
    notAddress: "نشانی را مانند `{example}` بنویسید.",
    laterHost: "بعداً تصمیم می‌گیرم",
    written: { other: "{count} فایل در `{folder}` نوشته شد." },
    next: "از اینجا به بعد:",
  },
  removal: {
    heading: "این‌ها حذف می‌شوند:",
    discussions: { other: "{count} نوشتهٔ آغازین گفتگو" },
    replies: { other: "{count} پاسخ" },
    updates: { other: "نام و زمان به‌روزرسانی در {count} نوشتهٔ دیگران" },
    files: { other: "{count} تصویر و پیوست" },
    more: { other: "و {count} مورد دیگر" },
    question: "حذف شوند؟",
    cancelled: "چیزی حذف نشد.",
    done: "حذف شد. اکنون سایت را بسازید و منتشر کنید.",
    history: "همهٔ این‌ها هنوز در تاریخچهٔ گیت هست؛ راهنمای ادارهٔ انجمن می‌گوید چگونه از آنجا هم حذف شود.",
    already: "از `{name}` چیزی برای حذف نمانده است.",
    unknown: "گفتگو، پاسخ یا نویسنده‌ای به نام `{name}` نیست.",
    ambiguous: "`{name}` هم گفتگو است و هم نویسنده؛ `{file}` یا `{author}` بنویسید.",
    unreadable: "فایل `{file}` خوانده نمی‌شود و چیزی حذف نشد. اول آن را درست کنید؛ `{check}` می‌گوید چه ایرادی دارد.",
  },
};

export const editor: Locale["editor"] = {
  title: "ویرایشگر",
  withoutScript: "ویرایشگر به جاوااسکریپت نیاز دارد.",
  failed:
    "ویرایشگر باز نشد. اتصال خود را بررسی و صفحه را دوباره باز کنید. اگر باز هم نشد، شاید سیاست امنیتی سرور سایت جلوی آن را گرفته باشد؛ راهنمای ویرایشگر می‌گوید سرور برای این صفحه چه بفرستد.",
  discussions: { many: "گفتگوها", one: "گفتگو" },
  replies: { many: "پاسخ‌ها", one: "پاسخ" },
  fields: {
    title: "عنوان",
    author: "نویسنده",
    created: "زمان نوشتن",
    tags: "برچسب‌ها",
    status: "وضعیت",
    answer: "پاسخ پذیرفته‌شده",
    updated: "زمان به‌روزرسانی",
    updatedBy: "به‌روزرسانی توسط",
    discussion: "در پاسخ به",
    body: "متن",
  },
  hints: {
    tags: "با «،» جدا کنید؛ از یک تا ده برچسب.",
    answer: "نام فایل پاسخ، همراه با پسوند آن",
    updated: "فقط همراه با نام کسی که متن را عوض کرده است.",
    picture: "تصویرها کنار همین نوشته ذخیره می‌شوند.",
  },
  picture: { label: "تصویر", file: "فایل", alt: "آنچه دیده می‌شود" },
  answerName: "نام فایل باید پسوند هم داشته باشد.",
  status: {
    published: "منتشر شده",
    draft: "پیش‌نویس",
    closed: "بسته",
  },
  says: {
    unknownAnswer: "این گفتگو پاسخی به نام «{name}» ندارد.",
    chooseDiscussion: "بنویسید که این پاسخ برای کدام گفتگو است.",
    cannotReply: "پاسخ به «{name}» از اینجا ممکن نیست؛ فایل آن را خودتان بسازید.",
    loneUpdate: "زمان به‌روزرسانی و نام به‌روزرسانی‌کننده را با هم بنویسید، یا هیچ‌کدام را.",
    earlyUpdate: "زمان به‌روزرسانی پیش از زمان نوشتن است؛ یکی از دو را درست کنید.",
  },
  phrases: {
    logIn: "ورود",
    logOut: "خروج",
    content: "نوشته‌ها",
    media: "تصویرها",
    quickAdd: "نوشتن",
    collections: "نوشته‌ها",
    searchAll: "جستجو در همه",
    sortBy: "مرتب‌سازی",
    loadingEntries: "نوشته‌ها می‌آیند…",
    loadingEntry: "نوشته می‌آید…",
    noEntries: "هنوز چیزی نیست.",
    optional: "اختیاری",
    required: "{field} را بنویسید.",
    leave: "از این صفحه می‌روید؟ آنچه ذخیره نشده از دست می‌رود.",
    loadBackup: "از این نوشته نسخه‌ای ذخیره‌نشده در این مرورگر هست. همان باز شود؟",
    back: "بازگشت به {collection}",
    publish: "انتشار",
    publishing: "منتشر می‌شود…",
    published: "منتشر شده",
    publishNow: "همین حالا منتشر شود",
    publishAndCreate: "انتشار، و نوشتهٔ تازه",
    publishAndDuplicate: "انتشار، و رونوشت",
    duplicate: "رونوشت",
    remove: "حذف نوشته",
    confirmRemove: "این نوشتهٔ منتشرشده حذف شود؟",
    save: "ذخیره",
    saving: "ذخیره می‌شود…",
    unsaved: "ذخیره نشده",
    saved: "ذخیره شد",
    unchanged: "تغییری نیست",
    richText: "متن آراسته",
    strikethrough: "خط‌خورده",
    markdown: "مارک‌داون",
    now: "اکنون",
    clear: "پاک کردن",
    togglePreview: "پیش‌نمایش",
    toggleScroll: "پیمایش هم‌زمان",
    toSite: "رفتن به سایت",
    failedToSave: "ذخیره نشد: {details}",
    missingField: "یکی از خانه‌ها خالی یا نادرست است.",
    entryPublished: "منتشر شد",
    choosePicture: "انتخاب تصویر",
    upload: "فرستادن تصویر",
    insertPicture: "گذاشتن در متن",
    removePicture: "حذف تصویر",
  },
};

export const words: Locale["words"] = {
  site: {
    pageTitle: "{title} – {site}",
    skip: "رفتن به محتوای اصلی",
    navigation: "ناوبری اصلی",
    footer: "پیوندهای سایت",
    start: "گفتگوی تازه",
    external: "(سایت دیگر)",
    latest: "تازه‌ترین گفتگوها",
    tags: "برچسب‌ها",
    home: "خانه",
    keys: "میان‌برهای صفحه‌کلید",
    theme: { label: "پوسته", options: { system: "مانند دستگاه", light: "روشن", dark: "تیره", contrast: "پرتضاد" } },
  },
  listing: {
    count: { zero: "هنوز گفتگویی نیست", other: "{count} گفتگو" },
    start: "گفتگوی تازه با این برچسب",
    status: "منتشر شده",
    title: "گفتگوهای {tag}",
    pageTitle: "گفتگوهای {tag}، صفحهٔ {page}",
    description: "{count} با برچسب {tag}، از تازه به قدیم",
    related: "برچسب‌های مرتبط",
  },
  entry: {
    author: "آغازگر: {name}",
    actor: { raised: "توسط {name} مطرح شد", updated: "توسط {name} به‌روزرسانی شد" },
    replies: { zero: "بدون پاسخ", other: "{count} پاسخ" },
    likes: { other: "{count} پسند" },
    solved: "حل‌شده",
    closed: "بسته",
  },
  author: {
    title: "گفتگوهای {name}",
    pageTitle: "گفتگوهای {name}، صفحهٔ {page}",
    description: "{count} با نوشته‌ای از {name}، از تازه به قدیم",
    opened: { other: "آغازگر {count} گفتگو" },
    answers: { other: "{count} پاسخ پذیرفته‌شده" },
  },
  pager: {
    label: "صفحه‌ها",
    next: "صفحهٔ بعد",
    previous: "صفحهٔ قبل",
    page: "صفحهٔ {page}",
    pageOf: "صفحهٔ {page} از {pages}",
  },
  feeds: { label: "خوراک‌ها", atom: "خوراک Atom", json: "خوراک JSON" },
  tagIndex: {
    count: { zero: "هنوز برچسبی نیست", other: "{count} برچسب" },
    description: "همهٔ برچسب‌ها با شمار گفتگوهای هر کدام",
  },
  discussion: {
    accepted: "پاسخ پذیرفته‌شده",
    goToAnswer: "رفتن به پاسخ",
    closed: "این گفتگو بسته است.",
    breadcrumb: "مسیر صفحه",
    contents: "فهرست پاسخ‌ها",
    pageTitle: "{title}، صفحهٔ {page}",
    range: "پاسخ‌های {first} تا {last}",
    elsewhere: "پاسخ‌های صفحه‌های دیگر",
    neighbours: "گفتگوی قبلی و بعدی در فهرست",
    previous: "قبلی",
    next: "بعدی",
    permalink: "پیوند به نوشتهٔ {name}",
    tags: "برچسب‌ها",
    contribute: { label: "مشارکت", reply: "پاسخ دادن", edit: "پیشنهاد ویرایش", report: "گزارش تخلف" },
  },
  removed: {
    title: "گفتگوی حذف‌شده",
    post: "این نوشته در {date} حذف شد.",
    reply: "این پاسخ در {date} حذف شد.",
  },
  attachments: {
    label: "پیوست‌ها",
    kinds: { pdf: "PDF", txt: "متن", log: "گزارش رویدادها", csv: "جدول CSV", json: "JSON", zip: "بایگانی ZIP", gz: "بایگانی Gzip" },
    sizes: { bytes: { other: "{count} بایت" }, kilobytes: { other: "{count} کیلوبایت" }, megabytes: { other: "{count} مگابایت" } },
  },
  post: {
    noText: "بدون متن",
    pictureAlt: "تصویر",
    wholePicture: "تصویر در اندازهٔ اصلی: {alt}",
    remotePicture: "تصویر: {alt}",
    footnotes: "پانوشت‌ها",
    footnoteBack: "بازگشت به متن",
    footnoteBackFrom: "بازگشت به متن از پانوشت {number}",
    taskDone: "انجام‌شده",
    taskOpen: "انجام‌نشده",
    details: "جزئیات",
    alerts: { note: "نکته", tip: "راهنمایی", important: "مهم", warning: "هشدار", caution: "احتیاط" },
  },
  redirect: {
    title: "نشانی این گفتگو عوض شده است",
    text: "این گفتگو به نشانی تازه‌ای رفته است.",
  },
  notFound: {
    title: "صفحه پیدا نشد",
    text: "این نشانی وجود ندارد یا جابه‌جا شده است.",
    home: "صفحهٔ اصلی",
    tags: "برچسب‌ها",
  },
};
