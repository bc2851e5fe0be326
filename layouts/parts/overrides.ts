import { ownPartsName } from "../../scripts/project.ts";
import { suggestWord } from "../../scripts/text/suggest.ts";
import { own } from "../own.ts";
import type { Markup } from "./markup.ts";
import { OwnPartError } from "./own-part-error.ts";
import type { OwnParts, Part } from "./own-parts.ts";

/** Of two parts that are equally similar to a wrong name, the first one is suggested. */
const names: Readonly<Record<keyof OwnParts, true>> = {
  header: true,
  head: true,
  footer: true,
  banner: true,
  entry: true,
  beforePosts: true,
  afterPosts: true,
  contribute: true,
  notFound: true,
};

/**
 * The part that the site renders itself, or the default part if the site does not replace it.
 *
 * @throws {OwnPartError} if the site's part fails.
 */
export function applyOverride<Default extends Part>(
  name: keyof OwnParts,
  defaultPart: Default,
  render: () => Default | undefined,
): Default {
  try {
    return render() ?? defaultPart;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OwnPartError(name, `the part \`${name}\` of \`${ownPartsName}\` failed: ${reason}`, { cause });
  }
}

/**
 * Like `applyOverride`, for a part that scripts read: the site may write around it.
 *
 * @throws {OwnPartError} if the default part is not in it.
 */
export function applyAround(name: keyof OwnParts, defaultPart: Markup, render: () => Part | undefined): Part {
  const part = applyOverride<Part>(name, defaultPart, render);
  if (part === defaultPart || String(part).includes(String(defaultPart))) return part;
  throw new OwnPartError(
    name,
    `the part \`${name}\` of \`${ownPartsName}\` leaves the default part out. Write around it, because scripts read it.`,
  );
}

/**
 * Checks the names and kinds of the site's parts, because the bundler does not check types.
 *
 * @throws {OwnPartError} with the most similar name.
 */
export function checkOverrides(parts: object): void {
  for (const [name, part] of Object.entries(parts)) {
    if (!Object.hasOwn(names, name)) throw new OwnPartError(name, explainUnknown(name));
    if (part !== undefined && typeof part !== "function")
      throw new OwnPartError(name, `the part \`${name}\` of \`${ownPartsName}\` is no function. Write \`${name}: (defaultPart) => …\`.`);
  }
}

function explainUnknown(name: string): string {
  const near = suggestWord(name, Object.keys(names));
  const fix = near === undefined ? `The parts are ${Object.keys(names).join(", ")}.` : `Did you mean \`${near}\`?`;
  return `\`${ownPartsName}\` has a part \`${name}\`, and pages have none of that name. ${fix}`;
}

// At import, so that every command fails before it reads or writes anything.
checkOverrides(own);
