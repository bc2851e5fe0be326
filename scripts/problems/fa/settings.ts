import { type BaseMistake, editorExamples, type settings as en, type settingValues as enValues } from "../en/settings.ts";
import { list, number, show } from "./format.ts";

const startCampaign = 'هر کدام را با `- name: "…"` آغاز کنید.';

export const settings = {
  siteWithoutKeys: () => ({ reason: "این فایل باید کلید داشته باشد", fix: show('name: "{site}"') }),
  unknownLabel: ({ name, near }) => ({
    reason: `نام هیچ متنی از رابط \`${name}\` نیست`,
    fix: near === undefined ? "نامی را که در فایل زبان آمده است بنویسید." : `منظورتان \`${near}\` بود؟`,
  }),
  wrongHole: ({ name, hole, holes }) => ({
    reason: `متن \`${name}\` جای خالی ناشناختهٔ \`${hole}\` را دارد`,
    fix: holes.length > 0 ? `فقط ${list(holes)} را به کار ببرید.` : "آن را بدون آکولاد بنویسید.",
  }),
  missingHole: ({ name, hole }) => ({
    reason: `متن \`${name}\` جای خالی \`${hole}\` را ندارد`,
    fix: `در آن \`${hole}\` را هم بنویسید.`,
  }),
  weakContrast: ({ text, ground, scheme, ratio, least }) => ({
    reason: `تضاد رنگ \`${text}\` روی \`${ground}\` در پوستهٔ ${scheme === "light" ? "روشن" : "تیره"} \`${ratio}\` است`,
    fix: `رنگ‌هایی با تضاد دست‌کم \`${least}\` انتخاب کنید تا همه بتوانند بخوانند.`,
  }),

  localEditor: () => ({
    reason: "با `backend: local` ویرایشگر وب فقط روی دستگاه خودتان کار می‌کند، ولی نشانی این سایت عمومی است",
    fix: "پیش از انتشار، در `backend` میزبان مخزن را بنویسید یا `editor` را بردارید.",
  }),

  editorNotInstalled: () => ({
    reason: "ویرایشگر وب (`editor`) بستهٔ `decap-cms` را لازم دارد که نصب نیست",
    fix: "آن را با `npm ci --include=dev` نصب کنید یا `editor` را بردارید.",
  }),

  campaignsNotList: () => ({ reason: "این فایل باید فهرستی از جشنواره‌ها باشد", fix: startCampaign }),
  campaignWithoutKeys: () => ({ reason: "جشنواره باید کلید داشته باشد", fix: startCampaign }),
  campaignWithoutTime: () => ({
    reason: "جشنواره یا `starts` و `ends` می‌خواهد یا `yearly`",
    fix: show('yearly: { from: "07-01", to: "09-30" }'),
  }),
  campaignEndsEarly: () => ({ reason: "زمان `ends` پس از `starts` نیست", fix: "برای `ends` زمان دیرتری بنویسید." }),

  tagsNotMap: () => ({
    reason: "این فایل باید برچسب‌ها را در خود داشته باشد",
    fix: "هر برچسب را به شکل `tag: { description: … }` بنویسید.",
  }),
  tagNotMap: ({ tag }) => ({ reason: `برچسب \`${tag}\` باید کلید داشته باشد`, fix: show(`${tag}: { description: … }`) }),
  sameTag: ({ tag, other, line }) => ({
    reason: `برچسب \`${tag}\` همان برچسب \`${other}\` در سطر ${number(line)} است`,
    fix: "آن را فقط یک جا نگه دارید.",
  }),
  sameTagSlug: ({ slug, tag, other, otherFile }) => ({
    reason: `مقدار \`slug\` برچسب \`${tag}\` (\`${slug}\`) از آنِ برچسب \`${other}\` در \`${otherFile}\` است`,
    fix: "به آن `slug` دیگری بدهید.",
  }),
} satisfies typeof en;

const baseMistakes: Readonly<Record<BaseMistake, string>> = {
  lineBreak: "در میان خود سطر تازه دارد",
  space: "فاصله یا تب دارد",
  unseen: "نویسه‌ای نامرئی دارد",
  scheme: "باید نشانی `http` یا `https` باشد",
  backslash: "ممیز وارونه (`\\`) دارد",
  slashes: "پس از `http:` یا `https:` باید دو ممیز (`//`) و نام میزبان داشته باشد",
  host: "نام میزبان درستی ندارد",
  user: "نام کاربری یا گذرواژه دارد",
  query: "پرس‌وجو (`?…`) دارد",
  fragment: "بخشی پس از `#` دارد",
  emptySegment: "در مسیرش دو ممیز پشت سر هم دارد",
  dots: "بخشی دارد که فقط `.` یا `..` است",
  strangeCharacter: "نویسه‌ای دارد که در مسیر آن مجاز نیست",
};

