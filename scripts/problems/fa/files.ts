import type { files as en } from "../en/files.ts";
import { list, number } from "./format.ts";

const pictures = "`png`، `jpg`، `jpeg`، `gif`، `webp` یا `avif`";
const attachments = "`pdf`، `txt`، `log`، `csv`، `json`، `zip` یا `gz`";
const ownEnding = `تصویری از نوع ${pictures} با پسوند خودش بگذارید.`;

function nameEnding({ ending }: Parameters<(typeof en)["strayInPages"]>[0]): string {
  return ending === undefined ? "" : `جای فایل نوع \`${ending}\` اینجا نیست: `;
}

function explainStray({ isPicture }: Parameters<(typeof en)["strayInPages"]>[0], fix: string): string {
  return isPicture ? "آن را به `jpg` تبدیل کنید: بیشتر مرورگرها این نوع تصویر را نشان نمی‌دهند." : fix;
}

export const files = {
  linkNotFollowed: () => ({ reason: "پیوندها دنبال نمی‌شوند", fix: "خود فایل را اینجا بگذارید." }),
  notRegular: () => ({ reason: "این یک فایل معمولی نیست", fix: "آن را بردارید." }),
  notGiven: () => ({
    reason: "سیستم این فایل را نمی‌دهد",
    fix: "اجازهٔ خواندن و نامی با UTF-8 به آن بدهید، یا آن را بردارید.",
  }),
  closedFolder: () => ({
    reason: "اجازهٔ دیدن درون این پوشه نیست",
    fix: "اجازهٔ خواندن و باز کردن به آن بدهید (`chmod u+rx`)، یا آن را بردارید.",
  }),
  notReadable: () => ({
    reason: "این فایل خوانده نمی‌شود",
    fix: "به آن اجازهٔ خواندن بدهید، یا اگر دیگر نیست دوباره امتحان کنید.",
  }),
  folderNamedLikeFile: () => ({ reason: "این پوشه نامی مانند نام فایل دارد", fix: "نامش را عوض کنید." }),
  instructsGit: () => ({
    reason: "آنچه این نام را دارد ممکن است به `git` دستور بدهد",
    fix: "آن را بردارید؛ جای دستورهای `git` بیرون از پوشهٔ محتواست.",
  }),
  fileTooLarge: ({ kibibytes }) => ({
    reason: `این فایل بزرگ‌تر از ${number(kibibytes)} کیلوبایت است`,
    fix: "کوچک‌ترش کنید، یا آن را به چند فایل تقسیم کنید.",
  }),
  pictureTooLarge: ({ mebibytes }) => ({
    reason: `این تصویر بزرگ‌تر از ${number(mebibytes)} مگابایت است`,
    fix: "کوچک‌ترش کنید.",
  }),
  copiedFileTooLarge: ({ mebibytes }) => ({
    reason: `این فایل بزرگ‌تر از ${number(mebibytes)} مگابایت است`,
    fix: "کوچک‌ترش کنید، یا آن را به میزبان فایل‌های بزرگ بسپارید.",
  }),
  tooManyStatics: ({ files, most }) => ({
    reason: `در \`static\` ${number(files)} فایل هست`,
    fix: `حداکثر ${number(most)} فایل نگه دارید.`,
  }),
  staticsTooLarge: ({ mebibytes }) => ({
    reason: `با این فایل، فایل‌های \`static\` روی هم بیش از ${number(mebibytes)} مگابایت می‌شوند`,
    fix: "چند فایل را بردارید، یا آن‌ها را به میزبان فایل‌های بزرگ بسپارید.",
  }),
  drawingTooLarge: ({ kibibytes }) => ({
    reason: `این تصویر بزرگ‌تر از ${number(kibibytes)} کیلوبایت است`,
    fix: "کوچک‌ترش کنید؛ هر خواننده‌ای آن را می‌گیرد.",
  }),
  drawingWithoutSize: () => ({
    reason: "این تصویر برداری اندازه ندارد",
    fix: "به `<svg>` آن `viewBox` بدهید، یا `width` و `height` به پیکسل.",
  }),
  iconOutOfRange: ({ wide, high, least, most }) => ({
    reason: `این نماد ${number(wide)} در ${number(high)} پیکسل است`,
    fix: `هر ضلع آن را ${number(least)} تا ${number(most)} پیکسل کنید؛ ۵۱۲ بهترین است.`,
  }),
  brandTwice: ({ other }) => ({ reason: `\`${other}\` هم برای همین کار است`, fix: "یکی از دو فایل را نگه دارید." }),
  styleSyntax: ({ written }) => ({
    reason: `این \`CSS\` درست نیست: \`${written}\``,
    fix: "همین جا را درست کنید: مرورگرها آن را کنار می‌گذارند یا جور دیگری می‌خوانند.",
  }),
  styleImport: ({ written }) => ({
    reason: `این فایل \`${written}\` را وارد می‌کند`,
    fix: "قاعده‌های آن را در خود `theme.css` بنویسید.",
  }),
  styleOfOthers: ({ written }) => ({
    reason: `سیاست امنیتی صفحه‌ها \`${written}\` را نمی‌پذیرد`,
    fix: "فایل را در `static` بگذارید و نشانی آن در همین سایت را بنویسید، مانند `url(/fonts/samim.woff2)`.",
  }),
  styleWithoutFile: ({ written, near }) => ({
    reason: `در \`static\` فایلی با نشانی \`${written}\` نیست`,
    fix:
      near === undefined
        ? "پس از یک ممیز، مسیر فایل در `static` را بنویسید، مانند `url(/fonts/samim.woff2)`."
        : `منظورتان \`url(${near})\` بود؟`,
  }),
  styleString: ({ written }) => ({
    reason: `نشانی \`${written}\` در \`image-set\` درون \`url()\` نیست`,
    fix: "هر نشانی این فهرست را به شکل `url(/name.png)` بنویسید.",
  }),
  nameInSeveralForms: ({ names }) => ({
    reason: `این نام اینجا به چند شکل یونیکد آمده است: ${names.map((name) => `\`${name}\``).join(" و ")}`,
    fix: "یکی را نگه دارید.",
  }),

  strayFile: ({ near }) => ({ reason: "جای این فایل در پوشهٔ محتوا نیست", fix: explainTop(near) }),
  strayFolder: ({ near }) => ({ reason: "جای این پوشه در پوشهٔ محتوا نیست", fix: explainTop(near) }),
  strayInPages: (file) => ({
    reason: `${nameEnding(file)}در \`pages\` فقط فایل‌های \`.md\` جا دارند، و تصویرها در پوشهٔ صفحه‌شان`,
    fix: explainStray(file, "آن را جای دیگری ببرید."),
  }),
  strayInDiscussions: (file) => ({
    reason: `${nameEnding(file)}در \`discussions\` فقط فایل‌های \`.md\`، تصویرها و پیوست‌ها جا دارند`,
    fix: explainStray(file, "آن را جای دیگری ببرید."),
  }),
  strayBesideReplies: (file) => ({
    reason: `${nameEnding(file)}در پوشهٔ گفتگو فقط پاسخ‌ها (\`.md\`)، تصویرها و پیوست‌ها جا دارند`,
    fix: explainStray(file, `تصویری از نوع ${pictures} یا پیوستی از نوع ${attachments} بگذارید، یا آن را جای دیگری ببرید.`),
  }),
  folderInPages: () => ({
    reason: "این پوشهٔ `pages` پوشهٔ صفحه‌ای نیست",
    fix: "نام صفحه‌ای را به آن بدهید که تصویرهایش اینجاست، یا فایل‌هایش را یک پوشه بالاتر ببرید.",
  }),
  folderBesideReplies: ({ owner }) => ({
    reason: `این پوشه در پوشهٔ گفتگوی \`${owner}\` است، که جای زیرپوشه نیست`,
    fix: `فایل‌هایش را یک پوشه بالاتر ببرید، یا نام \`${owner}\` را عوض کنید.`,
  }),
  tooManyFolders: ({ most }) => ({ reason: `اینجا بیش از ${number(most)} پوشهٔ تودرتو هست`, fix: "آن را بالاتر ببرید." }),
  folderOfDiscussions: ({ count, first }) => ({
    reason: `پوشهٔ کنار این فایل، که جای پاسخ‌های آن است، ${number(count)} گفتگو دارد (\`${first}\`)`,
    fix: "نام این فایل را عوض کنید، یا آنچه را پاسخ نیست از پوشه بیرون ببرید.",
  }),
  discussionAmongReplies: ({ owner }) => ({
    reason: `این فایل گفتگو است، ولی در پوشهٔ \`${owner}\` است، که فقط جای پاسخ‌هاست`,
    fix: `آن را به پوشهٔ دیگری ببرید، یا نام \`${owner}\` را عوض کنید.`,
  }),
  replyWithoutDiscussion: ({ owner, near }) => ({
    reason: `این فایل \`title\` و \`tags\` ندارد، پس پاسخ است، ولی گفتگوی \`${owner}\` وجود ندارد`,
    fix: near === undefined ? "آن را به پوشهٔ گفتگویش ببرید، یا این دو کلید را اضافه کنید." : `آیا نام پوشه باید \`${near}\` باشد؟`,
  }),
  fileWithoutDiscussion: () => ({
    reason: "این فایل از آنِ هیچ گفتگویی نیست",
    fix: "آن را در پوشهٔ هم‌نام گفتگویش بگذارید.",
  }),
  noDiscussion: () => ({ reason: "هیچ گفتگویی نیست", fix: "یکی بنویسید، مثلاً در `discussions/hello.md`." }),

  wrongPostName: ({ name }) => ({
    reason: `نام فایل \`${name}\` نمی‌تواند بخشی از نشانی باشد`,
    fix: "فقط حرف، رقم، `-`، `_`، `.` و نیم‌فاصله به کار ببرید و با حرف یا رقم آغاز کنید.",
  }),
  reservedPage: ({ name }) => ({
    reason: `نام \`${name}\` برای خود سایت است: صفحه یا فایلی از سایت همین نام را دارد، یا با تغییر تنظیمات خواهد داشت`,
    fix: "نام این فایل را عوض کنید.",
  }),
  endingInCapitals: ({ right }) => ({ reason: "پسوند این فایل حرف بزرگ دارد", fix: `نامش را \`${right}\` بگذارید.` }),
  deceivingName: ({ name }) => ({
    reason: `نام فایل \`${name}\` با نام دیگری اشتباه گرفته می‌شود`,
    fix: "نویسه‌های نادیدنی و نشانه‌های پیاپی را بردارید و هیچ واژه‌ای را با حرف‌های دو خط ننویسید.",
  }),
  wrongPictureName: ({ name }) => ({
    reason: `نام فایل \`${name}\` نمی‌تواند بخشی از نشانی باشد`,
    fix: "فقط حرف، رقم، فاصله، `-`، `_`، `.` و پرانتز به کار ببرید.",
  }),
  hiddenStatic: ({ name }) => ({
    reason: `نام \`${name}\` با نقطه آغاز می‌شود`,
    fix: "نام دیگری بگذارید؛ در `static` فقط `.well-known` و `.nojekyll`، در همان بالا، با نقطه آغاز می‌شوند.",
  }),
  staticNotNamed: ({ kind, path }) => ({
    reason: notNamed[kind],
    fix: `آن را بردارید. اگر به آن اعتماد دارید، در \`site.yaml\` بنویسید: \`static: ["${path}"]\`.`,
  }),
  drawingNotPlain: ({ mistake, written }) => ({
    reason: `این تصویر برداری ${drawingMistakes[mistake](written)}`,
    fix: "آن را با نوع `Plain SVG` ذخیره کنید، یا `png` بگذارید.",
  }),
  reservedName: ({ name }) => ({
    reason: `نام فایل \`${name}\` نمی‌تواند بخشی از نشانی باشد`,
    fix: "نام دیگری انتخاب کنید؛ بعضی سیستم‌ها این نام را نمی‌پذیرند.",
  }),
  nameTooLong: ({ name, bytes, most }) => ({
    reason: `نام فایل \`${name}\` به درازای ${number(bytes)} بایت است`,
    fix: `آن را به حداکثر ${number(most)} بایت کوتاه کنید.`,
  }),
  sameReplyName: ({ twin }) => ({ reason: `این نام با نام \`${twin}\` یکی است`, fix: "نام یکی از دو فایل را عوض کنید." }),
  sameDiscussionName: ({ name, twin }) => ({
    reason: `نام \`${name}\` با نام \`${twin}\` یکی است`,
    fix: "نام یکی از دو فایل را عوض کنید؛ هر نام در کل سایت یک بار می‌آید.",
  }),
  tooManyPages: ({ pages, most }) => ({
    reason: `در \`pages\` ${number(pages)} صفحه هست`,
    fix: `حداکثر ${number(most)} صفحه نگه دارید؛ نام هر یک در پای همهٔ صفحه‌ها می‌آید.`,
  }),
  tooManyReplies: ({ replies, most }) => ({
    reason: `این گفتگو ${number(replies)} پاسخ دارد`,
    fix: `آن را تقسیم کنید؛ هر گفتگو حداکثر ${number(most)} پاسخ دارد.`,
  }),
  threadTooLarge: ({ mebibytes }) => ({
    reason: `این گفتگو و پاسخ‌هایش روی هم بیش از ${number(mebibytes)} مگابایت است`,
    fix: "آن را تقسیم کنید، یا پاسخ‌هایش را کوتاه کنید.",
  }),

  utf16: ({ order }) => ({ reason: `کدگذاری این فایل UTF-16 است، نه UTF-8 (\`${order}\`)`, fix: saveAsUtf8 }),
  notUtf8: () => ({ reason: "بایت‌های این فایل UTF-8 درستی نیست", fix: saveAsUtf8 }),
  windows1256: () => ({ reason: "کدگذاری این فایل UTF-8 نیست و به Windows-1256 می‌ماند", fix: saveAsUtf8 }),
  nulByte: () => ({ reason: "این فایل بایت NUL دارد", fix: "آن بایت را پاک کنید." }),
  carriageReturn: () => ({ reason: "پایان یک سطر فقط CR است", fix: "پایان سطرها را LF کنید." }),

  lfsPointer: () => ({
    reason: "این فایل فقط اشاره‌گر `Git LFS` است، نه خود فایل",
    fix: "خود فایل را با `git lfs pull` بگیرید؛ در `GitHub Actions`، به `actions/checkout` مقدار `lfs: true` بدهید.",
  }),
  syncConflict: ({ original }) => ({
    reason: `این فایل نسخه‌ای از \`${original}\` است که از تداخل همگام‌سازی مانده است`,
    fix: "آنچه را در فایل اصلی نیست به آن ببرید، سپس این نسخه را پاک کنید.",
  }),
  unfinishedMerge: ({ written, isSettings }) => ({
    reason: `یک ادغام نیمه‌کاره مانده است (\`${written}\`)`,
    fix: `متن درست را نگه دارید و سطرهای \`<<<<<<<\` و \`=======\` و \`>>>>>>>\` را پاک کنید.${
      isSettings ? "" : " اگر نوشته دربارهٔ همین سطرهاست، آن‌ها را در قطعه‌کد بگذارید."
    }`,
  }),

  emptyPicture: () => ({ reason: "این تصویر خالی است", fix: "دوباره ذخیره‌اش کنید، یا آن را بردارید." }),
  unknownPicture: () => ({ reason: "این فایل تصویری از نوع‌های شناخته‌شده نیست", fix: ownEnding }),
  otherPicture: ({ kind }) => ({ reason: `این تصویر آن نیست که نامش می‌گوید (محتوایش \`${kind}\` است)`, fix: ownEnding }),
  pictureWithoutSize: ({ kind }) => ({
    reason: `اندازهٔ این تصویر خوانده نمی‌شود (\`${kind}\`)`,
    fix: "آن را در یک برنامهٔ ویرایش تصویر دوباره ذخیره کنید.",
  }),
  pictureTooLong: ({ pixels, most }) => ({
    reason: `ضلع بلند این تصویر ${number(pixels)} پیکسل است`,
    fix: `آن را به حداکثر ${number(most)} پیکسل برسانید.`,
  }),
  pictureTooManyPixels: ({ wide, high, megapixels }) => ({
    reason: `این تصویر ${number(wide)} در ${number(high)} پیکسل است و بیش از حافظهٔ دستگاه بسیاری از خوانندگان جا می‌گیرد`,
    fix: `آن را به حداکثر ${number(megapixels)} مگاپیکسل برسانید.`,
  }),

  damagedPicture: ({ kind }) => ({
    reason: `این تصویر خراب یا ناقص است (\`${kind}\`)`,
    fix: "آن را در یک برنامهٔ ویرایش تصویر دوباره ذخیره کنید.",
  }),
  pictureNotDecoded: ({ name }) => ({
    reason: `تصویر \`${name}\` باز نمی‌شود، یا اندازه‌اش آن نیست که خودش می‌گوید`,
    fix: "آن را در یک برنامهٔ ویرایش تصویر دوباره ذخیره کنید، یا بردارید.",
  }),
  pictureOfFewBytes: ({ wide, high, bytes }) => ({
    reason: `این تصویر خود را ${number(wide)} در ${number(high)} پیکسل می‌نامد، اما فقط ${number(bytes)} بایت دارد`,
    fix: "آن را در یک برنامهٔ ویرایش تصویر دوباره ذخیره کنید، یا بردارید.",
  }),

  furtherProblems: ({ more }) => ({ reason: `${number(more)} مورد دیگر هم در این فایل هست`, fix: "اول موارد بالا را درست کنید." }),

  inTheWay: ({ path }) => ({
    reason: `این را سازندهٔ سایت ننوشته و جای ${path === undefined ? "یکی از فایل‌های سایت" : `فایل \`${path}\` از سایت`} را گرفته است`,
    fix: "آن را از پوشهٔ خروجی بیرون ببرید، یا با `--output` پوشهٔ دیگری بدهید.",
  }),
  lostManifest: ({ files, first }) => ({
    reason: `فهرست فایل‌های ساخته‌شده پیدا نشد و ${number(files)} فایل در پوشهٔ خروجی جای فایل‌های سایت را گرفته است، مانند \`${first}\``,
    fix: "اگر سازندهٔ سایت آن‌ها را پیش‌تر نوشته است، پوشهٔ خروجی را پاک کنید و دوباره بسازید؛ وگرنه با `--output` پوشهٔ دیگری بدهید.",
  }),
} satisfies typeof en;

