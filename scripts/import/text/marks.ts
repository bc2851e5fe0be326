import { escapeText } from "./escape.ts";

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
]);

const blocks = [...breaking]
  .filter((name) => name !== "BR")
  .join(",")
  .toLowerCase();

const punctuation = /[\p{P}\p{S}]/u;

/** Markdown in pieces that must not be parted: an escaped sign, or one character. */
const unit = /&#124;|\\[!-/:-@[-`{-~]|[\s\S]/gu;

/** A sign that may stand on either side of a mark: escaped, or punctuation that is no mark of Markdown itself. */
function isFreeSign(piece: string | undefined): boolean {
  return (
    piece !== undefined &&
    (piece.length > 2 || piece.startsWith("\\") ? piece.length > 1 : punctuation.test(piece) && !/[*_~`<>[&!]/.test(piece))
  );
}

/**
 * Puts marks (`*`, `**`, `~~`) around the Markdown of an element. Where CommonMark would not take them for marks (6.2: between a letter
 * outside and punctuation inside), the punctuation goes outside; where that cannot be, the text stays without marks.
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

/** Where a mark inside stands at the edge, `_` keeps the two apart; it cannot stand beside a letter (CommonMark 0.31, 6.2). */
function findOtherMark(mark: string, element: Element, before: string, after: string): string | undefined {
  const isFree = (before !== "" || !touchesLetter(element, "previousSibling")) && (after !== "" || !touchesLetter(element, "nextSibling"));
  return isFree ? mark.replaceAll("*", "_") : undefined;
}

/** Marks of one kind inside each other, or side by side, would be read as another kind. */
function isMarkedAlready(element: Element): boolean {
  const kind = nameKind(element.nodeName);
  for (let outer = element.parentNode; outer; outer = outer.parentNode) if (nameKind(outer.nodeName) === kind) return true;
  for (let node: Node | null = findBeside(element, "previousSibling") ?? null; node; node = node.lastChild)
    if (nameKind(node.nodeName) === kind) return true;
  return false;
}

function nameKind(name: string): string {
  return { I: "EM", B: "STRONG", S: "DEL", STRIKE: "DEL" }[name] ?? name;
}

function endsInSign(markdown: string, index: 0 | -1): boolean {
  return punctuation.test([...markdown].at(index) ?? "");
}

/** The signs of the first or last text that may go outside; undefined when the edge is a link, a picture or code. */
function freeSigns(element: Element, inner: string, edge: "firstChild" | "lastChild"): string | undefined {
  let leaf: Node = element;
  for (let node: Node | null = element[edge]; node; node = node[edge]) {
    if (/^(?:A|IMG|CODE|KBD)$/.test(node.nodeName)) return undefined;
    leaf = node;
  }
  const pieces = inner.match(unit) ?? [];
  const inOrder = edge === "firstChild" ? pieces : pieces.toReversed();
  const end = inOrder.findIndex((piece) => !isFreeSign(piece));
  const run = inOrder.slice(0, end < 0 ? inOrder.length : end);
  // What is escaped in the text is escaped in the same way here, so that its length tells where the text ends.
  const most = escapeText((leaf.textContent ?? "").trim()).length;
  let length = 0;
  const signs = run.filter((piece) => {
    length += piece.length;
    return length <= most;
  });
  return signs.length === 0 ? undefined : (edge === "firstChild" ? signs : signs.reverse()).join("");
}

/**
 * Whether what stands beside an element in the same line is a letter or digit. So is what may turn out to be one: marks beside marks are one
 * run of signs, which is read by what stands before and after it (CommonMark 0.31, 6.2), and code beside code loses its signs.
 */
function touchesLetter(element: Element, side: "previousSibling" | "nextSibling"): boolean {
  const beside = findBeside(element, side);
  const edge = side === "nextSibling" ? "firstChild" : "lastChild";
  for (let node: Node | null = beside ?? null; node; node = node[edge])
    if (/^(?:EM|I|STRONG|B|DEL|S|STRIKE|CODE|KBD)$/.test(node.nodeName)) return true;
  if (!beside || /^(?:A|IMG)$/.test(beside.nodeName)) return false;
  const letter = [...(beside.textContent ?? "")].at(side === "nextSibling" ? 0 : -1);
  return letter !== undefined && !/\s/.test(letter) && !punctuation.test(letter);
}

/** The next node of the same line that shows something, inside or outside of the parents in which an element lies. */
export function findBeside(element: Node, side: "previousSibling" | "nextSibling"): Node | undefined {
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
