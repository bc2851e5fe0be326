import type { attachments as en } from "../en/attachments.ts";
import { number } from "./format.ts";

export const attachments = {
  tooManyAttachments: ({ files, most }) => ({
    reason: `این گفتگو ${number(files)} پیوست دارد`,
    fix: `حداکثر ${number(most)} پیوست نگه دارید، یا چند فایل را در یک \`zip\` بگذارید.`,
  }),
  emptyAttachment: () => ({ reason: "این پیوست خالی است", fix: "دوباره ذخیره‌اش کنید، یا آن را بردارید." }),
  otherAttachment: ({ ending, kind }) => ({
    reason: `نام این فایل می‌گوید \`${ending}\` است، ولی محتوایش چنین نیست${kind === undefined ? "" : ` (محتوایش \`${kind}\` است)`}`,
    fix: "پسوند درست محتوایش را به آن بدهید، یا دوباره ذخیره‌اش کنید.",
  }),
  attachmentMayRun: ({ kind }) => ({
    reason: mayRun[kind].reason,
    fix: mayRun[kind].fix,
  }),
} satisfies typeof en;

const mayRun = {
  ending: {
    reason: "سرور ممکن است فایلی را که چنین پسوندی در میان نامش هست اجرا کند",
    fix: "آن پسوند را از نام فایل بردارید.",
  },
  markup: {
    reason: "این فایل مانند `HTML` یا `XML` آغاز می‌شود و مرورگر ممکن است آن را اجرا کند",
    fix: "آن را در یک فایل `zip` بگذارید و همان را پیوست کنید.",
  },
};
