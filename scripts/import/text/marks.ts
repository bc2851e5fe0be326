import { undecided } from "./emoji-escapes.ts";
import { escapePart } from "./escape.ts";

/** Elements that end a line of text. */
const breaking = new Set([
  "BR",
  "P",
  "DIV",
  "LI",
  "UL",
  "OL",
  "BLOCKQUOTE",
  "PRE",
  "TD",
  "TH",
  "TR",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "HR",
  "DD",
  "DT",
  "DETAILS",
  "SUMMARY",
]);

const blocks = [...breaking]
  .filter((name) => name !== "BR")
  .join(",")
  .toLowerCase();

const punctuation = new RegExp(`[\\p{P}\\p{S}${undecided}]`, "u");

/** A piece of Markdown that must not be split: an escaped or undecided character, or any other. */
const unit = new RegExp(`&#124;|[\\\\${undecided}][!-/:-@[-\`{-~]|[\\s\\S]`, "gu");

/**
 * Whether a piece can move outside a mark: an escaped character, or punctuation without a meaning
 * in Markdown.
 */
function isFreeSign(piece: string | undefined): boolean {
  return (
    piece !== undefined &&
    (piece.length > 2 || piece.startsWith("\\") || piece.startsWith(undecided)
      ? piece.length > 1
      : punctuation.test(piece) && !/[*_~`<>[&!]/.test(piece))
  );
}

/**
 * Puts marks (`*`, `**`, `~~`) around the Markdown of an element. CommonMark does not recognise a
 * mark between a letter outside and punctuation inside (6.2). Then the punctuation moves outside;
 * if it cannot, the text stays without marks.
 *
 * @example wrapMark("**", "Note:", strongBeforeALetter) // => "**Note**:"
 */
export function wrapMark(mark: string, content: string, element: Element): string {
  const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? [];
  if (inner === "" || /\n\s*\n/.test(inner) || element.querySelector(blocks) || isMarkedAlready(element)) return content;
  const start =
    before === "" && touchesLetter(element, "previousSibling") && endsInSign(inner, 0) ? freeSigns(element, inner, "firstChild") : "";
  const end = after === "" && touchesLetter(element, "nextSibling") && endsInSign(inner, -1) ? freeSigns(element, inner, "lastChild") : "";
  if (start === undefined || end === undefined) return content;
  const marked = inner.slice(start.length, inner.length - end.length);
  const sign = mark !== "~~" && /^\*|(?<!\\)\*$/.test(marked) ? findOtherMark(mark, element, before + start, end + after) : mark;
  if (sign === undefined || /^~|~$/.test(marked) || start.length + end.length >= inner.length || marked.trim() !== marked) return content;
  return `${before}${start}${sign}${marked}${sign}${end}${after}`;
}

/**
 * If another mark is at the edge inside, `_` separates the two. It does not work next to a letter
 * (CommonMark 0.31, 6.2).
 */
function findOtherMark(mark: string, element: Element, before: string, after: string): string | undefined {
  const isFree = (before !== "" || !touchesLetter(element, "previousSibling")) && (after !== "" || !touchesLetter(element, "nextSibling"));
  return isFree ? mark.replaceAll("*", "_") : undefined;
}

/** Nested or adjacent marks of one kind would be read as another kind. */
function isMarkedAlready(element: Element): boolean {
  const kind = nameKind(element.nodeName);
  for (let outer = element.parentNode; outer; outer = outer.parentNode) if (nameKind(outer.nodeName) === kind) return true;
  for (let node: Node | null = findAdjacent(element, "previousSibling") ?? null; node; node = node.lastChild)
    if (nameKind(node.nodeName) === kind) return true;
  return false;
}

function nameKind(name: string): string {
  return { I: "EM", B: "STRONG", S: "DEL", STRIKE: "DEL" }[name] ?? name;
}

function endsInSign(markdown: string, index: 0 | -1): boolean {
  return punctuation.test([...markdown].at(index) ?? "");
}

/**
 * Returns the punctuation at an edge that can move outside; undefined if the edge is a link, a
 * picture or code.
 */
function freeSigns(element: Element, inner: string, edge: "firstChild" | "lastChild"): string | undefined {
  let leaf: Node = element;
  for (let node: Node | null = element[edge]; node; node = node[edge]) {
    if (/^(?:A|IMG|CODE|KBD|SUB|SUP)$/.test(node.nodeName)) return undefined;
    leaf = node;
  }
  const pieces = inner.match(unit) ?? [];
  const inOrder = edge === "firstChild" ? pieces : pieces.toReversed();
  const end = inOrder.findIndex((piece) => !isFreeSign(piece));
  const run = inOrder.slice(0, end < 0 ? inOrder.length : end);
  // The text is escaped like the Markdown, so that its length is the end of the text in it.
  const most = escapePart((leaf.textContent ?? "").trim()).length;
  let length = 0;
  const signs = run.filter((piece) => {
    length += piece.length;
    return length <= most;
  });
  return signs.length === 0 ? undefined : (edge === "firstChild" ? signs : signs.reverse()).join("");
}

/**
 * Whether an element has a letter or digit directly next to it in the same line. Marks and code
 * count as letters: adjacent marks are one run, which is read by the characters around it
 * (CommonMark 0.31, 6.2), and adjacent code loses its backticks.
 */
function touchesLetter(element: Element, side: "previousSibling" | "nextSibling"): boolean {
  const beside = findAdjacent(element, side);
  const edge = side === "nextSibling" ? "firstChild" : "lastChild";
  for (let node: Node | null = beside ?? null; node; node = node[edge])
    if (/^(?:EM|I|STRONG|B|DEL|S|STRIKE|CODE|KBD)$/.test(node.nodeName)) return true;
  if (!beside || /^(?:A|IMG)$/.test(beside.nodeName)) return false;
  const letter = [...(beside.textContent ?? "")].at(side === "nextSibling" ? 0 : -1);
  return letter !== undefined && !/\s/.test(letter) && !punctuation.test(letter);
}

/** Finds the next visible node of the same line, inside or outside the element's parents. */
export function findAdjacent(element: Node, side: "previousSibling" | "nextSibling"): Node | undefined {
  let node: Node = element;
  for (;;) {
    const sibling: Node | null = node[side];
    const parent: Node | null = node.parentNode;
    if (sibling && breaking.has(sibling.nodeName)) return undefined;
    if (sibling && (sibling.textContent !== "" || sibling.nodeName === "IMG")) return sibling;
    if (!sibling && (!parent || breaking.has(parent.nodeName) || parent.nodeName === "X-TURNDOWN")) return undefined;
    node = sibling ?? parent ?? node;
  }
}
