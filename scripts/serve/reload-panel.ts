import type { ReloadMessage } from "./reload-message.ts";
import { reloadPath } from "./reload-message.ts";

const name = "goftogu-panel";

/** Shows why the build failed, or takes the panel away. Only text goes in, so that a policy with Trusted Types holds. */
export function showFailure(failure: ReloadMessage["failure"]): void {
  document.querySelector(`.${name}`)?.remove();
  if (failure === undefined) return;
  addStyle();
  const panel = createElement("section", "");
  panel.className = name;
  panel.lang = "en";
  panel.dir = "ltr";
  panel.setAttribute("role", "alert");
  const list = createElement("ol", "");
  list.append(...failure.lines.map((line) => createElement("li", line)));
  const close = createElement("button", "Hide");
  close.addEventListener("click", () => panel.remove());
  panel.append(createElement("p", failure.heading), list, close);
  document.body.append(panel);
}

function addStyle(): void {
  const href = `${reloadPath}reload.css`;
  if (document.querySelector(`link[href="${href}"]`) !== null) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
