import type { Claims, addresses as en, labelledPages as enLabelled, sitePages as enSite } from "../en/addresses.ts";

const sitePages = {
  home: "صفحهٔ اصلی",
  tags: "فهرست برچسب‌ها",
  search: "صفحهٔ جستجو",
  assets: "اسکریپت‌ها، ظاهر، قلم‌ها و تصویرهای سایت",
  feed: "خوراک سایت",
  sitemap: "نقشهٔ سایت",
  notFound: "صفحهٔ نشانی‌های ناشناخته",
  editor: "ویرایشگر وب",
  editorSettings: "تنظیمات ویرایشگر وب",
  oldAddresses: "فهرست نشانی‌های قدیمی",
  redirectMap: "نقشهٔ نشانی‌های قدیمی",
  robots: "فایل موتورهای جستجو",
  headers: "فایل میزبان",
  manifest: "شناسنامهٔ سایت برای مرورگر",
} satisfies typeof enSite;

const labelledPages = {
  tag: (label) => `برچسب \`${label}\``,
  tagFilter: (label) => `فایل‌های محدود کردن فهرست برچسب \`${label}\``,
  tagFeed: (label) => `خوراک برچسب \`${label}\``,
  author: (label) => `نویسنده \`${label}\``,
} satisfies typeof enLabelled;

export const addresses = {
  addressTaken: ({ url, ...claims }) => ({
    reason: `نشانی \`${url}\` پیش‌تر به ${name(claims.owner)} داده شده است`,
    fix: giveUp(claims),
  }),
  addressBelowFile: ({ url, file, ...claims }) => ({
    reason: `نشانی \`${url}\` را نمی‌شود ساخت، چون در همان جا فایل \`${file}\` هست، که به ${name(claims.owner)} داده شده است`,
    fix: giveUp(claims),
  }),
  fileAboveAddress: ({ file, url, ...claims }) => ({
    reason: `فایل \`${file}\` را نمی‌شود ساخت، چون در همان جا نشانی \`${url}\` هست، که به ${name(claims.owner)} داده شده است`,
    fix: giveUp(claims),
  }),
} satisfies typeof en;

function name(owner: Claims["owner"]): string {
  if (typeof owner === "string") return `فایل \`${owner}\``;
  return "label" in owner ? labelledPages[owner.kind](owner.label) : sitePages[owner.kind];
}

function giveUp({ owner, isOld, isOwnerOld }: Claims): string {
  if (!isOld) return "نام این فایل را عوض کنید.";
  if (typeof owner !== "string") return "آن را از `redirectFrom` بردارید.";
  return isOwnerOld
    ? "آن را از `redirectFrom` یکی از دو فایل بردارید."
    : `آن را از \`redirectFrom\` بردارید، یا نام \`${owner}\` را عوض کنید.`;
}
