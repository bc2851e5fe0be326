import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContent } from "../../../scripts/build/read-content.ts";
import { importCommand } from "../../../scripts/commands/import.ts";
import { callCommand, type Ended } from "../../support/command.ts";
import { makeFolder, readTree } from "../../support/disk.ts";
import { writeDiscussion } from "../../support/site/site.ts";

const discussion = (text: string, title = "شمارهٔ صفحه در Laravel؟", name = "نگار") =>
  `### عنوان · Title\n\n${title}\n\n### نام شما · Your name\n\n${name}\n\n### برچسب‌ها · Tags\n\nphp، تازه\n\n### متن · Text\n\n${text}`;

const reply = (to: string, text = "پاسخ") =>
  `### گفتگو · Discussion\n\n${to}\n\n### نام شما · Your name\n\n_No response_\n\n### متن · Text\n\n${text}`;

/** An event as GitHub gives it to a workflow, with more keys than the command reads. */
const event = (body: string) =>
  JSON.stringify({
    action: "opened",
    issue: { number: 7, title: "x", body, created_at: "2026-11-26T10:30:00Z", user: { login: "mina-dev" } },
  });

const makeContent = () => makeFolder({ "discussions/old.md": writeDiscussion() });

function importForm(content: string, file: string): Promise<Ended> {
  const folder = makeFolder({ form: file });
  return callCommand(importCommand, ["issue-form", join(folder, "form"), "--output", content, "--json"]);
}

/** The written file. The content must have no problem. */
async function makeFile(file: string): Promise<string> {
  const content = makeContent();
  const { status, output, errors } = await importForm(content, file);
  expect({ status, errors }).toEqual({ status: 0, errors: "" });
  expect(readContent(content).problems).toEqual([]);
  const { path }: { path: string } = JSON.parse(output);
  return readFileSync(path, "utf8");
}

describe("a filled form", () => {
  it("becomes a discussion with the time of the issue", async () => {
    expect(await makeFile(event(discussion("سلام\r\n\r\n**متن**\r\n")))).toBe(
      `---\ntitle: "شمارهٔ صفحه در Laravel؟"\nauthor: نگار\ncreated: "2026-11-26 14:00"\ntags: [php, تازه]\n---\nسلام\n\n**متن**\n`,
    );
  });

  it("becomes a reply, by default with the name on GitHub", async () => {
    for (const to of ["old", "https://forum.example/discussions/old/#1-a"])
      expect(await makeFile(event(reply(to)))).toMatch(/^---\nauthor: mina-dev\ncreated: "2026-11-26 14:00"\n---\nپاسخ\n$/);
  });

  it("may be only the issue's body", async () => {
    expect(await makeFile(discussion("متن"))).toContain("author: نگار\n");
  });

  it("keeps the whole text, even with headings of the form", async () => {
    const text = "### عنوان · Title\n\nx\n\n### متن · Text\n\n```\n---\n```";
    expect(await makeFile(event(discussion(text)))).toMatch(new RegExp(`---\\n${text.replaceAll("|", "\\|")}\\n$`));
  });

  it.each([
    '"; touch /tmp/x; "',
    `$(id) \`id\` \${{ secrets.X }}`,
    "--output=/tmp",
    "-",
    "../../etc/passwd",
    "a: b # c",
    "{{ 7*7 }}",
    "---",
  ])("is only data: %j", async (text) => {
    const content = makeContent();
    const { status } = await importForm(content, event(discussion(text, text, text)));
    expect(status).toBe(0);
    const written = readContent(content).content.discussions.find(({ slug }) => slug !== "old");
    expect([written?.title, written?.author, written?.readBody().trim()]).toEqual([text, text, text]);
    expect(Object.keys(readTree(content)).every((path) => path.startsWith("discussions"))).toBe(true);
  });
});

it("nothing is written if the settings are invalid", async () => {
  const content = makeFolder({ "site.yaml": "nmae: x\n" });
  const { status, errors } = await importForm(content, event(discussion("متن")));
  // A content folder outside the working folder has its whole path.
  expect(status).toBe(1);
  expect(errors.startsWith(`${join(content, "site.yaml")}:1:1: `)).toBe(true);
  expect(Object.keys(readTree(content))).toEqual(["site.yaml"]);
});

it("a missing content folder is reported with its option", async () => {
  const content = join(makeFolder(), "content");
  expect(await importForm(content, event(discussion("متن")))).toMatchObject({
    status: 2,
    errors: `There is no content folder \`${content}\`: make it, or name another with --output. See npm run import -- --help.\n`,
  });
});

describe("an invalid form", () => {
  it.each([
    ["an empty title", event(discussion("متن", "_No response_")), /^خانهٔ `عنوان · Title` هیچ نویسه‌ای ندارد که دیده شود\. متنی بنویسید\.\n/],
    ["a title of two lines", event(discussion("متن", "a\nb")), /^خانهٔ `عنوان · Title` باید یک سطر باشد\. /],
    ["an override in the name", event(discussion("متن", "a", "a\u202eb")), /^خانهٔ `نام شما · Your name` یک نویسهٔ نامرئی دارد /],
    [
      "no tag",
      event(discussion("متن").replace("php، تازه", "_No response_")),
      /^خانهٔ `برچسب‌ها · Tags` خالی است\. دست‌کم یک برچسب بنویسید، مانند `js`\.\n/,
    ],
    ["a tag of no letter", event(discussion("متن").replace("تازه", "_")), /^مقداری در خانهٔ `برچسب‌ها · Tags` حرف، رقم یا علامتی ندارد /],
    ["another issue", event("It is broken."), /^این نوشته فرم پرشدهٔ گفتگو یا پاسخ نیست/],
    [
      "an issue without a text",
      JSON.stringify({ issue: { body: null, created_at: "2026-11-26", user: { login: "a" } } }),
      /^این نوشته فرم پرشدهٔ گفتگو یا پاسخ نیست/,
    ],
    ["another event", '{"pull_request": {}}', /this is not the event of an issue/],
    ["broken JSON", "{", /the JSON is broken/],
    ["a reply to nothing", event(reply("olt")), /^گفتگویی به نام `olt` نیست\. منظورتان `old` بود؟\n$/],
    ["a reply without a discussion", event(reply("_No response_")), /^گفتگو · Discussion: این را هم بنویسید\.\n$/],
  ])("writes nothing and gives the reason: %s", async (_, file, sentence) => {
    const content = makeContent();
    const before = readTree(content);
    const { status, errors } = await importForm(content, file);
    expect(status).toBeGreaterThan(0);
    expect(errors).toMatch(sentence);
    expect(errors).not.toMatch(/discussions\/|`(?:title|author|tags)`/);
    expect(readTree(content)).toEqual(before);
  });

  it("is answered in the language of the site", async () => {
    const content = makeFolder({ "site.yaml": "language: en\n", "discussions/old.md": writeDiscussion() });
    const { errors } = await importForm(content, event(discussion("متن", "a\nb", "a\u202eb")));
    expect(errors.split("\n")).toEqual([
      "the field `عنوان · Title` must be one line. Write it on one line.",
      "the field `نام شما · Your name` holds an invisible character (right-to-left override, U+202E). Remove that character.",
      "Nothing was written.",
      "",
    ]);
    expect((await importForm(content, event("It is broken."))).errors).toMatch(/^This is no filled form for a discussion or a reply/);
    expect((await importForm(content, event(reply("olt")))).errors).toBe("There is no discussion `olt`. Did you mean `old`?\n");
  });
});
