import { SaxesParser } from "saxes";
import type { OnImportProgress, SourceFile } from "../model.ts";
import { SourceError } from "../source-error.ts";

/** One `<row … />` with its attributes, decoded once. */
export interface XmlRow {
  /** 1-based line of the file on which the row ends. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Streams the rows of a file `<root><row a="…" /> … </root>`. A character reference that XML
 * forbids becomes U+FFFD. Dumps contain such references to control characters.
 *
 * @throws {SourceError} for an encoding other than UTF-8, for XML that is not well-formed, and for
 * another layout.
 */
export async function* parseRows(file: SourceFile, root: string, onProgress: OnImportProgress = () => {}): AsyncGenerator<XmlRow> {
  const parser = new SaxesParser();
  let rows: XmlRow[] = [];
  let depth = 0;
  let hasForbidden = false;
  /** The parser's column is already after the wrong character. */
  const fail = (reason: string, column = parser.column): never => {
    throw new SourceError(file.name, reason, parser.line, Math.max(column, 1));
  };
  const failEncoding = () => fail("the file is not valid UTF-8", parser.column + 1);

  parser.on("error", ({ message }) => {
    if (/malformed character entity/.test(message)) hasForbidden = true;
    else fail(`the XML is broken (${message.replace(/^\d+:\d+: |\.$/g, "")})`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth === 1 && name !== root) fail(`the file holds \`<${name}>\`, not \`<${root}>\`; it does not have the layout of ${file.name}`);
    if (depth === 2 && name !== "row") fail(`\`<${name}>\` is where a \`<row>\` should be; this layout is unknown`);
    if (depth > 2) fail(`\`<${name}>\` is inside a row; this layout is unknown`);
    if (depth === 2) rows.push({ line: parser.line, values: hasForbidden ? replaceForbidden(attributes) : attributes });
    hasForbidden = false;
  });
  parser.on("closetag", () => {
    depth -= 1;
  });

  const decoder = new TextDecoder("utf-8", { fatal: true });
  let read = 0;
  for await (const chunk of file.open()) {
    const text = decode(decoder, chunk);
    if (text === undefined) {
      parser.write(decodeStart(chunk));
      failEncoding();
    } else parser.write(text);
    yield* rows;
    rows = [];
    read += chunk.length;
    onProgress(file.name, read, file.bytes);
  }
  if (decode(decoder, undefined) === undefined) failEncoding();
  parser.close();
  yield* rows;
}

/** Decodes the next bytes, or ends the text if there are none; undefined if they are not UTF-8. */
function decode(decoder: TextDecoder, chunk: Uint8Array | undefined): string | undefined {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    return undefined;
  }
}

/**
 * Decodes the text before the first wrong byte, to locate it. Skips the rest of a letter that began
 * in earlier bytes.
 */
function decodeStart(bytes: Uint8Array): string {
  const start = bytes.findIndex((byte) => byte < 0x80 || byte > 0xbf);
  return new TextDecoder().decode(bytes.subarray(Math.max(0, start))).split("\ufffd", 1)[0] ?? "";
}

/**
 * Replaces forbidden character references, which the parser leaves unchanged. XML 1.0, 2.2 lists
 * the allowed characters.
 */
function replaceForbidden(values: Readonly<Record<string, string>>): Record<string, string> {
  const replace = (text: string) =>
    text.replace(/&#(?:x([0-9a-f]+)|([0-9]+));/gi, (written, hex: string | undefined, decimal: string | undefined) =>
      isAllowed(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ? written : "\ufffd",
    );
  return Object.fromEntries(Object.entries(values).map(([key, text]) => [key, replace(text)]));
}

function isAllowed(code: number): boolean {
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}
