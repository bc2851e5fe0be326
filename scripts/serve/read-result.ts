import { z } from "zod";
import type { RebuildResult } from "./rebuild.ts";

const listed = z.array(
  z.object({
    file: z.string(),
    path: z.string().optional(),
    line: z.number(),
    column: z.number(),
    reason: z.string(),
    fix: z.string(),
  }),
);

const printed = z.object({
  ok: z.boolean(),
  language: z.string(),
  summary: z.string(),
  problems: listed,
  notes: listed,
  warnings: z.array(z.string()),
  pending: z.number().default(0),
});

const answered = printed.extend({ id: z.number() });

/**
 * The result of a process that has ended.
 *
 * @param killedBy the signal that ended it, if one did.
 */
export function readResult(output: string, errors: string, status: number | null, killedBy: string | null): RebuildResult {
  const result = printed.safeParse(parseJson(output.trimEnd().split("\n").at(-1) ?? "")).data;
  if (result?.ok === (status === 0)) return result;
  const end = killedBy === null ? `ended with exit status ${status}` : `was killed (${killedBy}): the memory may be too small`;
  return fail(dropTrace(errors).trim() || output.trim() || `The build ${end}.`);
}

/** The lines of a crash that say what happened and where, without the frames of Node. */
function dropTrace(errors: string): string {
  return errors
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^ {4}(?:at |\^|triggerUncaughtException)|^node:internal|^Node\.js v/.test(line))
    .join("\n");
}

/** The result for the request with the same `id`. Undefined if the line is no result. */
export function parseAnswer(line: string): { readonly id: number; readonly result: RebuildResult } | undefined {
  const { data } = answered.safeParse(parseJson(line));
  if (!data) return undefined;
  const { id, ...result } = data;
  return { id, result };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function fail(summary: string): RebuildResult {
  return { ok: false, language: "en", summary, problems: [], notes: [], warnings: [], pending: 0 };
}
