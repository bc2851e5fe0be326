import { SaxesParser } from "saxes";
import type { SourceFile } from "./model.ts";
import { SourceError } from "./source-error.ts";

/** One `<row … />`: its attributes, decoded once. */
export interface Row {
  /** 1-based line of the file on which the row ends. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** How far the reading of a file has come, in bytes. */
export type OnProgress = (file: string, read: number, total: number) => void;

/**
 * Streams the rows of a file `<root><row a="…" /> … </root>`; what has been read is not kept.
 * A character reference that XML forbids, as exports hold for control characters, becomes U+FFFD.
 *
 * @throws SourceError for another encoding than UTF-8, for XML that is not well-formed, and for another layout.
 */
export async function* parseRows(file: SourceFile, root: string, onProgress: OnProgress = () => {}): AsyncGenerator<Row> {
  const parser = new SaxesParser();
  let rows: Row[] = [];
  let depth = 0;
  let hasForbidden = false;
  /** The parser has taken the character that it fails on. */
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
    if (depth === 1 && name !== root)
      fail(`the file holds \`<${name}>\`, not \`<${root}>\`; this is another layout than that of ${file.name}`);
    if (depth === 2 && name !== "row") fail(`\`<${name}>\` stands where a \`<row>\` should; this layout is unknown`);
    if (depth > 2) fail(`\`<${name}>\` stands inside a row; this layout is unknown`);
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

/** Decodes the next bytes, or without any the end; undefined when they are not UTF-8. */
function decode(decoder: TextDecoder, chunk: Uint8Array | undefined): string | undefined {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    return undefined;
  }
}

/** What stands before the first wrong byte, so that its place can be told; the rest of a letter that began before the bytes is passed over. */
function decodeStart(bytes: Uint8Array): string {
  const start = bytes.findIndex((byte) => byte < 0x80 || byte > 0xbf);
  return new TextDecoder().decode(bytes.subarray(Math.max(0, start))).split("\ufffd", 1)[0] ?? "";
}

/** The parser leaves a forbidden reference as it was written; XML 1.0 §2.2 names the characters that are allowed. */
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
