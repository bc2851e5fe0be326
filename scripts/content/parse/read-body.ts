import { neutraliseText } from "../../text/invisible.ts";
import { decodeText } from "./files/decode-text.ts";
import { splitBody } from "./front-matter.ts";

/** The body of a Markdown file that was parsed before without a problem, made harmless as it was then. */
export function readBody(bytes: Uint8Array): string {
  const decoded = decodeText(bytes);
  const body = "text" in decoded ? splitBody(decoded.text) : undefined;
  if (body === undefined) throw new Error("a file that was parsed has no front matter");
  return neutraliseText(body).text;
}
