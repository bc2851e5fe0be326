import { makeFolder } from "../../support/disk.ts";
import { build, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const letters = "R29mdG9ndVRlc3Q".repeat(20);
const picture = `data:image/png;base64,${letters}`;

const bodies: Readonly<Record<string, string>> = {
  markdown: `متن\n\n- ![عکس](${picture})`,
  html: `<img alt="عکس" src='${picture}'>`,
  definition: `![عکس][یک]\n\n[یک]: <${picture}>`,
  unfinished: `![عکس](${picture}`,
  wrapped: `![عکس](${picture}\n${letters}\n${letters}=)`,
};

/** Only the label of such a link is shown, and its code is code. */
const sound = `[پیوند](${picture}) و \`${picture}\` در کد`;

export const fieldCase: FieldCase = {
  behaviour: "asks for a file where a picture is pasted as its bytes, and never lists its letters",
  observe: async () => {
    const posts = Object.entries(bodies).map(([name, body]) => [`discussions/${name}.md`, writeDiscussion({}, body)]);
    const content = makeFolder({
      ...Object.fromEntries(posts),
      "discussions/sound.md": writeDiscussion({}, sound),
      "discussions/sound/1.md": writeReply({}, bodies.markdown),
    });
    const { problems } = await build(content);
    const site = await build(content, { skipBroken: true });
    return {
      problems: problems.map(({ file, line, column, violation }) => `${file}:${line}:${column} ${violation.rule}`),
      "files with letters, if broken posts are skipped": site.files.filter(
        (file) =>
          /\.(?:html|xml|json)$/.test(file) &&
          file !== "discussions/sound/index.html" &&
          !/^feed|\/feed/.test(file) &&
          site.read(file).includes(letters),
      ),
      excerpt: JSON.parse(site.read("feed.json")).items[0].summary,
    };
  },
  right: {
    problems: [
      "discussions/definition.md:7:1 pastedPicture",
      "discussions/html.md:7:1 pastedPicture",
      "discussions/markdown.md:9:3 pastedPicture",
      "discussions/sound/1.md:7:3 pastedPicture",
      "discussions/unfinished.md:7:8 pastedPicture",
      "discussions/wrapped.md:7:8 pastedPicture",
    ],
    "files with letters, if broken posts are skipped": [],
    excerpt: "پیوند و data:image/png… در کد",
  },
};
