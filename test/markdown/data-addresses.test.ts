import { describe, expect, it } from "vitest";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { scanBody } from "../../scripts/markdown/scan.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { readPage, render } from "./post.ts";

/** Two lines of Base64 as editors wrap it, of letters that no other text here has. */
const lines = ["Zm9vQmFyQmF6".repeat(6), "UXV4UXV1eA".repeat(3)];
const address = `data:image/png;base64,${lines.join("")}==`;
const wrapped = `data:image/png;base64,${lines.join("\n")}==`;
const letters = /Zm9v|UXV4/;

const pictures = [
  `![عکس](${address})`,
  `![عکس](<${address}> "عنوان")`,
  `![عکس][1]\n\n[1]: ${address}`,
  `![عکس][]\n\n[عکس]: <${address}>`,
  `<img alt="عکس" src="${address}">`,
  `<img src=${address.toUpperCase().replace(/(?<=,).*/, lines.join(""))}>`,
  `[![عکس](${address})](/x)`,
];

const unfinished = [
  `![عکس](${address}`,
  `![عکس](${wrapped})`,
  `![عکس](${wrapped}`,
  `<img alt="عکس" src="${address}`,
  `<img alt="عکس" src='${address}' <b>`,
  `[1]: <${address}`,
  `[1]: <${wrapped}>`,
];

const others = [`[متن](${address})`, `<${address}>`, `متن ${address} متن`, `<a href="${address}">متن</a>`];

describe("a picture that is pasted as its bytes", () => {
  it.each([...pictures, ...unfinished])("is found at its place: %s", (body) => {
    const [place, ...more] = scanBody(`متن\n\n${body}`).pasted;
    expect(more).toEqual([]);
    expect(place?.line).toBeGreaterThanOrEqual(3);
  });

  it.each([...others, `\`![عکس](${address})\``, `    ![عکس](${address})`, "![عکس](data.png) <img src=data>"])("is not %s", (body) => {
    expect(scanBody(body).pasted).toEqual([]);
  });

  it("never shows its letters in the page, in an excerpt or in the text of the search", () => {
    for (const body of [...pictures, ...unfinished, ...others]) {
      expect(readPage(render(body)), body).not.toMatch(letters);
      expect(joinRuns(extractExcerpt(body)), body).not.toMatch(letters);
      expect(joinRuns(extractText([body])), body).not.toMatch(letters);
    }
  });

  it("leaves the text around it in the excerpt, whatever its length", () => {
    const body = `پیش ![عکس](data:image/png;base64,${lines.join("").repeat(2000)}) پس\n\nپایان`;
    expect(joinRuns(extractExcerpt(body))).toBe("پیش عکس پس پایان");
    expect(joinRuns(extractExcerpt(body.replace(")", "")))).toBe("پیش ![عکس](data:image/png… پس پایان");
  });
});

describe("a data address in code", () => {
  it("is whole in the page, and short in an excerpt", () => {
    const body = `\`${address}\`\n\n\`\`\`css\na { background: url(${address}) }\n\`\`\``;
    expect(readPage(render(body)).match(new RegExp(address.replace(/[+]/g, "\\+"), "g"))).toHaveLength(2);
    expect(joinRuns(extractExcerpt(body))).toBe("data:image/png… a { background: url(data:image/png…) }");
  });
});
