import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { writePng } from "../../support/pictures.ts";
import { findAll, readAttribute } from "../../support/site/html.ts";
import { build, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const names = ["Bildschirmfoto 2026-01-02 um 10.20.30.png", "DSC_0001.PNG", "c+d&e=f.png", "عکس صفحه (۲).png", "a\u202fb.png"];

export const fieldCase: FieldCase = {
  behaviour: "shows pictures under the names that cameras and systems give them, and notes a space without brackets",
  observe: async () => {
    const body = names.map((name) => `![تصویر](<${name}>)`).join("\n\n");
    const site = await build(
      makeFolder({
        "discussions/q.md": writeDiscussion({}, `${body}\n\n![تصویر](${names[0]})`),
        ...Object.fromEntries(names.map((name) => [`discussions/q/${name}`, writePng(64, 48)])),
      }),
    );
    const images = findAll(site.page("/discussions/q/"), "img").map((image) => decodeURIComponent(readAttribute(image, "src") ?? ""));
    return {
      pictures: images.filter((source) => source.startsWith("/discussions/q/")).map((source) => source.slice("/discussions/q/".length)),
      files: names.filter((name) => site.files.includes(`discussions/q/${name}`)),
      notes: site.notes.map(printProblem).map((line) => line.replace(/ is not shown.*/, "")),
    };
  },
  right: { pictures: names, files: names, notes: [`discussions/q.md:17:1: the picture \`${names[0]}\``] },
};
