const parts = /^(?:TABLE|THEAD|TBODY|TFOOT|TR|TH|TD)$/;

/** What a cell of a Markdown table cannot hold or be. */
const unfit = "table, ul, ol, p, pre, blockquote, hr, h1, h2, h3, h4, h5, h6, [colspan], [rowspan]";

/**
 * Makes a function that tells whether an element is a part of a table, or the table itself, that Markdown has no form for; its cells become
 * blocks, one after the other. Each table is looked through once.
 */
export function createTableCheck(): (node: Element) => boolean {
  const known = new WeakMap<Element, boolean>();
  return (node) => {
    const table = parts.test(node.nodeName) ? node.closest("table") : null;
    if (!table) return false;
    const isUnfit = known.get(table) ?? (isNested(table) || isSingle(table) || Boolean(table.querySelector(unfit)));
    known.set(table, isUnfit);
    return isUnfit;
  };
}

function isNested(table: Element): boolean {
  return Boolean(table.parentElement?.closest("table"));
}

function isSingle(table: Element): boolean {
  return table.querySelectorAll("th, td").length < 2;
}
