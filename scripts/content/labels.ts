import { listHoles, listLabels } from "../locale/labels.ts";
import { requireLocale } from "../locale/locales.ts";
import type { Flaw } from "../text/flaw.ts";
import { quoteValue } from "../text/quote.ts";
import { suggestWord } from "../text/suggest.ts";

/** What is wrong with a text that an owner gives the interface: it must take the place of one, and has no other holes than that. */
export function checkLabel(name: string, text: string, language: string): Flaw | undefined {
  const known = listLabels(requireLocale(language));
  const usual = known.get(name);
  if (usual === undefined) {
    const near = suggestWord(name, [...known.keys()]);
    const reason = `no text of the interface is called ${quoteValue(name)}`;
    return { reason, fix: near === undefined ? "Take a name from the file of the language." : `Did you mean \`${near}\`?` };
  }
  const holes = listHoles(usual);
  const other = listHoles(text).find((hole) => !holes.includes(hole));
  if (other === undefined) return undefined;
  const fix = holes.length > 0 ? `Use ${holes.map((hole) => `\`${hole}\``).join(", ")} only.` : "Write it without braces.";
  return { reason: `the text for \`${name}\` holds \`${other}\``, fix };
}
