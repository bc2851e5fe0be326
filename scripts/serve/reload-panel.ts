import { developmentUrl } from "../pages/urls.ts";
import type { ShownFailure, ShownProblem } from "./reload-message.ts";

const name = "goftogu-panel";

/**
 * Shows why the build failed, or removes the panel. Sets text only, as a policy with Trusted Types
 * demands.
 */
export function showFailure(failure: ShownFailure | undefined): void {
  document.querySelector(`.${name}`)?.remove();
  if (failure === undefined) return;
  addStyle();
  const panel = createElement("section", "");
  panel.className = name;
  panel.lang = failure.language;
  panel.dir = failure.direction;
  panel.setAttribute("role", "alert");
  const list = createElement("ol", "");
  list.append(...failure.problems.map(showProblem));
  const close = createElement("button", failure.hide);
  close.addEventListener("click", () => panel.remove());
  const heading = createElement("p", "");
  heading.append(...isolateQuotations(failure.heading));
  panel.append(heading, list, ...(failure.more === undefined ? [] : [createElement("p", failure.more)]), close);
  document.body.append(panel);
}

function showProblem({ place, text }: ShownProblem): HTMLLIElement {
  const shown = createElement("li", "");
  const where = createElement("bdi", place);
  where.dir = "ltr";
  shown.append(where, ": ", ...isolateQuotations(text));
  return shown;
}

/** Shows quotations as code, each in its own direction. */
function isolateQuotations(text: string): readonly (HTMLElement | string)[] {
  return text.split(/(`[^`]*`)/).map((piece) => (piece.startsWith("`") ? quote(piece.slice(1, -1)) : piece));
}

function quote(text: string): HTMLElement {
  const code = createElement("code", text);
  code.dir = "auto";
  return code;
}

function addStyle(): void {
  const href = `${developmentUrl}reload.css`;
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
