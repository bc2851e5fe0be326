import { execFileSync } from "node:child_process";
import type { z } from "zod";
import { checkContent } from "../build/folders.ts";
import { readInstant, warnOfInstant } from "../build/instant.ts";
import { readContent } from "../build/read-content.ts";
import { UsageError } from "../build/usage-error.ts";
import type { Content } from "../content/model.ts";
import { settingsFiles } from "../content/parse/files/settings-file.ts";
import type { PromptWords } from "../locale/locale.ts";
import { requireLocale } from "../locale/locales.ts";
import { buildDiscussionUrl } from "../pages/urls.ts";
import { formatProblems } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import { compareProblems } from "../problems/problem.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { createAnswerCheck } from "./answer-check.ts";
import { buildRefusal, type Refusal } from "./outcome.ts";
import type { Prompter, Question, TagsQuestion } from "./prompter.ts";

/**
 * One author writing one post: the content around it, the answers, and the words to ask and reply
 * with.
 */
export interface Session extends Pick<SessionOptions, "notify" | "fieldLabels"> {
  /** Content folder. */
  readonly folder: string;
  readonly content: Content;
  readonly words: PromptWords;
  readonly problemWords: ProblemWords;
  /** Seconds since the epoch. */
  readonly now: number;
  /** Absent if nobody can be asked. */
  readonly prompter?: Prompter | undefined;
  /** Address of a page (1-based) of a discussion, by its slug. */
  readonly buildAddress: (slug: string, page?: number) => string;
  /**
   * Resolves to the answer given in advance, else asks for it until `field` accepts it.
   *
   * @throws {UsageError} if there is neither an answer nor a prompter.
   */
  readonly answer: (name: "title" | "author", message: string, field: z.ZodType) => Promise<string>;
  readonly answerTags: (question: Omit<TagsQuestion, "check" | "comma">, field: z.ZodType) => Promise<string>;
  readonly answerBody: () => Promise<string>;
}

/** Raw answers given in advance. */
interface Answers {
  readonly title?: string;
  readonly author?: string;
  readonly tags?: string;
  readonly body?: string;
}

export interface SessionOptions {
  /** Content folder. */
  readonly content: string;
  /** The option that names the content folder; `--content` if absent. */
  readonly folderOption?: "--output";
  /** Time of the post; the clock if undefined. */
  readonly now: string | undefined;
  readonly answers: Answers;
  /**
   * Labels of the form that the author filled in, by key. Such an author knows no keys and no file.
   */
  readonly fieldLabels?: Readonly<Record<string, string>>;
  /** Receives lines that the author should see before the next question. */
  readonly notify: (lines: readonly string[]) => void;
}

/**
 * Reads the content and prepares the answers. Other posts may be broken, but the settings may not:
 * they decide where the post goes.
 *
 * @throws {UsageError}
 */
export function openSession(options: SessionOptions, prompter?: Prompter): Session | Refusal {
  const { content: folder, folderOption, now, answers, fieldLabels, notify } = options;
  checkContent(folder, folderOption);
  const { content, problems, locate } = readContent(folder);
  const broken = problems.filter(({ file }) => settingsFiles.some((name) => name === file)).sort(compareProblems);
  const { language, labels, base } = content.site;
  const problemWords = findProblemWords(language);
  if (broken.length > 0) return buildRefusal("content", formatProblems(broken, "problems", problemWords, locate));
  const { prompts: words, comma } = requireLocale(language, { labels });
  const warnings = warnOfInstant(now, content.site);
  if (warnings.length > 0) notify(warnings);
  const checkWith = createAnswerCheck(words, problemWords);
  const checkBody = (answer: string) => (answer.trim() === "" ? words.required : undefined);

  async function ask(name: keyof Answers, askWith: (prompter: Prompter) => Promise<string>): Promise<string> {
    const given = answers[name];
    if (given !== undefined) return given;
    if (!prompter) throw new UsageError(`\`--${name}\` is missing, and there is no terminal to ask on.`);
    return askWith(prompter);
  }

  return {
    folder,
    content,
    words,
    problemWords,
    prompter,
    notify,
    ...(fieldLabels && { fieldLabels }),
    now: now === undefined ? Math.floor(Date.now() / 1000) : readInstant(now, content.site),
    buildAddress: (slug, page) => base + buildDiscussionUrl(slug, page).slice(1),
    answer: (name, message, field) =>
      ask(name, ({ askText }) => {
        const question: Question = { message, check: checkWith(name, field), ...(name === "author" && { default: readGitName() }) };
        return askText(question);
      }),
    answerTags: (question, field) => ask("tags", ({ askTags }) => askTags({ ...question, comma, check: checkWith("tags", field) })),
    answerBody: () => ask("body", ({ askLines }) => askLines({ message: words.body, check: checkBody })),
  };
}

/** The author's name in the settings of git, or an empty text. */
function readGitName(): string {
  try {
    return execFileSync("git", ["config", "user.name"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}
