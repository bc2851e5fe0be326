import { copy } from "#locale";
import { createElement } from "./elements.ts";

/** How long a button shows the result, in milliseconds. */
const answerTime = 3000;

/**
 * Adds a copy button to each block of code. One shared status announces the result to screen
 * readers.
 */
export function addCopyButtons(): void {
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

/**
 * If the browser denies access to the clipboard, the code is selected, so that one key copies it.
 */
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
