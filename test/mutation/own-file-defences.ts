import type { Defence } from "./defence.ts";

const ownFiles = "test/hostile/own-files";
const copies = "test/build/copies";

/** What the owner's files may not do: static files, logo and icon. */
export const ownFileDefences: readonly Defence[] = [
  {
    name: "endings of static files are an allow-list",
    code: "if (last !== undefined && !inertEndings.has(last))",
    without: "if (last === null && !inertEndings.has(last))",
    tests: ownFiles,
  },
  {
    name: "endings inside the name of a static file are an allow-list",
    code: 'if (hasUnknownEnding(name)) return "ending";',
    without: 'if (name === "") return "ending";',
    tests: ownFiles,
  },
  {
    name: "no static file that starts like HTML",
    code: 'return startsLikeMarkup(head) ? "markup" : "inert";',
    without: 'return startsLikeMarkup(head) ? "inert" : "inert";',
    tests: ownFiles,
  },
  {
    name: "no instructions for hosts among static files",
    code: 'if (hostName.test(path)) return "host";',
    without: 'if (hostName.test(path)) return "inert";',
    tests: ownFiles,
  },
  {
    name: "no static file at an address that the site may use",
    code: "if (isReservedName(top, reserved)) {",
    without: 'if (isReservedName(top, reserved) && top === "") {',
    tests: ownFiles,
  },
  {
    name: "no hidden static files",
    code: 'if (name.startsWith(".") && !(isAtTop && published.has(name)))',
    without: 'if (name === "" && !(isAtTop && published.has(name)))',
    tests: ownFiles,
  },
  {
    name: "elements of a drawing are an allow-list",
    code: "if (!drawingElements.has(name)) refuse",
    without: "if (drawingElements.size === 0) refuse",
    tests: ownFiles,
  },
  {
    name: "attributes of a drawing are an allow-list",
    code: "else if (!drawingAttributes.has(key)) refuse",
    without: "else if (drawingAttributes.size === 0) refuse",
    tests: ownFiles,
  },
  {
    name: "no document type in a drawing",
    code: 'refuse("doctype", "<!DOCTYPE");',
    without: 'void "<!DOCTYPE";',
    tests: ownFiles,
  },
  {
    name: "no reference out of a drawing",
    code: 'if (id === undefined) refuse("reference", written);',
    without: 'if (id === "") refuse("reference", written);',
    tests: ownFiles,
  },
  {
    name: "no style in a drawing that loads something",
    code: 'if (found !== undefined) refuse("style", found);',
    without: 'if (found === "") refuse("style", found);',
    tests: ownFiles,
  },
  {
    name: "no style in a drawing that filters or animates",
    code: 'if (costly !== undefined) refuse("slowStyle", costly);',
    without: 'if (costly === "") refuse("slowStyle", costly);',
    tests: ownFiles,
  },
  {
    name: "no masks by the style sheet of a drawing",
    code: 'if (found !== undefined) refuse("sheetReference", found);',
    without: 'if (found === "") refuse("sheetReference", found);',
    tests: ownFiles,
  },
  {
    name: "no element in a style sheet of a drawing",
    code: 'if (parent?.name === "style") refuse(',
    without: 'if (parent?.name === "") refuse(',
    tests: ownFiles,
  },
  {
    name: "no two elements of a drawing with one id",
    code: 'if (byId.has(id)) refuse("sameId", id);',
    without: 'if (byId.has("")) refuse("sameId", id);',
    tests: ownFiles,
  },
  {
    name: "no drawing that repeats its parts without end",
    code: "if (!found && countDrawn(root, byId) > mostDrawn)",
    without: "if (!found && countDrawn(root, byId) < 0)",
    tests: ownFiles,
  },
  {
    name: "a file that changed after its check is not published",
    code: "if (expected && !isSame(describeFile(from), expected)) throw",
    without: "if (expected && from === to) throw",
    tests: copies,
  },
];
