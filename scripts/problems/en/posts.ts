import type { InvisibleKind } from "../../text/invisible-kind.ts";
import { invisible } from "./invisible.ts";

type PictureOwner = "discussion" | "page";

export interface MissingPicture {
  readonly owner: PictureOwner;
  readonly name: string;
  readonly near?: string | undefined;
  readonly code?: string | undefined;
}

export const posts = {
  updatedAlone: () => ({ reason: "`updated` needs `updatedBy`", fix: 'Add `updatedBy: "name"`, or remove `updated`.' }),
  updatedByAlone: () => ({ reason: "`updatedBy` needs `updated`", fix: "Add `updated: 2024-05-02`, or remove `updatedBy`." }),
  updatedBeforeCreated: () => ({ reason: "`updated` is before `created`", fix: "Correct one of the two dates." }),
  keyOfRemovedPost: ({ key }: { key: string }) => ({
    reason: `the post is removed, but \`${key}\` is still there`,
    fix: "Delete the key. Only `created`, `removed` and `redirectFrom` stay, and `status` of a draft.",
  }),
  textOfRemovedPost: () => ({
    reason: "the post is removed, but its text is still there",
    fix: "Delete everything below the closing `---`; `npm run remove` does it for you.",
  }),
  emptyBody: () => ({ reason: "the post has no text", fix: "Write it below the closing `---`." }),
  /** `written` is the key `discussion` of a reply. */
  otherFolder: ({ written, folder }: { written: string; folder: string }) => ({
    reason: `\`discussion\` is \`${written}\`, but the reply is in the folder \`${folder}\``,
    fix: "Correct it, or remove the key.",
  }),
  /** `near` is the name of the reply that may be meant. */
  unknownAnswer: ({ written, near }: { written: string; near?: string | undefined }) => ({
    reason: `\`answer\` names no reply of this discussion (\`${written}\`)`,
    fix: near === undefined ? "Write the file name of a reply, with `.md`." : `Did you mean \`${near}\`?`,
  }),
  answerWithoutReplies: ({ written }: { written: string }) => ({
    reason: `\`answer\` is \`${written}\`, but this discussion has no reply yet`,
    fix: "Remove `answer` until there is one.",
  }),
  /**
   * `near` is the picture that may be meant. `code` is a character in its name that looks like
   * another one, as `U+202F`.
   */
  missingPicture: ({ owner, name, near, code }: MissingPicture) => ({
    reason: `the picture \`${name}\` is not in the ${owner}'s folder`,
    fix:
      near === undefined
        ? "Put the picture there, or remove it from the text."
        : code === undefined
          ? `There it is called \`${near}\`: write that name.`
          : `There it is called \`${near}\`, with the character ${code}: copy that name, or rename the file.`,
  }),
  /** A note. `name` is the address of the picture, which points outside the post's folder. */
  pictureElsewhere: ({ owner, name }: { owner: PictureOwner; name: string }) => ({
    reason: `the picture \`${name}\` is not shown, because its address does not lead to a file in the folder`,
    fix: `Put the picture into the ${owner}'s folder and write only its file name.`,
  }),
  /** A note. The name holds a space, so Markdown reads the picture as text. */
  spacedPicture: ({ name }: { name: string }) => ({
    reason: `the picture \`${name}\` is not shown, because its name contains a space`,
    fix: `Write it between \`<\` and \`>\`: \`(<${name}>)\`.`,
  }),
  /**
   * A note about a picture or an attachment. `others` is the number of further such files in the
   * same folder.
   */
  unnamedFile: ({ others }: { others?: number | undefined }) => ({
    reason: `no text shows or links this file${others ? ` and ${others} more in this folder` : ""}, so it is not published`,
    fix: "Name it in a text, or remove it.",
  }),
  /** A note. A screen reader reads the file name of such a picture. */
  pictureWithoutText: ({ name }: { name: string }) => ({
    reason: `no text describes the picture \`${name}\` to those who cannot see it`,
    fix: "Write in its square brackets what it shows: `![what it shows](…)`.",
  }),
  /** The address of a picture is `data:` with its bytes. */
  pastedPicture: ({ owner }: { owner: PictureOwner }) => ({
    reason: "a picture is pasted into the text as its bytes (`data:`)",
    fix: `Save it as a file in the ${owner}'s folder, and write its file name in place of the bytes: \`![…](picture.png)\`.`,
  }),
  /**
   * A note. `tag` is the first; `times` counts all, and is at least 1. `attribute` is the only
   * cause that the tag is shown as text.
   */
  htmlAsText: ({ tag, times, attribute }: { tag: string; times: number; attribute?: string }) => ({
    reason: `the HTML tag \`<${tag}>\` is shown as text${attribute === undefined ? "" : `, because its attribute \`${attribute}\` could start a script`}${times > 1 ? ` (with ${times - 1} more in this file)` : ""}`,
    fix:
      attribute === undefined
        ? "Write Markdown instead, or put HTML that readers should see between backticks."
        : `Remove the attribute \`${attribute}\`, or put HTML that readers should see between backticks.`,
  }),
  /** A note. `times` is at least 1. */
  madeHarmless: ({ kind, code, times }: { kind: InvisibleKind; code: string; times: number }) => ({
    reason: `an invisible character was made harmless (${invisible[kind]}, ${code}${times > 1 ? `, ${times} times` : ""})`,
    fix: "Remove it if it is not meant.",
  }),
  /** A note about U+FFFD. `times` is at least 1. */
  lostLetters: ({ times }: { times: number }) => ({
    reason: `the text holds \`\ufffd\`${times > 1 ? ` ${times} times` : ""}, which a program wrote in place of letters that it could not read`,
    fix: "Write the lost letters again, or copy the text from its source as UTF-8.",
  }),
  /** A note. */
  scheduledUntil: ({ what, time }: { what: "discussion" | "reply" | "update"; time: string }) => ({
    reason: `the ${what} is held back until \`${time}\``,
    fix: "It is shown by the first build after that time.",
  }),
  /** A note. A person's name at `key` holds `word`, which mixes similar letters of two scripts. */
  mixedName: ({ key, word }: { key: "author" | "updatedBy"; word: string }) => ({
    reason: `the name in \`${key}\` mixes letters of two scripts in one word (\`${word}\`)`,
    fix: "It is shown as written. Correct it only if it is a mistake.",
  }),
  /** `otherFile` is one of the files with the other tag, or `tags.yaml`. */
  sameTagAddress: ({ tag, other, otherFile }: { tag: string; other: string; otherFile: string }) => ({
    reason: `the tag \`${tag}\` has the same address as the tag \`${other}\` in \`${otherFile}\`, at least on some disks`,
    fix: "Spell both the same way, or give one of them a `slug` in `tags.yaml`.",
  }),
};
