import { text } from "node:stream/consumers";
import { Cancelled, type Interviewer } from "../../authoring/interviewer.ts";
import { reportFailure } from "../run-command.ts";
import { newHelp, parseNewOptions } from "./new-options.ts";

/**
 * Runs `npm run new` on what was written after it.
 *
 * @param loadTerminal absent where nobody can be asked.
 * @returns the exit status.
 */
export function runNew(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  loadTerminal?: () => Promise<Interviewer>,
): Promise<number> {
  return reportFailure("npm run new", environment, async () => {
    const options = parseNewOptions(args);
    if (!options) {
      console.log(newHelp);
      return 0;
    }
    const [{ openDesk }, { writeDiscussion }, { writeReply }] = await Promise.all([
      import("../../authoring/desk.ts"),
      import("../../authoring/write-discussion.ts"),
      import("../../authoring/write-reply.ts"),
    ]);
    const body = options.answers.body === "-" ? await text(process.stdin) : options.answers.body;
    const answers = { ...options.answers, ...(body !== undefined && { body }) };
    const desk = openDesk({ ...options, answers }, options.json ? undefined : await loadTerminal?.());
    if ("broken" in desk) {
      console.error(desk.broken);
      return 1;
    }
    try {
      return await (options.replyTo === undefined
        ? writeDiscussion(desk, options.anyway ? "written" : "option")
        : writeReply(desk, options.replyTo));
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      console.error(desk.words.cancelled);
      return 3;
    }
  });
}
