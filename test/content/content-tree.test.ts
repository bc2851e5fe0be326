import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrangeFiles } from "../../scripts/content/parse/files/content-tree.ts";
import { describeTree, find, list } from "./found.ts";

describe("a content folder", () => {
  const sound = find(
    "site.yaml",
    "banner.yaml",
    "tags.yaml",
    "pages/about.md",
    "logo.svg",
    "icon.png",
    "static/CNAME",
    "static/docs/a.md",
    "static/docs/a/b.txt",
    "static/.well-known/x",
    "discussions/a.md",
    "discussions/a/1.md",
    "discussions/a/map.PNG",
    "discussions/a/server.log",
    "discussions/2026/01/b.md",
    "discussions/2026/01/b/1.md",
    "discussions/2026/empty/",
  );

  test("recognises each file by its place", () => {
    expect(list(sound)).toEqual([]);
    expect(describeTree(sound)).toEqual({
      settings: ["banner.yaml", "site.yaml", "tags.yaml"],
      brand: ["icon.png", "logo.svg"],
      pages: ["pages/about.md"],
      statics: ["static/.well-known/x", "static/CNAME", "static/docs/a.md", "static/docs/a/b.txt"],
      discussions: ["b discussions/2026/01/b.md", "a discussions/a.md"],
      replies: ["discussions/2026/01/b/1.md", "discussions/a/1.md"],
      pictures: ["discussions/a/map.PNG"],
      attachments: ["discussions/a/server.log"],
    });
  });

  test("is the same for every order of the files", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...sound], { minLength: sound.length }), (shuffled) => {
        expect(arrangeFiles(shuffled)).toEqual(arrangeFiles(sound));
      }),
    );
  });

  test("may contain only discussions", () => {
    expect(list(find("discussions/a.md"))).toEqual([]);
  });
});

describe("a file in a wrong place", () => {
  const top = "content folder holds `discussions`, `pages`, `static`, `site.yaml`, `theme.css`, `banner.yaml` and `tags.yaml`";
  const refuse = (ending: string) => `a file of type \`${ending}\` does not belong here: `;
  const owned =
    "only replies (`.md`), pictures and attachments belong in a discussion's folder. Use png, jpg, jpeg, gif, webp or avif, attach a pdf, txt, log, csv, json, zip or gz file, or move it away.";
  const stray = "only `.md` files, pictures and attachments belong in `discussions`. Move it away.";

  test.each([
    ["notes.txt", `this file does not belong in a content folder. Move it away; a ${top}.`],
    ["site.yml", "this file does not belong in a content folder. Did you mean `site.yaml`?"],
    ["Banner.yaml", "this file does not belong in a content folder. Did you mean `banner.yaml`?"],
    ["logo.jpg", "this file does not belong in a content folder. Did you mean `logo.png`?"],
    ["tags.yml", "this file does not belong in a content folder. Did you mean `tags.yaml`?"],
    ["discussions", `this file does not belong in a content folder. Move it away; a ${top}.`],
    ["a.md", `this file does not belong in a content folder. Move it away; a ${top}.`],
    ["pages/about.html", `${refuse("html")}only \`.md\` files belong in \`pages\`, and pictures in the folder of a page. Move it away.`],
    ["pages/map.png", `${refuse("png")}only \`.md\` files belong in \`pages\`, and pictures in the folder of a page. Move it away.`],
    ["discussions/a/notes.docx", refuse("docx") + owned],
    ["discussions/a/notes.TXT", "the ending of this file has capital letters. Rename it to `notes.txt`."],
    ["discussions/a/drawing.svg", refuse("svg") + owned],
    ["discussions/a/a.11tydata.js", refuse("js") + owned],
    ["discussions/a/1.MD", "the ending of this file has capital letters. Rename it to `1.md`."],
    ["discussions/a.11ty.js", refuse("js") + stray],
    ["discussions/a.njk", refuse("njk") + stray],
    ["discussions/a.html", refuse("html") + stray],
    ["discussions/a.MD", "the ending of this file has capital letters. Rename it to `a.md`."],
    ["discussions/2026/2026.json", "this file belongs to no discussion. Put it into the folder with the name of its discussion."],
    ["discussions/map.png", "this file belongs to no discussion. Put it into the folder with the name of its discussion."],
    ["discussions/b/map.png", "this file belongs to no discussion. Put it into the folder with the name of its discussion."],
  ])("is reported: %s", (path, sentence) => {
    expect(list(find("discussions/a.md", path))).toEqual([`${path}:1:1: ${sentence}`]);
  });

  test("owns no folder if it is named like the folder of discussions", () => {
    const found = find("discussions.md", "discussions/a.md", "discussions/a/1.md");
    expect(list(found)).toHaveLength(1);
    expect(describeTree(found)).toMatchObject({ discussions: ["a discussions/a.md"], replies: ["discussions/a/1.md"] });
  });

  test("is reported once for its whole folder", () => {
    const found = find("discussions/a.md", "drafts/a.md", "drafts/b/c.md", "node_modules/x/index.js", "discussion/a.md");
    expect(list(found)).toEqual([
      "discussion:1:1: this folder does not belong in a content folder. Did you mean `discussions`?",
      `drafts:1:1: this folder does not belong in a content folder. Move it away; a ${top}.`,
      `node_modules:1:1: this folder does not belong in a content folder. Move it away; a ${top}.`,
    ]);
  });

  test("is reported if a folder takes the place of files", () => {
    const found = find("discussions/a.md", "discussions/a/more/1.md", "discussions/a/more/map.png", "pages/old/about.md");
    expect(list(found)).toEqual([
      "discussions/a/more:1:1: this folder is inside the folder of the discussion `discussions/a.md`, which holds no folders. Move its files up, or rename `discussions/a.md`.",
      "pages/old:1:1: this folder in `pages` is not the folder of a page. Give it the name of the page whose pictures it holds, or move its files up.",
    ]);
    expect(describeTree(found)).toMatchObject({ discussions: ["a discussions/a.md"], replies: [], pictures: [], pages: [] });
  });

  test("is reported if a folder has the name of a file", () => {
    expect(list(find("discussions/a.md", "discussions/b.md/c.md", "site.yaml/a", "pages/x.md/"))).toEqual([
      "discussions/b.md:1:1: this is a folder with the name of a file. Rename it.",
      "pages/x.md:1:1: this is a folder with the name of a file. Rename it.",
      "site.yaml:1:1: this is a folder with the name of a file. Rename it.",
    ]);
  });
});

