/** What `npm run new` asks and says. */
export interface PromptWords {
  readonly title: string;
  readonly author: string;
  readonly tags: string;
  /** Under the tags, as long as nothing was typed. */
  readonly tagsHint: string;
  /** Stands before the tags that can complete what was typed. */
  readonly suggestions: string;
  readonly body: string;
  /** Asks which discussion is answered. */
  readonly discussion: string;
  /** Said of a discussion to reply to: `{name}`. */
  readonly noDiscussion: string;
  /** Follows it: `{name}` of one that there is. */
  readonly didYouMean: string;
  /** Said of an issue that is none of the forms. */
  readonly noForm: string;
  /** Heads the discussions that are like the new one. */
  readonly similar: string;
  /** Said to a script of a title that stands already: that nothing was written, and to reply or to give `{option}`. */
  readonly sameTitle: string;
  /** Has `{option}`. */
  readonly writeAnyway: string;
  /** Asks whether it is to be written all the same. */
  readonly goOn: string;
  readonly yes: string;
  readonly no: string;
  readonly cancelled: string;
  /** Said of an answer that is empty. */
  readonly required: string;
  /** Said of an answer that cannot stand: `{reason}`. */
  readonly refused: string;
  readonly closed: string;
  /** `{path}`. */
  readonly written: string;
  /** `{url}`. */
  readonly address: string;
}
