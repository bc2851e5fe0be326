import type { Violation } from "../../problems/violation.ts";
import { showValue } from "../../text/show-value.ts";
import { findMeantPicture } from "./meant-picture.ts";
import type { PictureRules } from "./parse-markdown.ts";

/** What the folder of the pictures belongs to. */
type Owner = "discussion" | "page";

/** @param names of all files in the folder that a text may mean, also of broken ones. */
export function createPictureCheck(names: readonly string[], owner: Owner): PictureRules["checkPicture"] {
  return (name) =>
    names.includes(name) ? undefined : { rule: "missingPicture", owner, name: showValue(name), ...findMeantPicture(name, names) };
}

/** The rules of pictures that need no folder. */
export function describePictureRules(owner: Owner): Omit<PictureRules, "checkPicture"> {
  return {
    notePicture: (address): Violation => ({ rule: "pictureElsewhere", owner, name: showValue(address) }),
    noteSpaced: (name): Violation => ({ rule: "spacedPicture", name: showValue(name) }),
    noteUndescribed: (name): Violation => ({ rule: "pictureWithoutText", name: showValue(name) }),
    pastedPicture: { rule: "pastedPicture", owner },
  };
}