const saveAsUtf8 = "آن را با کدگذاری UTF-8 ذخیره کنید.";

const notNamed = {
  ending: "مرورگر یا سرور ممکن است فایلی با این پسوند را اجرا کند",
  markup: "این فایل مانند `HTML` یا `XML` آغاز می‌شود و مرورگر ممکن است آن را اجرا کند",
  host: "میزبان‌ها از فایلی با این نام دستور می‌گیرند",
};

const drawingMistakes = {
  notXml: (written: string) => `ساختار درست \`XML\` را ندارد${written === "" ? "" : ` (\`${written}\`)`}`,
  doctype: (written: string) => `نوع سند را اعلام می‌کند (\`${written}\`)، که ممکن است موجودیت تعریف کند`,
  instruction: (written: string) => `به برنامه‌ها دستور می‌دهد (\`${written}\`)`,
  encoding: (written: string) => `کدگذاری دیگری جز UTF-8 را اعلام می‌کند (\`${written}\`)`,
  root: (written: string) => `سراسر \`SVG\` نیست (\`${written}\`)`,
  element: (written: string) => `عنصر \`${written}\` را دارد، که در فهرست عنصرهای ساده نیست`,
  attribute: (written: string) => `ویژگی \`${written}\` را دارد، که در فهرست ویژگی‌های ساده نیست`,
  reference: (written: string) => `به چیزی بیرون از خودش ارجاع می‌دهد (\`${written}\`)`,
  style: (written: string) => `سبکی دارد که ممکن است چیزی بار کند (\`${written}\`)`,
  slowStyle: (written: string) => `سبکی با فیلتر، پویانمایی یا ماسک عنصری دیگر دارد (\`${written}\`)`,
  sheetReference: (written: string) => `در \`<style>\` به چیزی جز رنگ ارجاع می‌دهد (\`${written}\`)`,
  sameId: (written: string) => `شناسهٔ \`${written}\` را به دو عنصر می‌دهد`,
  tooMuch: (written: string) => `عنصرهای تکراری یا تودرتوی بیش از اندازه دارد (\`${written}\`)`,
};

function explainTop(near: string | undefined): string {
  if (near !== undefined) return `منظورتان \`${near}\` بود؟`;
  return `آن را جای دیگری ببرید؛ پوشهٔ محتوا فقط ${list(["discussions", "pages", "static", "site.yaml", "theme.css", "banner.yaml"])} و \`tags.yaml\` را دارد.`;
}
