import type { links as en } from "../en/links.ts";
import { list } from "./format.ts";

export const links = {
  unknownScheme: ({ scheme, address, allowed }) => ({
    reason: `از \`${address}\` فقط برچسبش نشان داده می‌شود، چون پیوند نمی‌تواند با \`${scheme}:\` آغاز شود`,
    fix: `نشانی‌ای بنویسید که با یکی از این‌ها آغاز شود: ${list(allowed.map((name) => `${name}:`))}؛ یا نشانی را به شکل کد بیاورید.`,
  }),
  unclearAddress: ({ address, kind }) => ({
    reason: `از \`${address}\` فقط برچسبش نشان داده می‌شود، چون این نشانی ناقص یا بیش از اندازه بلند است، یا مرورگرها آن را جور دیگری می‌خوانند`,
    fix: {
      web: "نشانی را کامل بنویسید، مثلاً `https://example.com/page`.",
      mail: "آن را به شکل `mailto:name@example.com` بنویسید.",
      phone: "آن را به شکل `tel:+982112345678` بنویسید.",
    }[kind],
  }),
} satisfies typeof en;
