const parts = /^(?:TABLE|THEAD|TBODY|TFOOT|TR|TH|TD)$/;

/** What a cell of a Markdown table cannot hold or be. */
const unfit = "table, ul, ol, p, pre, blockquote, hr, h1, h2, h3, h4, h5, h6, [colspan], [rowspan]";

/** Whether an element is a part of a table, or the table itself, that Markdown has no form for; its cells become blocks, one after the other. */
export function isUnfitTablePart(node: Element): boolean {
  if (!parts.test(node.nodeName)) return false;
  const table = node.closest("table");
  return table !== null && (isNested(table) || isSingle(table) || Boolean(table.querySelector(unfit)));
}

function isNested(table: Element): boolean {
  return Boolean(table.parentElement?.closest("table"));
}

function isSingle(table: Element): boolean {
  return table.querySelectorAll("th, td").length < 2;
}
