import { SaxesParser } from "saxes";
import type { PlacedViolation } from "../../../problems/problem.ts";
import { showValue } from "../../../text/show-value.ts";
import { locateOffset } from "./decode-text.ts";
import { drawingAttributes, drawingElements } from "./drawing-parts.ts";
import { addReference, checkSheet, checkStyle, type RefusePart } from "./drawing-style.ts";
import { countDrawn, type DrawnPart, mostDrawn } from "./drawn-parts.ts";

interface OpenElement {
  readonly name: string;
  /** Offset of its tag. */
  readonly start: number;
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
 * @returns the first thing that is refused, and where it starts. The place of a style sheet is that
 *   of its tag.
 */
export function checkDrawing(text: string): PlacedViolation | undefined {
  let found: PlacedViolation | undefined;
  const parser = new SaxesParser();
  /** Offset of the part that is checked now. */
  let start = 0;
  const refuse: RefusePart = (mistake, written) => {
    found ??= { ...locateOffset(text, start), violation: { rule: "drawingNotPlain", mistake, written: showValue(written) } };
  };
  /** Goes back from the end of a part to its start. */
  const startAt = (sign: string) => {
    start = Math.max(text.lastIndexOf(sign, parser.position - 1), 0);
  };
  const root: DrawnPart = { parts: [] };
  const open: OpenElement[] = [];
  const byId = new Map<string, DrawnPart>();
  /** Offsets of the attributes of the tag that is read. */
  const attributeStarts = new Map<string, number>();

  function openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = open.at(-1);
    const part: DrawnPart = { parts: [] };
    (parent?.part ?? root).parts.push(part);
    open.push({ name, start, part, style: "" });
    if (!parent && (name !== "svg" || attributes.xmlns !== namespace)) refuse("root", `<${name}>`);
    if (parent?.name === "style") refuse("element", `<style><${name}>`);
    if (!drawingElements.has(name)) refuse("element", `<${name}>`);
    if (open.length > deepest) refuse("tooMuch", `<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      start = attributeStarts.get(key) ?? start;
      checkAttribute(name, key, value, part, refuse);
      if (key === "id") nameElement(value, part);
    }
    attributeStarts.clear();
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
    if (!element) return;
    ({ start } = element);
    checkSheet(element.style, element.part, refuse);
  }

  parser.on("error", ({ message }) => {
    startAt("");
    refuse("notXml", message.replace(/^\d+:\d+: /, ""));
  });
  parser.on("doctype", () => {
    startAt("<!DOCTYPE");
    refuse("doctype", "<!DOCTYPE");
  });
  parser.on("processinginstruction", ({ target }) => {
    startAt("<?");
    refuse("instruction", `<?${target}`);
  });
  parser.on("xmldecl", ({ encoding = "UTF-8" }) => {
    startAt("<?");
    if (!utf8.test(encoding)) refuse("encoding", encoding);
  });
  parser.on("attribute", ({ name }) => {
    if (found) return;
    const quote = text.charAt(parser.position - 1);
    attributeStarts.set(name, text.lastIndexOf(name, text.lastIndexOf(quote, parser.position - 2)));
  });
  parser.on("opentag", ({ name, attributes }) => {
    startAt("<");
    openElement(name, attributes);
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", closeElement);
  // The parser accepts a text without an element, and goes on after an error.
  parser.write(text).close();
  start = 0;
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
  else checkStyle(key === "style" ? value : `${key}:${value}`, part, refuse);
}
