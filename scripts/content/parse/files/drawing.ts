import { SaxesParser } from "saxes";
import type { Violation } from "../../../problems/violation.ts";
import { showValue } from "../../../text/show-value.ts";
import { drawingAttributes, drawingElements } from "./drawing-parts.ts";
import { countDrawn, type DrawnPart, mostDrawn } from "./drawn-parts.ts";

type DrawingViolation = Violation<"drawingNotPlain">;
type Mistake = DrawingViolation["mistake"];

const namespace = "http://www.w3.org/2000/svg";

/** The encoding that a drawing may declare. A browser believes the declaration. */
const utf8 = /^utf-?8$/i;

/**
 * Checks that an SVG only draws: that it runs nothing, loads nothing, leads nowhere, and holds no
 * entities. What is not on a list is refused.
 *
 * @returns the first thing that is refused.
 */
export function checkDrawing(text: string): DrawingViolation | undefined {
  let found: DrawingViolation | undefined;
  const refuse = (mistake: Mistake, written: string) => {
    found ??= { rule: "drawingNotPlain", mistake, written: showValue(written) };
  };
  const root: DrawnPart = { parts: [] };
  const open: DrawnPart[] = [root];
  const byId = new Map<string, DrawnPart>();
  let style: string | undefined;

  const parser = new SaxesParser();
  parser.on("error", (error) => refuse("notXml", error.message));
  parser.on("doctype", () => refuse("doctype", "<!DOCTYPE"));
  parser.on("processinginstruction", ({ target }) => refuse("instruction", `<?${target}`));
  parser.on("xmldecl", ({ encoding = "UTF-8" }) => {
    if (!utf8.test(encoding)) refuse("encoding", encoding);
  });
  parser.on("opentag", ({ name, attributes }) => {
    const isRoot = open.length === 1;
    if (isRoot && (name !== "svg" || attributes.xmlns !== namespace)) refuse("root", `<${name}>`);
    if (!drawingElements.has(name)) refuse("element", `<${name}>`);
    const part: DrawnPart = { parts: [] };
    for (const [key, value] of Object.entries(attributes)) checkAttribute(key, value, part, refuse);
    if (attributes.id !== undefined) byId.set(attributes.id, part);
    open.at(-1)?.parts.push(part);
    open.push(part);
    if (open.length > deepest) refuse("tooMuch", `<${name}>`);
    if (name === "style") style = "";
  });
  const addText = (more: string) => {
    if (style !== undefined) style += more;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    const part = open.pop();
    if (name !== "style" || style === undefined) return;
    if (part) checkStyle(style, part, refuse);
    style = undefined;
  });
  // The parser accepts a text without an element, and goes on after an error.
  parser.write(text).close();
  if (root.parts.length === 0) refuse("notXml", "");
  if (!found && countDrawn(root, byId) > mostDrawn) refuse("tooMuch", "<use>");
  return found;
}

/** Nested elements. A drawing program needs fewer. */
const deepest = 64;

function checkAttribute(key: string, value: string, part: DrawnPart, refuse: (mistake: Mistake, written: string) => void): void {
  if (key === "xmlns") {
    if (value !== namespace) refuse("root", `xmlns="${value}"`);
  } else if (/^(?:xmlns:|aria-|data-)[\w.-]+$/.test(key)) return;
  else if (!drawingAttributes.has(key)) refuse("attribute", key);
  else if (key === "href" || key === "xlink:href") {
    if (value.startsWith("#")) part.parts.push(value.slice(1));
    else refuse("reference", value);
  } else checkStyle(value, part, refuse);
}

/** In a presentation attribute or a style sheet: what may load something, or hide that it does. */
const loading = /\\|@(?!media\b)[\w-]*|\b(?:image|image-set|cross-fade|src|element|paint|expression)\s*\(/i;

function checkStyle(value: string, part: DrawnPart, refuse: (mistake: Mistake, written: string) => void): void {
  const [found] = loading.exec(value) ?? [];
  if (found !== undefined) refuse("style", found);
  for (const [written, address = ""] of value.matchAll(/url\s*\(\s*["']?([^"')]*)/gi)) {
    if (address.startsWith("#")) part.parts.push(address.slice(1).trim());
    else refuse("reference", written);
  }
}
