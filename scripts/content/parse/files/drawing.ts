import { SaxesParser } from "saxes";
import { showValue } from "../../../text/show-value.ts";
import { drawingAttributes, drawingElements } from "./drawing-parts.ts";
import { addReference, checkStyle, type DrawingViolation, type RefusePart } from "./drawing-style.ts";
import { countDrawn, type DrawnPart, mostDrawn } from "./drawn-parts.ts";

interface OpenElement {
  readonly name: string;
  readonly part: DrawnPart;
  /** The text of a `<style>` so far. */
  style: string;
}

const namespace = "http://www.w3.org/2000/svg";

/** The encoding that a drawing may declare. A browser believes the declaration. */
const utf8 = /^utf-?8$/i;

/** Nested elements. A drawing program needs fewer. */
const deepest = 64;

/**
 * Checks that an SVG only draws: that it runs nothing, loads nothing, leads nowhere, and holds no
 * entities. What is not on a list is refused.
 *
 * @returns the first thing that is refused.
 */
export function checkDrawing(text: string): DrawingViolation | undefined {
  let found: DrawingViolation | undefined;
  const refuse: RefusePart = (mistake, written) => {
    found ??= { rule: "drawingNotPlain", mistake, written: showValue(written) };
  };
  const root: DrawnPart = { parts: [] };
  const open: OpenElement[] = [];
  const byId = new Map<string, DrawnPart>();

  function openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = open.at(-1);
    const part: DrawnPart = { parts: [] };
    (parent?.part ?? root).parts.push(part);
    open.push({ name, part, style: "" });
    if (!parent && (name !== "svg" || attributes.xmlns !== namespace)) refuse("root", `<${name}>`);
    if (parent?.name === "style") refuse("element", `<style><${name}>`);
    if (!drawingElements.has(name)) refuse("element", `<${name}>`);
    if (open.length > deepest) refuse("tooMuch", `<${name}>`);
    for (const [key, value] of Object.entries(attributes)) checkAttribute(name, key, value, part, refuse);
    if (attributes.id !== undefined) nameElement(attributes.id, part);
  }

  /** Programs disagree on which of two elements with one id they draw. */
  function nameElement(id: string, part: DrawnPart): void {
    if (byId.has(id)) refuse("sameId", id);
    byId.set(id, part);
  }

  function addText(more: string): void {
    const element = open.at(-1);
    if (element?.name === "style") element.style += more;
  }

  function closeElement(): void {
    const element = open.pop();
    if (element) checkStyle(element.style, element.part, refuse);
  }

  const parser = new SaxesParser();
  parser.on("error", (error) => refuse("notXml", error.message));
  parser.on("doctype", () => refuse("doctype", "<!DOCTYPE"));
  parser.on("processinginstruction", ({ target }) => refuse("instruction", `<?${target}`));
  parser.on("xmldecl", ({ encoding = "UTF-8" }) => {
    if (!utf8.test(encoding)) refuse("encoding", encoding);
  });
  parser.on("opentag", ({ name, attributes }) => openElement(name, attributes));
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", closeElement);
  // The parser accepts a text without an element, and goes on after an error.
  parser.write(text).close();
  if (root.parts.length === 0) refuse("notXml", "");
  if (!found && countDrawn(root, byId) > mostDrawn) refuse("tooMuch", "<use>");
  return found;
}

function checkAttribute(element: string, key: string, value: string, part: DrawnPart, refuse: RefusePart): void {
  if (key === "xmlns") {
    if (value !== namespace) refuse("root", `xmlns="${value}"`);
  } else if (/^(?:xmlns:|aria-|data-)[\w.-]+$/.test(key)) return;
  else if (element === "style" && key === "type" && value === "text/css") return;
  else if (!drawingAttributes.has(key)) refuse("attribute", key);
  else if (key === "href" || key === "xlink:href") addReference(value, value, part, refuse);
  else checkStyle(value, part, refuse);
}
