import type { PlacedViolation, Problem } from "../../problems/problem.ts";
import { showValue } from "../../text/show-value.ts";
import type { StaticFile } from "../model.ts";
import { isReservedName, type ReservedAddresses } from "./fields/redirect-field.ts";
import { checkDrawing } from "./files/drawing.ts";
import type { FileReader } from "./files/file-reader.ts";
import type { FoundFile } from "./files/found-file.ts";
import { findStaticKind } from "./files/static-kind.ts";

interface ParsedStatics {
  readonly statics: readonly StaticFile[];
  readonly problems: readonly Problem[];
}

/**
 * Parses the files in `static`. None takes an address that the site may use. What a browser or a
 * server may run is refused, unless the owner named it.
 *
 * @param files sorted by path; their names are checked already.
 * @param named paths below `static`.
 */
export function parseStatics(
  files: readonly FoundFile[],
  named: readonly string[],
  reserved: ReservedAddresses,
  reader: FileReader,
): ParsedStatics {
  const allowed = new Set(named);
  const problems = new Map<string, Problem>();
  const refuse = (file: string, found: PlacedViolation) => problems.set(file, { file, ...found });
  const statics = files.flatMap((file): readonly StaticFile[] => {
    const path = file.path.slice("static/".length);
    const [top = ""] = path.split("/");
    if (isReservedName(top, reserved)) {
      refuse(`static/${top}`, { line: 1, column: 1, violation: { rule: "reservedPage", name: showValue(top) } });
      return [];
    }
    const [head] = reader.readHead(file);
    if (!head) return [];
    const found = allowed.has(path) ? undefined : checkContents(file, path, head, reader);
    if (found) refuse(file.path, found);
    return found ? [] : [{ file: file.path, path }];
  });
  return { statics, problems: [...problems.values()] };
}

function checkContents(file: FoundFile, path: string, head: Uint8Array, { readText }: FileReader): PlacedViolation | undefined {
  const kind = findStaticKind(path, head);
  if (kind === "drawing") return readText(file).flatMap(({ text }) => checkDrawing(text) ?? [])[0];
  return kind === "inert" ? undefined : { line: 1, column: 1, violation: { rule: "staticNotNamed", kind, path } };
}
