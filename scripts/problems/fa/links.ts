import type { links as en } from "../en/links.ts";
import { list } from "./format.ts";

export const links = {
  linkToNoFile: ({ address, near }) => ({
    reason: `از پیوند به \`${address}\` فقط متنش نشان داده می‌شود، چون چنین فایلی در محتوا نیست`,
    fix:
      near === undefined
        ? "مسیر را درست کنید؛ مسیر از جای همین فایل آغاز می‌شود."
        : `منظورتان \`${near}\` بود؟ مسیر از جای همین فایل آغاز می‌شود.`,
  }),
  linkToUnpublished: ({ address, file }) => ({
    reason: `پیوند به \`${address}\` به \`${file}\` می‌رسد، که منتشر نشده است`,
    fix: "آن را هم منتشر کنید، یا پیوند را بردارید.",
  }),
  oldPathWithoutFile: ({ path }) => ({
    reason: `نشانی قدیمی \`${path}\` با UTF-8 نوشته نشده است، پس صفحه‌ای نمی‌تواند این نشانی را داشته باشد`,
    fix: "صفحهٔ ۴۰۴ و نقشهٔ نشانی‌های قدیمی در سرور آن را به مقصد می‌رسانند؛ تغییری لازم نیست.",
  }),
  linkToNoPage: ({ address }) => ({
    reason: `پیوند به \`${address}\` به هیچ جای این سایت نمی‌رسد`,
    fix: "نشانی را درست کنید (نشانی سایتی دیگر با `https://` آغاز می‌شود)، یا آن را در `redirectFrom` صفحه‌ای بنویسید که پیش‌تر آن را داشت.",
  }),
  linkToNoAnchor: ({ address, fragment }) => ({
    reason: `پیوند به \`${address}\` به هیچ سرتیتر یا پاسخی نمی‌رسد، چون آن صفحه \`${fragment}\` را ندارد`,
    fix: "آنچه را پس از `#` آمده درست کنید.",
  }),
  unknownScheme: ({ scheme, address, allowed }) => ({
    reason: `از پیوند به \`${address}\` فقط متنش نشان داده می‌شود، چون پیوند نمی‌تواند با \`${scheme}:\` آغاز شود`,
    fix: `نشانی‌ای بنویسید که با یکی از این‌ها آغاز شود: ${list(allowed.map((name) => `${name}:`))}؛ یا نشانی را به شکل کد بیاورید.`,
  }),
  unclearAddress: ({ address, kind }) => ({
    reason: `از پیوند به \`${address}\` فقط متنش نشان داده می‌شود، چون این نشانی ناقص یا بیش از اندازه بلند است، یا شاید مرورگر آن را جور دیگری بخواند`,
    fix: {
      web: "نشانی را کامل بنویسید، مثلاً `https://example.com/page`.",
      mail: "آن را به شکل `mailto:name@example.com` بنویسید.",
      phone: "آن را به شکل `tel:+982112345678` بنویسید.",
    }[kind],
  }),
} satisfies typeof en;
