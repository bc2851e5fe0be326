import { copy } from "#locale";
import { createElement } from "./create-element.ts";

/** How long a button says what came of it, in milliseconds. */
const answerTime = 3000;

/** Gives each block of code a button that copies it; one status for all of them tells those who cannot see the button. */
export function offerCopies(): void {
  const blocks = document.querySelectorAll<HTMLElement>(".code");
  if (blocks.length === 0) return;
  const status = createElement("p", { className: "unseen", role: "status" });
  document.querySelector("main")?.append(status);
  for (const block of blocks) {
    const button = createElement("button", { type: "button", className: "copy", textContent: copy.button });
    button.addEventListener("click", async () => {
      const answer = await copyCode(block.querySelector("code"));
      status.textContent = answer;
      button.textContent = answer;
      setTimeout(() => {
        status.textContent = "";
        button.textContent = copy.button;
      }, answerTime);
    });
    block.prepend(button);
  }
}

/** Where the browser lets nothing be copied, the code is marked, so that one key copies it. */
async function copyCode(code: HTMLElement | null): Promise<string> {
  if (!code) return copy.failed;
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
    return copy.done;
  } catch {
    getSelection()?.selectAllChildren(code);
    return copy.failed;
  }
}