describe("nested folders", () => {
  const deep = `discussions/${Array.from({ length: 9 }, (_, index) => index + 1).join("/")}`;

  test("are reported once if they are too deep, and their contents are skipped", () => {
    const found = find("discussions/a.md", `${deep}/`, `${deep}/10/`, `${deep}/b.md`);
    expect(list(found)).toEqual([`${deep}:1:1: more than 8 folders are nested here. Move it up.`]);
    expect(describeTree(found)).toMatchObject({ discussions: ["a discussions/a.md"] });
  });

  test("contain replies up to the same depth", () => {
    const seven = deep.slice(0, -4);
    expect(list(find(`${seven}/b.md`, `${seven}/b/1.md`))).toEqual([]);
    expect(list(find(`${seven}/8/b.md`, `${seven}/8/b/`, `${seven}/8/b/1.md`))).toHaveLength(1);
  });
});

describe("something that is not a regular file", () => {
  test.each([
    ["link", "links are not followed. Put the file itself here."],
    ["other", "this is not a regular file. Remove it."],
    ["closed", "the folder cannot be opened. Give it permission to be read and opened (`chmod u+rx`), or remove it."],
    ["unknown", "the system gives no access to this file. Give it read permission and a name in UTF-8, or remove it."],
  ] as const)("is reported in every place: %s", (kind, sentence) => {
    const paths = [
      "banner.yaml",
      "discussions/a/1.md",
      "discussions/a/map.png",
      "discussions/b.md",
      "discussions/c",
      "pages/about.md",
      "x",
    ];
    const found = [...find("discussions/a.md"), ...paths.map((path) => ({ path, kind, bytes: 1 }))];
    expect(list(found)).toEqual(paths.map((path) => `${path}:1:1: ${sentence}`));
    expect(describeTree(found)).toMatchObject({ settings: [], pages: [], discussions: ["a discussions/a.md"], replies: [], pictures: [] });
  });

  test("skips its replies and pictures, so that they are not read as discussions", () => {
    const found = [...find("discussions/a/1.md", "discussions/a/map.png"), { path: "discussions/a.md", kind: "link" as const, bytes: 1 }];
    expect(list(found)).toEqual(["discussions/a.md:1:1: links are not followed. Put the file itself here."]);
    expect(describeTree(found)).toMatchObject({ discussions: [], replies: [], pictures: [] });
  });
});

describe("the size of a file", () => {
  test.each([
    ["discussions/a.md", 256 * 1024, "the file is over 256 KiB. Make it smaller, or split it."],
    ["discussions/b/1.md", 256 * 1024, "the file is over 256 KiB. Make it smaller, or split it."],
    ["discussions/b/map.png", 8 * 1024 * 1024, "the picture is over 8 MiB. Make it smaller."],
    ["pages/about.md", 256 * 1024, "the file is over 256 KiB. Make it smaller, or split it."],
    ["site.yaml", 256 * 1024, "the file is over 256 KiB. Make it smaller, or split it."],
  ])("is limited: %s", (path, bytes, problem) => {
    const write = (bytes: number) => [...find("discussions/b.md"), { path, kind: "file" as const, bytes }];
    expect(list(write(bytes))).toEqual([]);
    expect(list(write(bytes + 1))).toEqual([`${path}:1:1: ${problem}`]);
  });

  test.each([
    ["discussions/b/photo.HEIC", "Convert it to jpg: most browsers do not show this kind of picture."],
    ["pages/photo.heic", "Convert it to jpg: most browsers do not show this kind of picture."],
    [
      "discussions/b/video.mp4",
      "Use png, jpg, jpeg, gif, webp or avif, attach a pdf, txt, log, csv, json, zip or gz file, or move it away.",
    ],
    ["discussions/setup.exe", "Move it away."],
  ])("is not the problem of a large file of another kind: %s", (path, fix) => {
    const [problem, ...others] = list([...find("discussions/b.md"), { path, kind: "file", bytes: 50 * 1024 * 1024 }]);
    const ending = path.replace(/.*\./, "").toLowerCase();
    expect(others).toEqual([]);
    expect(problem).toMatch(`${path}:1:1: a file of type \`${ending}\` does not belong here: only`);
    expect(problem?.endsWith(` ${fix}`)).toBe(true);
  });
});
