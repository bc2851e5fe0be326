/** What a contributor's change may not do. The owner of a site makes such changes. */
export const contributions = {
  changeOutside: () => ({
    reason: "contributors may only add files in `discussions/`",
    fix: "Take this change out of the contribution, or ask an owner of the site to make it.",
  }),
  /** `movedTo` is a new file with the same content. */
  existingFileRemoved: ({ movedTo }: { movedTo?: string | undefined }) => ({
    reason: `the change ${movedTo === undefined ? "removes this file" : `moves this file to \`${movedTo}\``}, but its address must stay`,
    fix: "Restore it under its own name; only an owner of the site removes or renames files.",
  }),
  existingFileChanged: () => ({
    reason: "this file exists already, and contributors may only add files",
    fix: "Restore it, and say what is new in a reply.",
  }),
  changeWithoutUpdate: () => ({
    reason: "the post changes, but `updated` and `updatedBy` do not name this change",
    fix: "Write your name in `updatedBy`, and in `updated` a later time than before.",
  }),
  laterThanNow: ({ key }: { key: "created" | "updated" }) => ({
    reason: `the time in \`${key}\` is in the future`,
    fix: "Write the current time. Only an owner of the site may set a later time.",
  }),
  keyOfExistingPost: ({ key }: { key: string }) => ({
    reason: `the change touches \`${key}\` of an existing post`,
    fix: "Restore its line; only an owner of the site changes it.",
  }),
  ownerKey: ({ key }: { key: string }) => ({
    reason: `only an owner of the site may write \`${key}\``,
    fix: `Remove the line. An owner can allow it with \`contributors: { ${key}: true }\` in \`site.yaml\`.`,
  }),
  removalByContributor: () => ({
    reason: "only an owner of the site removes a post",
    fix: "Take this file out of the contribution.",
  }),
  submoduleAdded: () => ({
    reason: "this is another git repository (a submodule)",
    fix: "Put its files here without their `.git`, or remove it.",
  }),
  executableFile: () => ({
    reason: "the file has execute permission",
    fix: "Remove it with `chmod a-x`; on Windows with `git update-index --chmod=-x`.",
  }),
  /** For example in a sparse checkout. */
  onlyInIndex: () => ({
    reason: "git would commit this file, but it is not on the disk, so nothing can check it",
    fix: "Restore it with `git restore`, or take it back with `git rm --cached`.",
  }),
  /** Hidden names, litter and explanations such as README. */
  fileNotChecked: () => ({
    reason: "builds ignore files with such a name, so nothing checks what this one holds",
    fix: "Rename it, or take it out of the contribution.",
  }),
  /** Names that differ only in case or Unicode form. `name` is the path or a folder of it. */
  sameNameAsExisting: ({ name, existing }: { name: string; existing: string }) => ({
    reason: `on some systems, \`${name}\` is the same name as \`${existing}\``,
    fix: "Choose another name.",
  }),
  /** The last problem of a change with more problems than the limit. */
  furtherChanges: ({ more }: { more: number }) => ({
    reason: `there ${more === 1 ? "is" : "are"} ${more} more in the whole contribution`,
    fix: "Fix the problems above first.",
  }),
};