export const settingValues = {
  notBase: ({ written, mistake, right = "https://example.org/forum/" }) => ({
    reason: `${baseMistakes[mistake]} (\`${written}\`)`,
    fix: show(`base: ${right}`),
  }),
  unknownLanguage: ({ written, known }) => ({
    reason: `زبانی را نام می‌برد که اینجا واژه ندارد (\`${written}\`)`,
    fix: `یکی از این‌ها را بنویسید: ${list(known)}.`,
  }),
  unknownRegion: ({ written, known }) => ({
    reason: `منطقه‌ای دارد که اینجا شناخته‌شده نیست (\`${written}\`)`,
    fix: `یکی از این‌ها را بنویسید: ${list(known)}.`,
  }),
  unknownTimeZone: ({ written }) => ({
    reason: `منطقهٔ زمانی شناخته‌شده‌ای نیست (\`${written}\`)`,
    fix: "نام IANA آن را بنویسید، مانند `Asia/Tehran`.",
  }),
  unknownHole: ({ hole, known }) => ({ reason: `جای خالی \`${hole}\` را دارد`, fix: `فقط ${list(known)} را به کار ببرید.` }),
  notContactAddress: ({ written, key, hole }) => ({
    reason: `باید نشانی \`http\`، \`https\` یا \`mailto\` باشد (\`${written}\`)`,
    fix: show(`contribute: { ${key}: https://example.org/${key}/${hole} }`),
  }),
  notColour: ({ written }) => ({
    reason: `باید رنگی مانند \`#0a6b5d\` باشد، نه \`${written}\``,
    fix: 'علامت `#` و شش رقم از `0–9` و `a–f` را میان دو `"` بنویسید، مانند `"#0a6b5d"`.',
  }),
  notSize: ({ written, min, max, right = `${min}rem` }) => ({
    reason: `باید از \`${min}rem\` تا \`${max}rem\` باشد، نه \`${written}\``,
    fix: show(right),
  }),
  notFonts: ({ written }) => ({
    reason: `باید نام قلم‌ها باشد، با ویرگول میانشان، نه \`${written}\``,
    fix: show("Samim, Tahoma"),
  }),
  notRepository: ({ key, written, right }) => ({
    reason: `باید نام مخزنی مانند \`${right}\` باشد، نه \`${written}\``,
    fix: show(`${key}: ${right}`),
  }),
  newerContentFormat: ({ written, current }) => ({
    reason: `${number(written)} است و این نسخهٔ \`goftogu\` قالب ${number(current)} را می‌خواند`,
    fix: "دستور `npm update goftogu` را اجرا کنید.",
  }),
  olderContentFormat: ({ written, current }) => ({
    reason: `${number(written)} است و این نسخهٔ \`goftogu\` قالب ${number(current)} را می‌خواند`,
    fix: "دستور `npm run upgrade` را اجرا کنید تا تغییرهای بی‌خطر را بدهد.",
  }),
  twoServices: ({ other }) => ({
    reason: `با \`${other}\` جمع نمی‌شود`,
    fix: "فقط کلید جایی را نگه دارید که مخزن شما آنجاست.",
  }),
  notGitHubRepository: ({ written }) => ({
    reason: `نمی‌تواند مخزنی در \`GitHub\` باشد (\`${written}\`)`,
    fix: "نام صاحب و نام مخزن را از روی نشانی آن بنویسید، مانند `repo: sara/forum`.",
  }),
  notBranch: ({ written }) => ({ reason: `نمی‌تواند نام شاخه باشد (\`${written}\`)`, fix: show("branch: main") }),
  notRepositoryFolder: ({ written }) => ({ reason: `باید پوشه‌ای از مخزن باشد، نه \`${written}\``, fix: show("folder: content") }),
  notService: ({ written }) => ({
    reason: `باید نشانی \`https\` و بدون مسیر باشد، نه \`${written}\``,
    fix: show("signIn: https://sign-in.example"),
  }),
  notAppId: ({ written }) => ({
    reason: `باید فقط حرف لاتین، رقم و \`-\` داشته باشد، نه \`${written}\``,
    fix: "شناسهٔ برنامه را از `GitLab` بردارید.",
  }),
  backendNeeds: ({ key, backend }) => ({
    reason: `با \`backend: ${backend}\` به \`${key}\` نیاز دارد`,
    fix: show(editorExamples[key]),
  }),
  notMonthDay: ({ written }) => ({
    reason: `ماه و روزی از سال شمسی ندارد (\`${written}\`)`,
    fix: 'هر کدام را با دو رقم بنویسید، مانند `"09-30"`.',
  }),
  notFontFile: ({ written }) => ({
    reason: `باید مسیر فایلی از نوع \`woff2\` در \`static\` باشد، نه \`${written}\``,
    fix: show("textFile: fonts/Samim.woff2"),
  }),
  fontNotFound: ({ written, near }) => ({
    reason: `نام فایلی است که در \`static\` نیست (\`${written}\`)`,
    fix: near === undefined ? "قلم را در `static/fonts` بگذارید." : `منظورتان \`${near}\` بود؟`,
  }),
  fontWithoutName: ({ key }) => ({
    reason: `به \`${key}\`، یعنی نام قلم، نیاز دارد`,
    fix: show(`${key}: Samim`),
  }),
  notNavLink: ({ written }) => ({
    reason: `باید مسیری از همین سایت مانند \`/about/\`، یا نشانی \`http\`، \`https\` یا \`mailto\` باشد، نه \`${written}\``,
    fix: show("nav: [{ label: Chat, link: https://chat.example }]"),
  }),
  tooManyLinks: ({ count, most }) => ({
    reason: `${number(count)} پیوند دارد`,
    fix: `حداکثر ${number(most)} پیوند نگه دارید: همه در بالای هر صفحه می‌آیند.`,
  }),
  notLink: ({ written }) => ({
    reason: `باید مسیری از همین سایت یا نشانی \`http\` یا \`https\` باشد (\`${written}\`)`,
    fix: show("link: /about/"),
  }),
  wrongTagSlug: ({ written, right }) => ({
    reason: `نمی‌تواند بخشی از نشانی باشد (\`${written}\`)`,
    fix: `فقط حرف کوچک، رقم، \`+\` و، میان آن‌ها، \`-\` و \`.\` به کار ببرید${right === undefined ? "" : `، مانند \`${right}\``}.`,
  }),
  tagSlugTooLong: ({ bytes, most }) => ({
    reason: `به درازای ${number(bytes)} بایت است`,
    fix: `آن را به حداکثر ${number(most)} بایت کوتاه کنید.`,
  }),
} satisfies typeof enValues;
