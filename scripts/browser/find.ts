/** Finds a part that the page must have; throws without it. */
export function find<Part extends HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`the page has no ${selector}`);
  return part;
}
