import { execFileSync } from "node:child_process";
import type { z } from "zod";
import { checkContent } from "../build/folders.ts";
import { readInstant } from "../build/instant.ts";
import { readContent } from "../build/read-content.ts";
import { UsageError } from "../build/usage-error.ts";
import { formatProblems } from "../commands/format-problems.ts";
import type { Content } from "../content/model.ts";
import { readViolation } from "../content/parse/fields/common-fields.ts";
import { settingsFiles } from "../content/parse/files/content-tree.ts";
import { requireLocale } from "../locale/locales.ts";
import type { PromptWords } from "../locale/prompt-words.ts";
import { buildDiscussionUrl } from "../pages/urls.ts";
import { findProblemWords } from "../problems/languages.ts";
import { compareProblems } from "../problems/problem.ts";
import { describeViolation, type ProblemWords } from "../problems/violation.ts";
import { escapeControls, formatLogJson } from "../text/escape-output.ts";
import { fillIn } from "../text/template.ts";
import type { Interviewer, Question, TagsQuestion } from "./interviewer.ts";
import { formatRefusal } from "./refusal.ts";
import { tryToWrite } from "./try-to-write.ts";
import { checkNewFile, type NewFile, writeNewFile } from "./write-file.ts";

/** Where a post is written: the content around it, the author's answers, and how the rest is asked. */
export interface Desk {
  readonly folder: string;
  readonly content: Content;
  readonly words: PromptWords;
  /** Seconds since the epoch. */
  readonly now: number;
  /** Absent where nobody can be asked. */
  readonly interviewer?: Interviewer | undefined;
  /** Where the discussion of a slug is read. */
  readonly addressOf: (slug: string) => string;
  /** The answer of the command line, else of the author. `check` is what a field of the front matter says of it. */
  readonly answer: (name: "title" | "author", message: string, field: z.ZodType) => Promise<string>;
  readonly answerTags: (question: Omit<TagsQuestion, "check">, field: z.ZodType) => Promise<string>;
  readonly answerBody: () => Promise<string>;
  /**
   * Writes the file and says where it is, unless `check` would find a problem because of it.
   *
   * @returns the exit status.
   */
  readonly submit: (file: NewFile, url: string, more?: object) => Promise<number>;
}

/** Where the post would lie, and what it may be, hangs on the settings. */
export interface BrokenSettings {
  /** What is wrong with them, as it is printed. */
  readonly broken: string;
}

/** As they were written. */
interface Answers {
  readonly title?: string;
  readonly author?: string;
  readonly tags?: string;
  readonly body?: string;
}

interface DeskOptions {
  readonly content: string;
  /** The option that names the content folder. */
  readonly folderOption?: "--output";
  readonly now: string | undefined;
  readonly json: boolean;
  readonly answers: Answers;
  /** What the author saw in place of the keys, by key: whoever filled in a form knows of no file. */
  readonly fieldLabels?: Readonly<Record<string, string>>;
}

/**
 * Reads the content, in which other posts may be broken, but not the settings.
 *
 * @throws {UsageError}
 */
export function openDesk(
  { content: folder, folderOption, now, json, answers, fieldLabels }: DeskOptions,
  interviewer?: Interviewer,
): Desk | BrokenSettings {
  checkContent(folder, folderOption);
  const { content, problems } = readContent(folder);
  const broken = problems.filter(({ file }) => settingsFiles.some((name) => name === file)).sort(compareProblems);
  const { language, labels } = content.site;
  const problemWords = findProblemWords(language);
  if (broken.length > 0) return { broken: formatProblems(broken, "problems", problemWords) };
  const words = requireLocale(language, labels).prompts;
  const checkWith = createAnswerCheck(words, problemWords);

  const checkBody = (answer: string) => (answer.trim() === "" ? words.required : undefined);

  async function ask(name: keyof Answers, asked: (who: Interviewer) => Promise<string>): Promise<string> {
    const given = answers[name];
    if (given !== undefined) return given;
    if (!interviewer) throw new UsageError(`\`--${name}\` is missing, and there is no terminal to ask on.`);
    return asked(interviewer);
  }

  const instant = now === undefined ? Math.floor(Date.now() / 1000) : readInstant(now, content.site.zone);
  return {
    folder,
    content,
    words,
    interviewer,
    now: instant,
    addressOf: (slug) => content.site.base + buildDiscussionUrl(slug).slice(1),
    answer: (name, message, field) =>
      ask(name, (who) => {
        const question: Question = { message, check: checkWith(name, field), ...(name === "author" && { usual: findName() }) };
        return who.askText(question);
      }),
    answerTags: (question, field) => ask("tags", (who) => who.askTags({ ...question, check: checkWith("tags", field) })),
    answerBody: () => ask("body", (who) => who.askLines({ message: words.body, check: checkBody })),
    submit: async (file, url, more = {}) => {
      const found = await checkNewFile(folder, file, instant);
      if (found.length > 0) {
        console.error(`${formatRefusal(found, problemWords, fieldLabels)}\n${words.cancelled}`);
        return 1;
      }
      if (!tryToWrite(() => writeNewFile(folder, file))) {
        console.error(escapeControls(fillIn(problemWords.closing.notWritten, { file: file.path })));
        return 3;
      }
      const path = `${folder.replace(/[\\/]+$/, "")}/${file.path}`;
      if (json) console.log(formatLogJson({ path, url, ...more }));
      else console.log(escapeLines([fillIn(words.written, { path }), fillIn(words.address, { url })]));
      return 0;
    },
  };
}

function escapeLines(lines: readonly string[]): string {
  return lines.map(escapeControls).join("\n");
}

/** The name under which git signs, as the usual answer. */
function findName(): string {
  try {
    return execFileSync("git", ["config", "user.name"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}

/** Says of an answer why it cannot be the value of a key, as `check` would; undefined where it can. */
type AnswerCheck = (key: string, field: z.ZodType) => (answer: string) => string | undefined;

export function createAnswerCheck(prompts: PromptWords, problems: ProblemWords): AnswerCheck {
  return (key, field) => (answer) => {
    if (answer.trim() === "") return prompts.required;
    const [violation] = field.safeParse(answer).error?.issues.flatMap((issue) => readViolation(issue) ?? []) ?? [];
    if (!violation) return undefined;
    const { reason, fix } = describeViolation(violation, problems, { kind: "key", key });
    return escapeControls(`${fillIn(prompts.refused, { reason })}. ${fix}`);
  };
}
