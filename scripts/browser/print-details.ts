/**
 * Opens every closed box while the page is printed. The style sheet does the same in browsers that
 * know `::details-content`.
 */
export function openDetailsInPrint(): void {
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(".prose details:not([open])")];
    for (const box of opened) box.open = true;
  });
  addEventListener("afterprint", () => {
    for (const box of opened) box.open = false;
  });
}
