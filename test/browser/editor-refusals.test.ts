import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedEditor, openEditor } from "../support/browser/opened-editor.ts";
import { listFiles } from "../support/disk.ts";

let editor: OpenedEditor;

beforeAll(async () => {
  editor = await openEditor({
    "discussions/2026/a.md": "---\ntitle: یک\nauthor: نگار\ncreated: 2026-05-02\ntags: [کتاب]\n---\nمتن.\n",
    "discussions/2026/a/1-sara.md": "---\nauthor: سارا\ncreated: 2026-05-03\n---\nپاسخ.\n",
  });
  // The editor asks whether to restore the text of the test before. Decline.
  editor.page.on("dialog", (dialog) => dialog.accept().catch(() => undefined));
  await editor.logIn();
  await editor.page.getByText("یک", { exact: true }).waitFor();
});

afterAll(() => editor?.close());

/** Starts a discussion that is valid except for these fields. */
async function write(fields: Readonly<Record<string, string>>): Promise<void> {
  await editor.page.evaluate(() => location.assign("#/collections/discussions"));
  await editor.page.getByText("+ گفتگو").click();
  const filled = { عنوان: "پرسش", نویسنده: "سارا", برچسب‌ها: "php", ...fields };
  for (const [label, value] of Object.entries(filled)) await editor.field(label).fill(value);
  await editor.typeBody("متن.");
}

const listPosts = () => listFiles(editor.content).filter((path) => path.endsWith(".md"));

/** The discussions that existed before. */
const first = ["discussions/2026/a.md", "discussions/2026/a/1-sara.md"];

/** Opens a post of the site, or the form of a new one, by its address. */
async function open(address: string): Promise<void> {
  await editor.page.goto("about:blank");
  await editor.page.goto(`${editor.url}admin/#/collections/${address}`);
  await editor.field("نویسنده").waitFor();
}

const ten = Array.from({ length: 10 }, (_, index) => `t${index}`).join("، ");

describe("the web editor refuses what check refuses", () => {
  it.each([
    ["a title with nothing to see", "عنوان", "\u200c", "هیچ نویسه‌ای ندارد که دیده شود. متنی بنویسید."],
    ["a title of 201 letters", "عنوان", "ن".repeat(201), "بلندتر از ۲۰۰ نویسه است. کوتاهش کنید."],
    ["a title that passes for another", "عنوان", "Gооgle", "در یک واژه حرف‌های هم‌شکل دو خط را با هم دارد"],
    ["a name with an override", "نویسنده", "sara\u202e", "یک نویسهٔ نامرئی دارد"],
    ["eleven tags", "برچسب‌ها", `${ten}، t10`, "۱۱ برچسب دارد. حداکثر ۱۰ برچسب نگه دارید."],
    ["no tags", "برچسب‌ها", "، ،", "برچسب‌ها را بنویسید."],
    ["a tag without a key", "برچسب‌ها", "php، ___", "حرف، رقم یا علامتی ندارد که به حساب بیاید"],
  ])("%s", async (_, label, value, sentence) => {
    await write({ [label]: value });
    await editor.askToPublish();
    await editor.page.getByText(sentence).waitFor();
    await editor.page.getByText("یکی از خانه‌ها خالی یا نادرست است.").first().waitFor();
    expect(listPosts()).toEqual(first);
  });

  it("an update without a name, with a sentence as the reason", async () => {
    await write({ "زمان به‌روزرسانی": "2026-11-27T04:30" });
    await editor.askToPublish();
    await editor.page.getByText("ذخیره نشد: زمان به‌روزرسانی و نام به‌روزرسانی‌کننده را با هم بنویسید، یا هیچ‌کدام را.").waitFor();
    expect(listPosts()).toEqual(first);
  });

  it("a reply to no discussion", async () => {
    await open("replies/new");
    await editor.field("نویسنده").fill("آرش");
    await editor.typeBody("پاسخ من.");
    await editor.askToPublish();
    await editor.page.getByText("در پاسخ به را بنویسید.").waitFor();
    expect(listPosts()).toEqual(first);
  });

  it.each(["2-nobody.md", "../b.md"])("an accepted reply that does not exist: %s", async (name) => {
    await open("discussions/entries/2026/a");
    await editor.field("پاسخ پذیرفته‌شده").fill(name);
    await editor.askToPublish();
    await editor.page.getByText(`ذخیره نشد: این گفتگو پاسخی به نام «${name}» ندارد.`).waitFor();
    expect(editor.read("discussions/2026/a.md")).not.toContain("answer");
  });

  it("an accepted reply in a new discussion, which has no replies", async () => {
    await write({ "پاسخ پذیرفته‌شده": "1-sara.md" });
    await editor.askToPublish();
    await editor.page.getByText("ذخیره نشد: این گفتگو پاسخی به نام «1-sara.md» ندارد.").waitFor();
    expect(listPosts()).toEqual(first);
  });
});

describe("the web editor accepts what check accepts", () => {
  it("a title of two hundred graphemes, ten tags twice, and a tag in Arabic letters, which gets the site's spelling", async () => {
    const title = `پرسش ${"👩‍💻".repeat(195)}`;
    await write({ عنوان: title, برچسب‌ها: `كتاب، ${ten.replace("، t9", "")}، T1، t2` });
    await editor.publish();
    const [added] = editor.load().entries;
    expect(added?.discussion.title).toBe(title);
    expect(added?.discussion.tags).toEqual(["کتاب", ...ten.split("، ").slice(0, 9)]);
  });

  it("a reply that is accepted", async () => {
    await open("discussions/entries/2026/a");
    await editor.field("پاسخ پذیرفته‌شده").fill("1-sara.md");
    await editor.publish();
    expect(editor.load().entries.find(({ discussion }) => discussion.slug === "a")?.solved).toBe(true);
  });

  it("a change of a reply that takes its discussion from its folder", async () => {
    await open("replies/entries/2026/a/1-sara");
    await editor.typeBody("\nافزوده.");
    await editor.publish();
    expect(editor.read("discussions/2026/a/1-sara.md")).toMatch(/^---\nauthor: سارا\ncreated: "2026-05-03"\n---\nپاسخ\.\n+افزوده\.\n$/);
  });

  it("an update of now in the site's zone", async () => {
    await write({ عنوان: "دیروز", "به‌روزرسانی توسط": "آرش" });
    await editor.page.getByTestId("now-button").nth(1).click();
    await editor.publish();
    expect(editor.read("discussions/2026/دیروز.md")).toContain('\nupdated: "2026-11-27 04:30"\nupdatedBy: آرش\n');
  });
});
