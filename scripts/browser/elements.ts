/** @throws if the page has no such element. */
export function find<Part extends HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`the page has no ${selector}`);
  return part;
}

/** Creates an element; a child that is a string becomes a text node. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
