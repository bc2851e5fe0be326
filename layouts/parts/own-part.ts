import { suggestWord } from "../../scripts/text/suggest.ts";
import { own } from "../own.ts";
import type { OwnParts, Part } from "./own-parts.ts";

const file = "layouts/own.ts";

const known: Readonly<Record<keyof OwnParts, true>> = { header: true, footer: true, banner: true, contribute: true, notFound: true };

/**
 * What a site's own part makes of the usual one, which stands where there is none.
 *
 * @throws what the part throws, with the name of its file.
 */
export function takeOwn<Usual extends Part>(name: keyof OwnParts, usual: Usual, render: () => Usual | undefined): Usual {
  try {
    return render() ?? usual;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the part \`${name}\` of \`${file}\` failed: ${reason}`, { cause });
  }
}

/**
 * Sees that no part is passed over: the bundler knows no types.
 *
 * @throws with the name that was probably meant.
 */
export function checkOwnParts(parts: object): void {
  for (const [name, part] of Object.entries(parts)) {
    if (!Object.hasOwn(known, name)) throw new Error(explainUnknown(name));
    if (part !== undefined && typeof part !== "function")
      throw new Error(`the part \`${name}\` of \`${file}\` is no function. Write \`${name}: (usual) => …\`.`);
  }
}

function explainUnknown(name: string): string {
  const near = suggestWord(name, Object.keys(known));
  const fix = near === undefined ? `The parts are ${Object.keys(known).join(", ")}.` : `Did you mean \`${near}\`?`;
  return `\`${file}\` has a part \`${name}\`, and pages have none of that name. ${fix}`;
}

// Before anything is read or written, whatever the command.
checkOwnParts(own);
