import { list } from "./format.ts";

const pictures = "png, jpg, jpeg, gif, webp or avif";
const attachments = "pdf, txt, log, csv, json, zip or gz";

export interface StrayFile {
  /** Lower case, without a dot. */
  readonly ending?: string;
  /** Whether it is a picture that browsers do not show. */
  readonly isPicture?: true;
}

function nameEnding({ ending }: StrayFile): string {
  return ending === undefined ? "" : `a file of type \`${ending}\` does not belong here: `;
}

function explainStray({ isPicture }: StrayFile, fix: string): string {
  return isPicture ? "Convert it to jpg: most browsers do not show this kind of picture." : fix;
}

export const files = {
  linkNotFollowed: () => ({ reason: "links are not followed", fix: "Put the file itself here." }),
  /** A device or a socket, for example. */
  notRegular: () => ({ reason: "this is not a regular file", fix: "Remove it." }),
  /** The system does not report what kind of file it is. */
  notGiven: () => ({
    reason: "the system gives no access to this file",
    fix: "Give it read permission and a name in UTF-8, or remove it.",
  }),
  /** The content of the folder is unknown. */
  closedFolder: () => ({
    reason: "the folder cannot be opened",
    fix: "Give it permission to be read and opened (`chmod u+rx`), or remove it.",
  }),
  notReadable: () => ({ reason: "the file cannot be read", fix: "Give it read permission, or try again if it is gone." }),
  folderNamedLikeFile: () => ({ reason: "this is a folder with the name of a file", fix: "Rename it." }),
  /** git or a git host would read it. */
  instructsGit: () => ({
    reason: "git may read instructions from a file with this name",
    fix: "Remove it; instructions for git belong outside the content folder.",
  }),
  fileTooLarge: ({ kibibytes }: { kibibytes: number }) => ({
    reason: `the file is over ${kibibytes} KiB`,
    fix: "Make it smaller, or split it.",
  }),
  pictureTooLarge: ({ mebibytes }: { mebibytes: number }) => ({ reason: `the picture is over ${mebibytes} MiB`, fix: "Make it smaller." }),
  copiedFileTooLarge: ({ mebibytes }: { mebibytes: number }) => ({
    reason: `the file is over ${mebibytes} MiB`,
    fix: "Make it smaller, or put it on a host for large files.",
  }),
  tooManyStatics: ({ files, most }: { files: number; most: number }) => ({
    reason: `\`static\` holds ${files} files`,
    fix: `Keep at most ${most}.`,
  }),
  staticsTooLarge: ({ mebibytes }: { mebibytes: number }) => ({
    reason: `with this one, the files in \`static\` are over ${mebibytes} MiB together`,
    fix: "Remove some, or put them on a host for large files.",
  }),
  drawingTooLarge: ({ kibibytes }: { kibibytes: number }) => ({
    reason: `the picture is over ${kibibytes} KiB`,
    fix: "Make it smaller: every reader loads it.",
  }),
  /** An SVG. */
  drawingWithoutSize: () => ({
    reason: "the drawing has no size",
    fix: "Give its `<svg>` a `viewBox`, or `width` and `height` in pixels.",
  }),
  iconOutOfRange: ({ wide, high, least, most }: { wide: number; high: number; least: number; most: number }) => ({
    reason: `the icon has ${wide} × ${high} pixels`,
    fix: `Make each side ${least} to ${most} pixels long, best 512.`,
  }),
  /** Both `logo.svg` and `logo.png`, for example. */
  brandTwice: ({ other }: { other: string }) => ({ reason: `\`${other}\` is for the same purpose`, fix: "Keep one of the two." }),
  /** In `theme.css`. `written` is what the parser says, in English. */
  styleSyntax: ({ written }: { written: string }) => ({
    reason: `the style sheet is not valid CSS: \`${written}\``,
    fix: "Correct this place: browsers would drop it, or read it differently.",
  }),
  styleImport: ({ written }: { written: string }) => ({
    reason: `the style sheet imports \`${written}\``,
    fix: "Write its rules into `theme.css`.",
  }),
  styleOfOthers: ({ written }: { written: string }) => ({
    reason: `the content policy of all pages forbids \`${written}\``,
    fix: "Put the file into `static` and write its address on this site, such as `url(/fonts/samim.woff2)`.",
  }),
  /** `near` is the address that may be meant. */
  styleWithoutFile: ({ written, near }: { written: string; near?: string | undefined }) => ({
    reason: `\`static\` holds no file with the address \`${written}\``,
    fix:
      near === undefined
        ? "Write the path below `static` after a slash, such as `url(/fonts/samim.woff2)`."
        : `Did you mean \`url(${near})\`?`,
  }),
  styleString: ({ written }: { written: string }) => ({
    reason: `the address \`${written}\` in \`image-set\` is not in \`url()\``,
    fix: "Write each address of a set as `url(/name.png)`.",
  }),
  /** One folder has the same name in several Unicode forms. */
  nameInSeveralForms: ({ names }: { names: readonly string[] }) => ({
    reason: `this name appears here in several Unicode forms: ${names.map((name) => `\`${name}\``).join(" and ")}`,
    fix: "Keep one of them.",
  }),

  /** At the top of the content folder. `near` is the name that may be meant. */
  strayFile: ({ near }: { near?: string | undefined }) => ({
    reason: "this file does not belong in a content folder",
    fix: explainTop(near),
  }),
  strayFolder: ({ near }: { near?: string | undefined }) => ({
    reason: "this folder does not belong in a content folder",
    fix: explainTop(near),
  }),
  strayInPages: (file: StrayFile) => ({
    reason: `${nameEnding(file)}only \`.md\` files belong in \`pages\`, and pictures in the folder of a page`,
    fix: explainStray(file, "Move it away."),
  }),
  strayInDiscussions: (file: StrayFile) => ({
    reason: `${nameEnding(file)}only \`.md\` files, pictures and attachments belong in \`discussions\``,
    fix: explainStray(file, "Move it away."),
  }),
  /** In the folder of a discussion. */
  strayBesideReplies: (file: StrayFile) => ({
    reason: `${nameEnding(file)}only replies (\`.md\`), pictures and attachments belong in a discussion's folder`,
    fix: explainStray(file, `Use ${pictures}, attach a ${attachments} file, or move it away.`),
  }),
  /** The folder of a page lies beside its file and holds its pictures. */
  folderInPages: () => ({
    reason: "this folder in `pages` is not the folder of a page",
    fix: "Give it the name of the page whose pictures it holds, or move its files up.",
  }),
  folderBesideReplies: ({ owner }: { owner: string }) => ({
    reason: `this folder is inside the folder of the discussion \`${owner}\`, which holds no folders`,
    fix: `Move its files up, or rename \`${owner}\`.`,
  }),
  tooManyFolders: ({ most }: { most: number }) => ({ reason: `more than ${most} folders are nested here`, fix: "Move it up." }),
  /** The folder of this discussion holds other discussions; `first` is one of them. */
  folderOfDiscussions: ({ count, first }: { count: number; first: string }) => ({
    reason: `the folder beside this file, which is for its replies, holds ${count} ${count === 1 ? "discussion" : "discussions"} (\`${first}\`)`,
    fix: "Rename this file, or move everything that is not a reply out of the folder.",
  }),
  discussionAmongReplies: ({ owner }: { owner: string }) => ({
    reason: `this is a discussion, but it is in the folder of \`${owner}\`, which is for replies only`,
    fix: `Move it into another folder, or rename \`${owner}\`.`,
  }),
  /** `owner` is the missing file. `near` is the folder name if another discussion is meant. */
  replyWithoutDiscussion: ({ owner, near }: { owner: string; near?: string | undefined }) => ({
    reason: `this is a reply, because it has neither \`title\` nor \`tags\`, but there is no discussion \`${owner}\``,
    fix: near === undefined ? "Move it to the folder of its discussion, or add the two keys." : `Should the folder be named \`${near}\`?`,
  }),
  fileWithoutDiscussion: () => ({
    reason: "this file belongs to no discussion",
    fix: "Put it into the folder with the name of its discussion.",
  }),
  noDiscussion: () => ({ reason: "there is no discussion", fix: "Add one, such as `discussions/hello.md`." }),

  wrongPostName: ({ name }: { name: string }) => ({
    reason: `the file name \`${name}\` cannot be part of an address`,
    fix: "Use letters, digits, `-`, `_`, `.` and ZWNJ, and start with a letter or a digit.",
  }),
  /** `name` is the name of a page that the owner wrote. */
  reservedPage: ({ name }: { name: string }) => ({
    reason: `the name \`${name}\` is reserved: the site has its own page or file there, or may have it after a change of settings`,
    fix: "Rename this file.",
  }),
  endingInCapitals: ({ right }: { right: string }) => ({
    reason: "the ending of this file has capital letters",
    fix: `Rename it to \`${right}\`.`,
  }),
  /** The name holds invisible characters or looks like another name. */
  deceivingName: ({ name }: { name: string }) => ({
    reason: `the file name \`${name}\` looks like another one`,
    fix: "Remove invisible characters and repeated marks, and write each word in one script.",
  }),
  wrongPictureName: ({ name }: { name: string }) => ({
    reason: `the file name \`${name}\` cannot be part of an address`,
    fix: "Use letters, digits, spaces, `-`, `_`, `.` and round brackets.",
  }),
  hiddenStatic: ({ name }: { name: string }) => ({
    reason: `\`${name}\` starts with a dot`,
    fix: "Rename it; in `static`, only `.well-known` and `.nojekyll` at the top may start with a dot.",
  }),
  /** `path` is below `static`. `kind` is as in `StaticKind`. */
  staticNotNamed: ({ kind, path }: { kind: "ending" | "markup" | "host"; path: string }) => ({
    reason: notNamed[kind],
    fix: `Remove it. If you trust it, write \`static: ["${path}"]\` in \`site.yaml\`.`,
  }),
  /** `written` is a part of the SVG. */
  drawingNotPlain: ({ mistake, written }: { mistake: keyof typeof drawingMistakes; written: string }) => ({
    reason: `the drawing ${drawingMistakes[mistake](written)}`,
    fix: "Export it as plain SVG, or use a `png`.",
  }),
  /** Windows cannot store the name, or a web server reads instructions from such a file. */
  reservedName: ({ name }: { name: string }) => ({
    reason: `the file name \`${name}\` cannot be part of an address`,
    fix: "Choose another name: some systems cannot store this one.",
  }),
  nameTooLong: ({ name, bytes, most }: { name: string; bytes: number; most: number }) => ({
    reason: `the file name \`${name}\` has ${bytes} bytes`,
    fix: `Shorten it to at most ${most} bytes.`,
  }),
  sameReplyName: ({ twin }: { twin: string }) => ({
    reason: `the name is the same as the name of \`${twin}\``,
    fix: "Rename one of them.",
  }),
  sameDiscussionName: ({ name, twin }: { name: string; twin: string }) => ({
    reason: `the name \`${name}\` is the same as the name of \`${twin}\``,
    fix: "Rename one of the two files; each name must be unique on the site.",
  }),
  tooManyPages: ({ pages, most }: { pages: number; most: number }) => ({
    reason: `\`pages\` holds ${pages} pages`,
    fix: `Keep at most ${most}: the footer of every page names each of them.`,
  }),
  tooManyReplies: ({ replies, most }: { replies: number; most: number }) => ({
    reason: `the discussion has ${replies} replies`,
    fix: `Split it: a discussion has at most ${most}.`,
  }),
  threadTooLarge: ({ mebibytes }: { mebibytes: number }) => ({
    reason: `the discussion and its replies are over ${mebibytes} MiB together`,
    fix: "Split it, or shorten its replies.",
  }),

  utf16: ({ order }: { order: "little-endian" | "big-endian" }) => ({
    reason: `the file is UTF-16 (${order}), not UTF-8`,
    fix: "Save it as UTF-8.",
  }),
  notUtf8: () => ({ reason: "the file is not valid UTF-8", fix: "Save it as UTF-8." }),
  /** Not valid UTF-8, and probably this encoding. */
  windows1256: () => ({ reason: "the file is not valid UTF-8 (it looks like Windows-1256)", fix: "Save it as UTF-8." }),
  nulByte: () => ({ reason: "the file holds a NUL byte", fix: "Remove that byte." }),
  carriageReturn: () => ({ reason: "a line ends in a lone CR", fix: "Use LF line ends." }),

  /** git-lfs has not fetched the file, so git holds its pointer. */
  lfsPointer: () => ({
    reason: "this is a Git LFS pointer, not the file itself",
    fix: "Fetch the file with `git lfs pull`; in a workflow, give `lfs: true` to `actions/checkout`.",
  }),
  /** A sync program made the copy because two devices changed `original`. */
  syncConflict: ({ original }: { original: string }) => ({
    reason: `this is a copy of \`${original}\` that a sync conflict left behind`,
    fix: "Move what is missing into the original, then remove the copy.",
  }),
  /** `written` is the line where the conflict starts. Settings have no code blocks. */
  unfinishedMerge: ({ written, isSettings }: { written: string; isSettings: boolean }) => ({
    reason: `a merge conflict is not resolved (\`${written}\`)`,
    fix: `Keep the right text and remove the lines with \`<<<<<<<\`, \`=======\` and \`>>>>>>>\`.${
      isSettings ? "" : " If the post is about them, put them in a code block."
    }`,
  }),

  emptyPicture: () => ({ reason: "this picture is empty", fix: "Save it again, or remove it." }),
  unknownPicture: () => ({ reason: "the file is not a picture of a known kind", fix: `Use a ${pictures} picture under its own ending.` }),
  /** `kind` is the format of the bytes. */
  otherPicture: ({ kind }: { kind: string }) => ({
    reason: `the picture is not what its name says (its bytes are ${kind})`,
    fix: `Use a ${pictures} picture under its own ending.`,
  }),
  pictureWithoutSize: ({ kind }: { kind: string }) => ({
    reason: `the size of the picture cannot be read (${kind})`,
    fix: "Save it again in a picture editor.",
  }),
  pictureTooLong: ({ pixels, most }: { pixels: number; most: number }) => ({
    reason: `the picture is ${pixels} pixels long`,
    fix: `Make it ${most} pixels at most.`,
  }),
  pictureTooManyPixels: ({ wide, high, megapixels }: { wide: number; high: number; megapixels: number }) => ({
    reason: `the picture has ${wide} × ${high} pixels, which need more memory than many readers have`,
    fix: `Make it ${megapixels} megapixels at most.`,
  }),

  /** Its parts do not fit together, or its end is missing. */
  damagedPicture: ({ kind }: { kind: string }) => ({
    reason: `the picture is damaged or incomplete (${kind})`,
    fix: "Save it again in a picture editor.",
  }),
  /** The header is sound, but not the pixels. The place is that of the text with the picture. */
  pictureNotDecoded: ({ name }: { name: string }) => ({
    reason: `the picture \`${name}\` cannot be decoded, or has another size than it claims`,
    fix: "Save it again in a picture editor, or remove it.",
  }),
  pictureOfFewBytes: ({ wide, high, bytes }: { wide: number; high: number; bytes: number }) => ({
    reason: `the picture claims to have ${wide} × ${high} pixels in ${bytes} bytes`,
    fix: "Save it again in a picture editor, or remove it.",
  }),

  /** The last problem of a file with more problems than the limit. */
  furtherProblems: ({ more }: { more: number }) => ({
    reason: `there ${more === 1 ? "is" : "are"} ${more} more in this file`,
    fix: "Fix the problems above first.",
  }),

  /** A file in the output folder. Without `path`, the site needs a file of the same name. */
  inTheWay: ({ path }: { path?: string | undefined }) => ({
    reason: `it was not written by a build and is in the way of ${path === undefined ? "a file of the site" : `the site's file \`${path}\``}`,
    fix: "Move it out of the output folder, or build into another folder with `--output`.",
  }),
  /** The list of the files that a build wrote. `files` are in the way without it. */
  lostManifest: ({ files, first }: { files: number; first: string }) => ({
    reason: `the list of built files is missing, and ${files} files in the output folder are in the way of the site, such as \`${first}\``,
    fix: "If an earlier build wrote them, delete the output folder and build again. If not, build into another folder with `--output`.",
  }),
};

