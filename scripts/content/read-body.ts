import { neutraliseText } from "../text/invisible.ts";
import { decodeText } from "./decode.ts";
import { parseFrontMatter } from "./front-matter.ts";

/** The body of a Markdown file that was parsed before without a problem, made harmless as it was then. */
export function readBody(bytes: Uint8Array, file: string): string {
  const decoded = decodeText(bytes);
  const parsed = "text" in decoded ? parseFrontMatter(decoded.text, file) : undefined;
  if (!parsed?.value) throw new Error(`\`${file}\` changed while the site was built: build again.`);
  return neutraliseText(parsed.value.body).text;
}
