import type { Token } from "markdown-it";
import { readAttribute } from "../tokens.ts";

/**
 * Gives every link and picture its whole address, as a text needs that is read away from its page. Changes the tokens given.
 *
 * @param page absolute address of the page that the text stands on, from where `#x` and `../x` are read.
 */
export function completeAddresses(tokens: readonly Token[], page: string): void {
  for (const token of tokens) {
    for (const name of ["href", "src"]) {
      const address = readAttribute(token, name);
      if (address !== undefined) token.attrSet(name, new URL(address, page).href);
    }
    completeAddresses(token.children ?? [], page);
  }
}
