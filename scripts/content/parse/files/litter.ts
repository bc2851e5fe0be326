import { readFileName } from "../../../text/path.ts";
import type { FoundFile } from "./found-file.ts";
import { isGitControlFile } from "./git-control-file.ts";

/**
 * Files that systems, editors and other programs leave behind, by name. The names of each line come
 * from the template of that name in github/gitignore, folder `Global`, unless noted.
 */
const files = [
  // macOS. The name `Icon` ends in a carriage return.
  "\\.DS_Store|\\._.*|Icon\\r|\\.LSOverride|\\.localized|\\.apdisk|\\.VolumeIcon\\.icns|\\.com\\.apple\\.timemachine\\.donotpresent",
  // Windows
  "Thumbs\\.db(?::encryptable)?|ehthumbs(?:_vista)?\\.db|desktop\\.ini|.*\\.stackdump",
  // Linux
  ".*~|\\.fuse_hidden.*|\\.directory|\\.nfs.*",
  // Vim, with the file that it creates to test a folder (`:help backup`).
  ".*\\.sw[a-p]|4913",
  // Emacs
  "#.*#|\\.#.*",
  // JetBrains, while a file is saved.
  ".*___jb_(?:tmp|old)___",
  // MicrosoftOffice, LibreOffice
  "~\\$.*|\\.~lock\\..*#",
  // Backup, Patch, Diff (git-mergetool, patch(1)), temporary files and unfinished downloads.
  ".*\\.(?:bak|orig|rej|tmp|temp|part|crdownload)",
];

/** Folders, from the same templates. Archives made by macOS hold `__MACOSX`, NAS disks `@eaDir`. */
const folders = [
  "\\.AppleDouble|\\.Spotlight-V100|\\.Trashes|\\.fseventsd|\\.DocumentRevisions-V100|\\.TemporaryItems|__MACOSX",
  "\\$RECYCLE\\.BIN|System Volume Information",
  "\\.Trash-.*|@eaDir",
];

const [litterFile, litterFolder] = [files, folders].map((names) => new RegExp(`^(?:${names.join("|")})$`, "is"));

/**
 * Whether a file or folder was left behind by a system, an editor or another program. It holds no
 * content, and builds ignore it. A copy that a sync program made after a conflict may hold text,
 * so it is no litter.
 */
export function isLitter({ path, kind }: Pick<FoundFile, "path" | "kind">): boolean {
  const name = readFileName(path);
  const isFolder = kind === "folder" || kind === "closed";
  return (isFolder ? litterFolder : litterFile)?.test(name) === true && !isGitControlFile(path);
}

/** Perhaps with a language, as in `README.fa.md`, and with the usual endings of such files. */
const explaining = /^(?:readme|licen[cs]e)(?:[._-][a-z]{2,3})?(?:\.(?:md|markdown|txt|rst|adoc))?$/i;

/**
 * Whether a file explains a folder to people who look at the repository. The caller knows whether
 * it is a discussion after all.
 */
export function isReadme(path: string): boolean {
  return explaining.test(readFileName(path));
}

/** The names that Syncthing, and Dropbox or Nextcloud, give to their copies of a conflict. */
const conflictCopy = /\.sync-conflict-\d{8}-\d{6}(?:-\w+)?|[ _]*\([^()]*(?:conflict(?:ed)?[ _](?:copy|version)|case conflict)[^()]*\)/i;

/**
 * The original's name if a file is a copy of a sync conflict.
 *
 * @example findOriginal("a.sync-conflict-20260102-030405-ABCDEFG.md") // => "a.md"
 */
export function findOriginal(path: string): string | undefined {
  const name = readFileName(path);
  return conflictCopy.test(name) ? name.replace(conflictCopy, "") : undefined;
}
