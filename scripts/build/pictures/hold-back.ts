import type { Content } from "../../content/model.ts";
import { listPictures, type PlannedCopy } from "../../pages/picture-copies.ts";
import type { Problem } from "../../problems/problem.ts";
import { showValue } from "../../text/show-value.ts";
import { type Locate, readDisk } from "../content-files.ts";
import { locatePicture } from "./locate-picture.ts";

type Texts = Pick<Content, "discussions" | "pages">;

/** Builds a problem for each picture that cannot be decoded, also for equal ones. */
export function describeUndecoded(content: Texts, failed: readonly PlannedCopy[], locate: Locate): readonly Problem[] {
  if (failed.length === 0) return [];
  const isFailed = createFailureTest(failed);
  return listPictures(content)
    .filter(isFailed)
    .map(({ file }) => {
      const violation = { rule: "pictureNotDecoded", name: showValue(file) } as const;
      return locatePicture(content, file, violation, (path) => readDisk(locate(path)));
    });
}

/** Leaves out the discussions and pages with a picture that cannot be decoded. */
export function holdBackUndecoded<Held extends Texts>(content: Held, failed: readonly PlannedCopy[]): Held {
  if (failed.length === 0) return content;
  const isFailed = createFailureTest(failed);
  return {
    ...content,
    discussions: content.discussions.filter(({ pictures }) => ![...pictures.values()].some(isFailed)),
    pages: content.pages.filter(({ pictures = [] }) => !pictures.some(isFailed)),
  };
}

function createFailureTest(failed: readonly PlannedCopy[]): (picture: { readonly copy?: PlannedCopy["picture"] }) => boolean {
  const names = new Set(failed.map(({ picture }) => picture.name));
  return ({ copy }) => copy !== undefined && names.has(copy.name);
}
