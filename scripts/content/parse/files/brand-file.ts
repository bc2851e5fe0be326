import type { PlacedViolation } from "../../../problems/problem.ts";
import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import type { Brand, BrandPicture } from "../../model.ts";
import { decodeText } from "./decode-text.ts";
import { checkDrawing } from "./drawing.ts";
import { measureDrawing } from "./measure-drawing.ts";
import { cleanKnownPicture, readPicture } from "./picture-file.ts";

/** At the top of a content folder. */
export const brandFiles = ["logo.png", "logo.svg", "icon.png", "icon.svg"] as const;
export type BrandFile = (typeof brandFiles)[number];

export function isBrandFile(path: string): path is BrandFile {
  return brandFiles.some((name) => name === path);
}

/** The part that a file plays. */
export function findBrandRole(file: BrandFile): keyof Brand {
  return file.startsWith("logo") ? "logo" : "icon";
}

/** Reads a logo or an icon. An SVG only draws (`checkDrawing`), and a PNG is one. */
export function parseBrandPicture(bytes: Uint8Array, file: BrandFile): BrandPicture | PlacedViolation {
  const atStart = (violation: Violation) => ({ line: 1, column: 1, violation });
  if (file.endsWith(".png")) {
    const facts = readPicture(bytes, file);
    if ("rule" in facts) return atStart(facts);
    const { width, height } = facts;
    const violation = checkIconSize({ width, height }, file);
    return violation ? atStart(violation) : { format: "png", bytes: cleanKnownPicture(bytes)?.bytes ?? bytes, width, height };
  }
  const decoded = decodeText(bytes);
  if (!("text" in decoded)) return { column: 1, ...decoded };
  const found = checkDrawing(decoded.text);
  if (found) return found;
  const size = measureDrawing(decoded.text);
  return size ? { format: "svg", bytes, ...size } : atStart({ rule: "drawingWithoutSize" });
}

/** Pixels of the shorter side. The smallest icon of the web manifest is as large. */
const least = 192;

function checkIconSize({ width, height }: { readonly width: number; readonly height: number }, file: BrandFile): Violation | undefined {
  if (findBrandRole(file) === "logo") return undefined;
  const most = limits.iconSide;
  const isInRange = Math.min(width, height) >= least && Math.max(width, height) <= most;
  return isInRange ? undefined : { rule: "iconOutOfRange", wide: width, high: height, least, most };
}
