import type { Plain } from "./rule.ts";

/** What can be wrong with a file before its text is looked at. */
export interface FileRules {
  readonly linkNotFollowed: Plain;
  /** A device, a socket. */
  readonly notRegular: Plain;
  /** The system does not say what it is. */
  readonly notGiven: Plain;
  /** Nothing is known of what lies in it. */
  readonly closedFolder: Plain;
  readonly notReadable: Plain;
  readonly folderNamedLikeFile: Plain;
  /** Or its hosts. */
  readonly instructsGit: Plain;
  readonly fileTooLarge: { readonly kibibytes: number };
  readonly pictureTooLarge: { readonly mebibytes: number };
  /** One name in several Unicode forms. */
  readonly nameInSeveralForms: { readonly names: readonly string[] };

  /** At the top of the content folder; `near` is what may have been meant. */
  readonly strayFile: { readonly near?: string | undefined };
  readonly strayFolder: { readonly near?: string | undefined };
  readonly strayInPages: Plain;
  readonly strayInDiscussions: Plain;
  /** In the folder of a discussion. */
  readonly strayBesideReplies: Plain;
  readonly folderInPages: Plain;
  readonly folderBesideReplies: { readonly owner: string };
  readonly tooManyFolders: { readonly most: number };
  /** Of the discussion beside whose file lies a folder of other ones; `first` is one of them. */
  readonly folderOfDiscussions: { readonly count: number; readonly first: string };
  readonly discussionAmongReplies: { readonly owner: string };
  /** `owner` is the file that is not there; `near` the folder's name if another discussion is meant. */
  readonly replyWithoutDiscussion: { readonly owner: string; readonly near?: string | undefined };
  readonly pictureWithoutDiscussion: Plain;
  readonly noDiscussion: Plain;

  readonly wrongPostName: { readonly name: string };
  readonly endingInCapitals: { readonly right: string };
  /** It holds something that nobody sees, or passes for another one. */
  readonly deceivingName: { readonly name: string };
  readonly wrongPictureName: { readonly name: string };
  /** No disk of Windows takes it, or a host would. */
  readonly reservedName: { readonly name: string };
  readonly nameTooLong: { readonly name: string; readonly bytes: number; readonly most: number };
  readonly sameReplyName: { readonly twin: string };
  readonly sameDiscussionName: { readonly name: string; readonly twin: string };
  readonly tooManyPages: { readonly pages: number; readonly most: number };
  readonly tooManyReplies: { readonly replies: number; readonly most: number };
  readonly threadTooLarge: { readonly mebibytes: number };

  readonly utf16: { readonly order: "little-endian" | "big-endian" };
  readonly notUtf8: Plain;
  /** No UTF-8 either, and probably this. */
  readonly windows1256: Plain;
  readonly nulByte: Plain;
  readonly carriageReturn: Plain;

  readonly emptyPicture: Plain;
  readonly unknownPicture: Plain;
  /** `kind` is what its bytes say. */
  readonly otherPicture: { readonly kind: string };
  readonly pictureWithoutSize: { readonly kind: string };
  readonly pictureTooLong: { readonly pixels: number; readonly most: number };

  /** The last line of a file of which not everything is told. */
  readonly furtherProblems: { readonly more: number };

  /** In the output folder; without `path` it is in the way of a file of its own name. */
  readonly inTheWay: { readonly path?: string | undefined };
}
