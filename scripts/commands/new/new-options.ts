import { parseArgs } from "node:util";
import { explainArguments, UsageError } from "../../build/usage-error.ts";

/** What the command line says; what it does not say is asked for. */
export interface NewOptions {
  readonly content: string;
  /** For a reply: the discussion, as it was written; empty where it was not. */
  readonly replyTo?: string;
  readonly answers: Answers;
  /** Write even where a discussion of that title exists. */
  readonly anyway: boolean;
  readonly now?: string;
  readonly json: boolean;
}

/** As they were written; a body that is `-` is read from standard input. */
export interface Answers {
  readonly title?: string;
  readonly author?: string;
  readonly tags?: string;
  readonly body?: string;
}

const options = {
  title: { type: "string" },
  author: { type: "string" },
  tags: { type: "string" },
  body: { type: "string" },
  anyway: { type: "boolean" },
  content: { type: "string" },
  now: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean" },
} as const;

export const newHelp = `Writes the file of a new discussion, or of a reply, and prints its path and its address.
What the command line does not say is asked for on a terminal.

npm run new -- [OPTIONS]
npm run new -- reply SLUG [OPTIONS]
  SLUG             name of the discussion in its address
  --title TEXT     title of the discussion
  --author NAME    your name
  --tags LIST      tags between commas, such as "php, laravel"
  --body TEXT      text of the post in Markdown; - reads it from standard input
  --anyway         write even where a discussion has the same title
  --content DIR    folder of the site's content (default: content)
  --now INSTANT    time of the post (default: the clock)
  --json           ask nothing, and print JSON
  --help           print this`;

/**
 * Reads the command line of `npm run new`.
 *
 * @returns undefined when help is asked for.
 * @throws {UsageError}
 */
export function parseNewOptions(args: readonly string[]): NewOptions | undefined {
  const { values, positionals } = readArgs(args);
  if (values.help) return undefined;
  const [kind, slug, ...more] = positionals;
  if (kind !== undefined && kind !== "reply")
    throw new UsageError(`\`${kind}\` is not known here: write nothing for a discussion, or \`reply SLUG\`.`);
  if (more.length > 0) throw new UsageError(`A reply is to one discussion, but \`${more.join(" ")}\` follows it.`);
  if (kind === "reply" && (values.title !== undefined || values.tags !== undefined))
    throw new UsageError("A reply has no title and no tags of its own.");
  const { content = "content", title, author, tags, body, now, anyway = false, json = false } = values;
  for (const [option, value] of Object.entries({ content, title, author, tags, now }))
    if (value === "") throw new UsageError(`\`--${option}\` needs a value.`);
  return {
    content,
    anyway,
    json,
    ...(kind === "reply" && { replyTo: slug ?? "" }),
    ...(now !== undefined && { now }),
    answers: {
      ...(title !== undefined && { title }),
      ...(author !== undefined && { author }),
      ...(tags !== undefined && { tags }),
      ...(body !== undefined && { body }),
    },
  };
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw explainArguments(error);
  }
}
