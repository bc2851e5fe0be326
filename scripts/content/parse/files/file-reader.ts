import { hash } from "node:crypto";
import type { Problem } from "../../../problems/problem.ts";
import { readFileName } from "../../../text/path.ts";
import type { Attachment, Picture } from "../../model.ts";
import { checkAttachment, isReadByHead } from "./attachment-file.ts";
import { decodeText, type IdentifiedText } from "./decode-text.ts";
import type { FoundFile } from "./found-file.ts";
import { isLfsPointer } from "./lfs-pointer.ts";
import { readPicture } from "./picture-file.ts";

/**
 * Returns the bytes of a file, or only the first `most` of them. Undefined if it cannot be read.
 */
export type ReadBytes = (path: string, most?: number) => Uint8Array | undefined;

/** Reads files. If a file cannot be read, the problem is reported and the list is empty. */
export interface FileReader {
  readonly readText: (file: FoundFile) => readonly IdentifiedText[];
  readonly readPicture: (file: FoundFile) => readonly Picture[];
  readonly readAttachment: (file: FoundFile) => readonly Attachment[];
  readonly readFile: (file: FoundFile) => readonly Uint8Array[];
  /** The first bytes. */
  readonly readHead: (file: FoundFile) => readonly Uint8Array[];
}

/** Whether an earlier build checked an attachment, and it is the same since. */
export type IsChecked = (attachment: FoundFile) => boolean;

export function createFileReader(read: ReadBytes, report: (problem: Problem) => void, isChecked: IsChecked = () => false): FileReader {
  function readBytes({ path }: FoundFile, most?: number): Uint8Array | undefined {
    const bytes = read(path, most);
    if (bytes && !isLfsPointer(bytes)) return bytes;
    report({ file: path, line: 1, column: 1, violation: { rule: bytes ? "lfsPointer" : "notReadable" } });
    return undefined;
  }

  return {
    readFile: (file) => [readBytes(file)].flatMap((bytes) => bytes ?? []),
    readHead: (file) => [readBytes(file, headLength)].flatMap((head) => head ?? []),
    readText: (file) => {
      const bytes = readBytes(file);
      if (!bytes) return [];
      const decoded = decodeText(bytes);
      if ("text" in decoded) return [{ path: file.path, text: decoded.text, checksum: hashText(bytes, decoded.text) }];
      report({ file: file.path, column: 1, ...decoded });
      return [];
    },
    readPicture: (file) => {
      const bytes = readBytes(file);
      if (!bytes) return [];
      const name = readFileName(file.path);
      const facts = readPicture(bytes, name);
      if ("width" in facts) return [{ name, file: file.path, ...facts }];
      report({ file: file.path, line: 1, column: 1, violation: facts });
      return [];
    },
    readAttachment: (file) => {
      const name = readFileName(file.path);
      const attachment = { name, file: file.path, bytes: file.bytes };
      if (isChecked(file)) return [attachment];
      const bytes = readBytes(file, isReadByHead(name) ? headLength : undefined);
      if (!bytes) return [];
      const found = checkAttachment(bytes, name);
      if (!found) return [attachment];
      report({ file: file.path, column: 1, ...found });
      return [];
    },
  };
}

/** Bytes. Browsers look at 1,445 when they guess what a file is (WHATWG, MIME Sniffing 5.2). */
const headLength = 1_445;

/**
 * A checkout with CRLF or a BOM must give the same site, so the decoded text counts. Most files
 * have neither: their text has the same bytes, whose hash takes a quarter of the time.
 */
function hashText(bytes: Uint8Array, text: string): string {
  const isAsRead = bytes[0] !== 0xef && !bytes.includes(0x0d);
  return hash("sha256", isAsRead ? bytes : text, "base64url");
}
