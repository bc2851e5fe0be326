/** Words that an import writes into the content, in the site's language. */
export interface ImportWords {
  /** An author whose name the export no longer has. */
  readonly deletedUser: string;
  /** The account in whose name the old site itself acted. */
  readonly community: string;
  /** A discussion without a title: `{id}`. */
  readonly untitled: string;
  /** Stands above the comments of a post. */
  readonly comments: string;
  /** Between the name and the date of a comment. */
  readonly comma: string;
  /** Of a new site that is made of an export: `{site}`. */
  readonly siteDescription: string;
  readonly source: SourceWords;
}

/** Of the page that says where the content is from. Holes: `{site}`, `{from}`, `{to}`, `{discussions}`, `{replies}`, `{comments}`, `{pattern}`. */
export interface SourceWords {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly range: string;
  readonly amount: string;
  readonly address: string;
  readonly licenceHeading: string;
  /** Heads of the table: licence, discussions, replies, comments. */
  readonly columns: readonly [string, string, string, string];
  readonly unnamedLicence: string;
  readonly rule: string;
  readonly changes: string;
}

const fa: ImportWords = {
  deletedUser: "کاربر حذف‌شده",
  community: "Community",
  untitled: "پرسش {id}",
  comments: "دیدگاه‌ها",
  comma: "،",
  siteDescription: "گفتگوهای آورده‌شده از {site}",
  source: {
    title: "منبع گفتگوها",
    description: "گفتگوهای این سایت از کجا آمده‌اند و با چه مجوزی بازنشر می‌شوند",
    origin: "گفتگوهای این سایت از دادهٔ عمومی Stack Exchange ({site}) آورده شده‌اند.",
    range: "نخستین نوشته از {from} است و آخرین نوشته از {to}.",
    amount: "{discussions} گفتگو، {replies} پاسخ و {comments} دیدگاه آورده شد.",
    address: "عدد پایان نشانی هر گفتگو شمارهٔ پرسش در سایت اصلی است: {pattern}.",
    licenceHeading: "مجوزها",
    columns: ["مجوز", "گفتگو", "پاسخ", "دیدگاه"],
    unnamedLicence: "در داده نوشته نشده",
    rule: "مجوزهای CC BY-SA بازنشر را به این شرط آزاد می‌گذارند که نام نویسنده و پیوند نوشتهٔ اصلی بماند، تغییرها گفته شود و نتیجه با همان مجوز منتشر شود. نام نویسندگان همان است که در داده آمده است.",
    changes:
      "نوشته‌ها از HTML به Markdown برگردانده شده‌اند، پیوندهای درون سایت به صفحه‌های تازه می‌روند و دیدگاه‌ها زیر نوشتهٔ خود آمده‌اند. رأی‌ها و نشان‌ها آورده نشده‌اند.",
  },
};

const en: ImportWords = {
  deletedUser: "Deleted user",
  community: "Community",
  untitled: "Question {id}",
  comments: "Comments",
  comma: ",",
  siteDescription: "Discussions brought over from {site}",
  source: {
    title: "Source of the discussions",
    description: "Where the discussions of this site are from, and under which licence they are published again",
    origin: "The discussions of this site were brought over from the public data of Stack Exchange ({site}).",
    range: "The first post is of {from}, the last one of {to}.",
    amount: "Brought over: {discussions} discussions, {replies} replies, {comments} comments.",
    address: "The number at the end of a discussion's address is that of the question on the original site: {pattern}.",
    licenceHeading: "Licences",
    columns: ["Licence", "Discussions", "Replies", "Comments"],
    unnamedLicence: "not named in the data",
    rule: "The CC BY-SA licences allow to publish again as long as the author's name and a link to the original stay, changes are named, and the result is under the same licence. Authors have the names that the data gives them.",
    changes:
      "Posts were turned from HTML into Markdown, links within the site lead to the new pages, and comments stand below their posts. Votes and badges were not brought over.",
  },
};

const byLanguage: ReadonlyMap<string, ImportWords> = new Map([
  ["fa", fa],
  ["en", en],
]);

/** The words for a language tag; English for those that have none. */
export function findImportWords(language: string): ImportWords {
  return byLanguage.get(language.toLowerCase().split("-")[0] ?? "") ?? en;
}
