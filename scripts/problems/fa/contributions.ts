import type { contributions as en } from "../en/contributions.ts";
import { number } from "./format.ts";

export const contributions = {
  changeOutside: () => ({
    reason: "مشارکت‌کنندگان فقط می‌توانند در `discussions/` فایل اضافه کنند",
    fix: "این تغییر را از مشارکت بردارید، یا از صاحب سایت بخواهید انجامش دهد.",
  }),
  existingFileRemoved: ({ movedTo }) => ({
    reason:
      movedTo === undefined
        ? "این تغییر فایل را حذف می‌کند، ولی نشانی آن باید بماند"
        : `این تغییر فایل را به \`${movedTo}\` می‌برد، ولی نشانی آن باید بماند`,
    fix: "آن را با نام خودش برگردانید؛ فقط صاحب سایت فایلی را حذف می‌کند یا نامش را تغییر می‌دهد.",
  }),
  existingFileChanged: () => ({
    reason: "این فایل از پیش بوده است، ولی مشارکت‌کنندگان فقط می‌توانند فایل اضافه کنند",
    fix: "آن را برگردانید و حرف تازه را در یک پاسخ بنویسید.",
  }),
  changeWithoutUpdate: () => ({
    reason: "این نوشته تغییر کرده است، ولی `updated` و `updatedBy` این تغییر را نشان نمی‌دهند",
    fix: "در `updatedBy` نام خودتان و در `updated` زمانی دیرتر از زمان پیشین بنویسید.",
  }),
  laterThanNow: ({ key }) => ({
    reason: `زمان \`${key}\` در آینده است`,
    fix: "زمان کنونی را بنویسید؛ فقط صاحب سایت می‌تواند زمانی در آینده بگذارد.",
  }),
  keyOfExistingPost: ({ key }) => ({
    reason: `این تغییر کلید \`${key}\` نوشته‌ای را دست می‌زند که از پیش بوده است`,
    fix: "سطر آن را برگردانید؛ فقط صاحب سایت آن را تغییر می‌دهد.",
  }),
  ownerKey: ({ key }) => ({
    reason: `کلید \`${key}\` را فقط صاحب سایت می‌نویسد`,
    fix: `این سطر را بردارید. صاحب سایت می‌تواند با \`contributors: { ${key}: true }\` در \`site.yaml\` آن را آزاد کند.`,
  }),
  removalByContributor: () => ({
    reason: "نوشته را فقط صاحب سایت حذف می‌کند",
    fix: "این فایل را از مشارکت بردارید.",
  }),
  submoduleAdded: () => ({
    reason: "این یک مخزن دیگر `git` است (`submodule`)",
    fix: "فایل‌هایش را بدون `.git` اینجا بگذارید، یا آن را بردارید.",
  }),
  executableFile: () => ({
    reason: "این فایل مجوز اجرا دارد",
    fix: "مجوز را با `chmod a-x` بردارید؛ در ویندوز با `git update-index --chmod=-x`.",
  }),
  onlyInIndex: () => ({
    reason: "این فایل در کامیت بعدی `git` می‌آید، ولی روی دیسک نیست و نمی‌شود بررسی‌اش کرد",
    fix: "آن را با `git restore` برگردانید، یا با `git rm --cached` از کامیت بردارید.",
  }),
  fileNotChecked: () => ({
    reason: "سایت فایل‌هایی با چنین نامی را نادیده می‌گیرد و چیزی محتوای آن را بررسی نمی‌کند",
    fix: "نامش را تغییر دهید، یا آن را از مشارکت بردارید.",
  }),
  sameNameAsExisting: ({ name, existing }) => ({
    reason: `در بعضی سیستم‌ها نام \`${name}\` با \`${existing}\` یکی است`,
    fix: "نام دیگری انتخاب کنید.",
  }),
  furtherChanges: ({ more }) => ({
    reason: `در همهٔ این مشارکت ${number(more)} خطای دیگر هم هست`,
    fix: "اول خطاهای بالا را برطرف کنید.",
  }),
} satisfies typeof en;
