import { keys } from "#locale";
import { createElement } from "./elements.ts";
import { areKeysOn, turnKeys } from "./keys-choice.ts";

/** The keys, as labelled on a keyboard. */
const caps = [
  ["search", "/"],
  ["next", "J"],
  ["previous", "K"],
  ["open", "Enter"],
  ["help", "?"],
  ["close", "Esc"],
  ["date", "Esc"],
] as const;

/**
 * Shows what the keys do, and lets the reader turn them off. The dialog is created on first use, so
 * no page carries its markup.
 */
export function openKeyHelp(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>(".key-help") ?? createDialog();
  // Another tab may have changed the setting.
  for (const box of dialog.querySelectorAll("input")) box.checked = areKeysOn();
  dialog.showModal();
  return true;
}

function createDialog(): HTMLDialogElement {
  const rows = caps.map(([name, cap]) =>
    createElement("li", {}, createElement("kbd", { textContent: cap, dir: "ltr" }), " ", keys.does[name]),
  );
  const box = createElement("input", { type: "checkbox" });
  box.addEventListener("change", () => turnKeys(box.checked));
  const close = createElement("button", { type: "button", textContent: keys.close });
  const dialog = createElement(
    "dialog",
    { className: "key-help", ariaLabel: keys.title },
    createElement("h2", { textContent: keys.title }),
    createElement("ul", {}, ...rows),
    createElement("label", {}, box, " ", keys.on),
    close,
  );
  close.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  return dialog;
}
