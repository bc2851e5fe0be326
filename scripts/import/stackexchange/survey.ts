import { buildTitleSlug } from "../../text/title-slug.ts";
import { createHostFinder, type HostFinder } from "./hosts.ts";
import { type LeftOutList, nameType } from "./left-out.ts";
import { answerType, type DumpPost, questionType } from "./posts.ts";
import { decodeTitle, hasHtmlTitles, type TitleEvidence, weighTitle } from "./titles.ts";

/**
 * The result of the first pass over Posts.xml. With it, the second pass can convert each row on its
 * own.
 */
export interface Survey {
  /** Rows of Posts.xml. */
  readonly rows: number;
  /** Question id → path of its file, without `.md`. Only imported questions. */
  readonly questions: ReadonlyMap<number, string>;
  /** Answer id → question id. Only answers of imported questions. */
  readonly answers: ReadonlyMap<number, number>;
  /** Tag as written in the dump → number of questions. */
  readonly tags: ReadonlyMap<string, number>;
  /** Ids of the members in posts. */
  readonly people: ReadonlySet<number>;
  /** Knows the links of all posts, and accepts more text. */
  readonly hosts: HostFinder;
  readonly hasHtmlTitles: boolean;
}

export interface Surveyor {
  readonly add: (post: DumpPost) => void;
  /** Lists the answers without a question as left out, and ends the survey. */
  readonly finish: () => Survey;
}

export function createSurveyor(leftOut: LeftOutList): Surveyor {
  const questions = new Map<number, string>();
  const answers = new Map<number, number>();
  const tags = new Map<string, number>();
  const people = new Set<number>();
  /** Titles that would change if they were decoded once more. */
  const encoded = new Map<number, string>();
  const hosts = createHostFinder((id) => questions.get(id)?.split("/").at(-1));
  let rows = 0;
  let evidence: TitleEvidence | undefined;

  function addQuestion({ id, created = "", title, tags: labels }: DumpPost): void {
    evidence = weighTitle(title, evidence);
    if (decodeTitle(title) !== title) encoded.set(id, title);
    questions.set(id, buildStem(created, title, id));
    for (const label of labels) tags.set(label, (tags.get(label) ?? 0) + 1);
  }

  return {
    add: (post) => {
      rows += 1;
      const reason = refuse(post, questions.has(post.id) || answers.has(post.id));
      if (reason !== undefined) return leftOut.add(nameType(post.type), reason, post.id);
      if (post.type === questionType) addQuestion(post);
      else answers.set(post.id, post.parentId ?? 0);
      for (const { id } of [post.owner, ...(post.edit ? [post.edit.by] : [])]) if (id !== undefined) people.add(id);
      hosts.addText(post.body);
      return undefined;
    },
    finish: () => {
      for (const [id, question] of answers) {
        if (questions.has(question)) continue;
        answers.delete(id);
        leftOut.add("answer", "its question is not among the discussions", id);
      }
      const isHtml = evidence !== undefined && hasHtmlTitles(evidence);
      if (isHtml)
        for (const [id, title] of encoded) questions.set(id, buildStem(questions.get(id)?.split("/")[1] ?? "", decodeTitle(title), id));
      return { rows, questions, answers, tags, people, hosts, hasHtmlTitles: isHtml };
    },
  };
}

function refuse(post: DumpPost, isKnown: boolean): string | undefined {
  if (post.type !== questionType && post.type !== answerType) return "only questions and answers are imported";
  if (isKnown) return "another row has the same `Id`";
  if (post.created === undefined) return "its `CreationDate` is missing or invalid";
  return undefined;
}

/** A folder for each year keeps folders short enough for a file manager or a web page. */
function buildStem(created: string, title: string, id: number): string {
  return `discussions/${created.slice(0, 4)}/${buildDiscussionName(title, id)}`;
}

/**
 * Builds the name of a discussion's file from the words of its title and its id. The id keeps the
 * name unique if titles are equal.
 *
 * @example buildDiscussionName("Où est l'écran ?", 12) // => "ou-est-lecran-12"
 */
export function buildDiscussionName(title: string, id: number): string {
  return `${buildTitleSlug(title) || "question"}-${id}`;
}
