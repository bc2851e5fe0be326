import type { Files } from "../disk.ts";
import { writeDiscussion, writeReply } from "./site.ts";

/**
 * A forum in which titles, names, tags, tables, lists, boxes and code have the maximum length and
 * depth, without places to break.
 */
export function writeOverlongContent(): Files {
  const latin = "a".repeat(300);
  const persian = "س".repeat(300);
  const columns = Array.from({ length: 30 }, (_, index) => `column${index}`);
  const table = [columns, columns.map(() => "---"), columns].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const body = [
    `${"b".repeat(2000)} **${persian}** \`${latin}\` [${latin}](https://example.org/) https://example.org/${latin}`,
    `## ${persian}`,
    `### \`${latin}\``,
    table,
    `| ${latin} |\n|---|\n| ${persian} |`,
    `\`\`\`\n${latin}\n\`\`\``,
    `\`\`\`js\nconst ${latin} = "${persian}";\n\`\`\``,
    `${"> ".repeat(24)}${latin}`,
    `${"- ".repeat(12)}${persian}`,
    `1. \`${latin}\``,
    `1000. ${persian}\n1001. ${latin}`,
    `- یک\n  1. nested ${latin}\n     - ${persian}\n       - \`${latin}\``,
    `> [!WARNING]\n> ${latin}`,
    `<details>\n<summary>${latin}</summary>\n\n${persian}\n\n</details>`,
    `<kbd>${latin}</kbd> H<sub>${latin}</sub>`,
    `متن[^1]\n\n[^1]: ${latin}`,
  ].join("\n\n");
  const keys = {
    author: `"${"ن".repeat(80)}"`,
    tags: `[long, "${"ب".repeat(100)}", "${"w".repeat(200)}"]`,
    updated: "2026-10-05T08:00:00Z",
    updatedBy: `"${"u".repeat(80)}"`,
  };
  return {
    "site.yaml": `name: "${"ن".repeat(80)}"\ndescription: "${"d".repeat(200)}"\npageSize: 2\n`,
    "banner.yaml": `- name: "${"ج".repeat(80)}"\n  percent: 100\n  label: "${"L".repeat(80)}"\n  link: /long/\n  starts: 2026-01-01\n  ends: 2036-01-01\n`,
    "tags.yaml": `long:\n  description: "${"d".repeat(200)}"\n`,
    "pages/long.md": `---\ntitle: "${"p".repeat(200)}"\n---\n${body}\n`,
    "discussions/long.md": writeDiscussion({ ...keys, title: `"${"س".repeat(200)}"`, answer: `${"r".repeat(100)}.md` }, body),
    [`discussions/long/${"r".repeat(100)}.md`]: writeReply({ author: keys.author }, latin),
    "discussions/code.md": writeDiscussion({ ...keys, title: `"\`${"c".repeat(198)}\`"` }, `\`${latin}\``),
    "discussions/short-code.md": writeDiscussion({ ...keys, title: '"`white-space: nowrap-it;`"' }, "`twenty_four_characters_x` متن"),
    "discussions/address.md": writeDiscussion(
      { ...keys, title: `"بررسی https://example.com/${"a/".repeat(60)}?x=1"`, tags: `[long, "${"یک\u200cبرچسب\u200c".repeat(8)}"]` },
      `این https://example.com/${"a/".repeat(200)}?x=1 و \`${"name.".repeat(30)}\``,
    ),
    "discussions/closed.md": writeDiscussion({ ...keys, title: `"${"T".repeat(200)}"`, status: "closed" }, latin),
  };
}
