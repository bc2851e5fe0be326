import { createInterface } from "node:readline";
import { z } from "zod";
import { readClock } from "../build/instant.ts";
import type { BuildResult } from "../build/request.ts";
import { describeBuild } from "./build-result.ts";
import { defineCommand, describeFailure, runIfEntry } from "./run-command.ts";
import { describeOpenPages, describeReady } from "./terminal/build-report.ts";
import { printJson } from "./terminal/output.ts";
import { typeCommand } from "./typed-command.ts";

/** One line of the standard input. Its answer has the same `id`. */
const request = z.intersection(
  z.object({ id: z.number() }),
  z.discriminatedUnion("ask", [
    z.object({
      ask: z.literal("build"),
      /** Paths of content files that may have changed since the last build; null if unknown. */
      changed: z.array(z.string()).nullable(),
      /** Addresses of the pages that somebody looks at; null to render all pages. */
      open: z.array(z.string()).nullable(),
    }),
    /** Renders the pages that builds left pending. */
    z.object({ ask: z.literal("pending") }),
    /** Ends that early. */
    z.object({ ask: z.literal("stop") }),
    /** Waits until the page of an address is up to date. */
    z.object({ ask: z.literal("page"), url: z.string() }),
    /** Writes the cache. */
    z.object({ ask: z.literal("store") }),
  ]),
);

/**
 * The process that builds for `npm start`. It answers lines of its standard input with lines of
 * JSON. It keeps the forum in memory, so that a build costs what changed.
 */
export const buildService = defineCommand({
  name: "start",
  purpose: "Builds the site each time it gets a line on its standard input.",
  options: ["content", "output", "base", "now", "store", "skipBroken", "noSearch"],
  run: async ({ noSearch, ...options }, environment) => {
    const [{ openBuilder }, { createLiveBuilder }, { recover }] = await Promise.all([
      import("../build/builder.ts"),
      import("../build/live-builder.ts"),
      import("../build/output/recover.ts"),
    ]);
    const { output } = options;
    recover(output);
    const builder = openBuilder({ ...options, search: !noSearch, cache: "used" }, true);
    const live = createLiveBuilder(builder, () => ({ clock: readClock(environment), announce: () => undefined, storing: "later" }));
    let rendering = new AbortController();
    let building: Promise<unknown> = Promise.resolve();

    // Between two builds nothing is half done. During a build, the build itself cleans up.
    const exit = () => {
      builder.store();
      process.exit();
    };
    process.once("SIGINT", exit).once("SIGTERM", exit);
    async function describe(work: () => Promise<object>): Promise<object> {
      process.off("SIGINT", exit).off("SIGTERM", exit);
      try {
        return await work();
      } catch (error) {
        return { ...nothing, ok: false, summary: describeFailure(error, typeCommand("start", environment)).sentence };
      } finally {
        process.once("SIGINT", exit).once("SIGTERM", exit);
      }
    }

    async function answer(asked: z.infer<typeof request>): Promise<object> {
      switch (asked.ask) {
        case "build": {
          const { changed, open } = asked;
          const work = describe(async () => describeStep(await live.build(changed ?? undefined, open ?? undefined), output));
          building = work;
          return work;
        }
        case "pending": {
          rendering = new AbortController();
          const { signal } = rendering;
          const work = describe(async () => describeRest(await live.renderPending(signal), output));
          building = work;
          return work;
        }
        case "stop":
          rendering.abort();
          return nothing;
        case "page":
          await live.waitFor(asked.url);
          return nothing;
        case "store":
          return { ...nothing, warnings: builder.store() };
      }
    }

    for await (const line of createInterface({ input: process.stdin })) {
      const asked = request.parse(JSON.parse(line));
      void answer(asked).then((described) => printJson({ ...described, id: asked.id }));
    }
    rendering.abort();
    await building;
    builder.store();
    return 0;
  },
});

const nothing = { ok: true, language: "en", summary: "", problems: [], notes: [], warnings: [] };

/** A build after which pages may be stale. */
function describeStep(result: BuildResult, output: string) {
  const { report, pending = new Set() } = result;
  const isPartial = report !== undefined && pending.size > 0;
  return { ...describeBuild(result, output), ...(isPartial && { summary: describeOpenPages(report) }), pending: pending.size };
}

/** Notes were printed with the build before. */
function describeRest(result: BuildResult | undefined, output: string): object {
  if (!result) return nothing;
  const described = describeStep(result, output);
  if (!result.report) return described;
  const { pending, warnings } = described;
  return { ...nothing, pending, warnings, summary: pending === 0 ? describeReady(result.report) : "" };
}

await runIfEntry(buildService, import.meta.url);
