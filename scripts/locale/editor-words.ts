/** What the web editor shows beside what its engine says. */
export interface EditorWords {
  /** Title of its page. */
  readonly title: string;
  readonly withoutScript: string;
  readonly failed: string;
  readonly discussions: CollectionWords;
  readonly replies: CollectionWords;
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly hints: Readonly<Record<"tags" | "answer" | "updated" | "picture", string>>;
  /** What is said of a picture in a post. */
  readonly picture: Readonly<Record<"label" | "file" | "alt", string>>;
  readonly answerName: string;
  readonly status: Readonly<Record<"published" | "draft" | "closed", string>>;
  readonly says: Readonly<Record<Refusal, string>>;
  readonly phrases: Readonly<Record<PhraseName, string>>;
}

/** Why something is not saved; of `cannotReply` the discussion is `{name}`, whose folder is too long for the engine, of `unknownAnswer` the file. */
type Refusal = "chooseDiscussion" | "unknownAnswer" | "cannotReply" | "loneUpdate" | "earlyUpdate";

export interface CollectionWords {
  readonly many: string;
  readonly one: string;
}

type FieldName = "title" | "author" | "created" | "tags" | "status" | "answer" | "updated" | "updatedBy" | "discussion" | "body";

/** Phrases of the engine in the site's words; its own are in English, or in a machine's Persian. */
export type PhraseName =
  | "logIn"
  | "logOut"
  | "content"
  | "media"
  | "quickAdd"
  | "collections"
  | "searchAll"
  | "sortBy"
  | "loadingEntries"
  | "loadingEntry"
  | "noEntries"
  | "optional"
  | "required"
  | "leave"
  | "loadBackup"
  | "back"
  | "publish"
  | "publishing"
  | "published"
  | "publishNow"
  | "publishAndCreate"
  | "publishAndDuplicate"
  | "duplicate"
  | "remove"
  | "confirmRemove"
  | "save"
  | "saving"
  | "unsaved"
  | "saved"
  | "unchanged"
  | "richText"
  | "strikethrough"
  | "markdown"
  | "now"
  | "clear"
  | "togglePreview"
  | "toggleScroll"
  | "toSite"
  | "failedToSave"
  | "missingField"
  | "entryPublished"
  | "choosePicture"
  | "upload"
  | "insertPicture"
  | "removePicture";
