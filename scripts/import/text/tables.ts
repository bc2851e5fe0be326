const parts = /^(?:TABLE|THEAD|TBODY|TFOOT|TR|TH|TD)$/;

/** Elements and attributes that a Markdown table cannot express. */
const unfit = "table, details, ul, ol, p, pre, blockquote, hr, h1, h2, h3, h4, h5, h6, [colspan], [rowspan]";

/**
 * Creates a check whether an element is, or belongs to, a table that Markdown cannot express. The
 * cells of such a table become blocks. Each table is searched once.
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