const notNamed = {
  ending: "a browser or a server may run a file with this ending",
  markup: "the file starts like HTML or XML, which a browser may run",
  host: "hosts read instructions from a file with this name",
};

export const drawingMistakes = {
  notXml: (written: string) => `is not well-formed XML${written === "" ? "" : ` (\`${written}\`)`}`,
  doctype: (written: string) => `declares a document type (\`${written}\`), which may hold entities`,
  instruction: (written: string) => `holds an instruction for programs (\`${written}\`)`,
  encoding: (written: string) => `declares another encoding than UTF-8 (\`${written}\`)`,
  root: (written: string) => `is not SVG as a whole (\`${written}\`)`,
  element: (written: string) => `holds \`${written}\`, which is not on the list of plain elements`,
  attribute: (written: string) => `holds the attribute \`${written}\`, which is not on the list of plain attributes`,
  reference: (written: string) => `refers to something outside of it (\`${written}\`)`,
  style: (written: string) => `has a style that may load something (\`${written}\`)`,
  slowStyle: (written: string) => `has a style that filters, animates or borrows a mask (\`${written}\`)`,
  sheetReference: (written: string) => `refers in its \`<style>\` to something else than a colour (\`${written}\`)`,
  sameId: (written: string) => `gives the id \`${written}\` to two elements`,
  tooMuch: (written: string) => `repeats or nests too many elements (\`${written}\`)`,
};

function explainTop(near: string | undefined): string {
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return `Move it away; a content folder holds ${list(["discussions", "pages", "static", "site.yaml", "theme.css", "banner.yaml"])} and \`tags.yaml\`.`;
}
