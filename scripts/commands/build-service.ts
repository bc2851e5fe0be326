import { createInterface } from "node:readline";
import { z } from "zod";
import { readClock } from "../build/instant.ts";
import { describeBuild } from "./build-result.ts";
import { defineCommand, describeFailure, runIfEntry } from "./run-command.ts";
import { printJson } from "./terminal/output.ts";

/** One line of the standard input. */
const request = z.union([
  z.object({
    /** Paths of content files that may have changed since the last line; null if unknown. */
    changed: z.array(z.string()).nullable(),
  }),
  z.object({ store: z.literal(true) }),
]);

/**
 * The process that builds for `npm start`. It answers each line of its standard input with a line
 * of JSON: a build, or the warnings about storing the cache. It keeps the forum in memory, so that
 * a build costs what changed.
 */
export const buildService = defineCommand({
  name: "npm start",
  purpose: "Builds the site each time it gets a line on its standard input.",
  options: ["content", "output", "base", "now", "store", "skipBroken", "noSearch"],
  run: async ({ noSearch, ...options }, environment) => {
    const [{ openBuilder }, { recover }] = await Promise.all([import("../build/builder.ts"), import("../build/output/recover.ts")]);
    const { output } = options;
    recover(output);
    const builder = openBuilder({ ...options, search: !noSearch, cache: "used" }, true);

    const answer = async (changed: readonly string[] | null) => {
      try {
        const known = changed !== null && { changed };
        const clock = readClock(environment);
        const result = await builder.build({ clock, announce: () => undefined, storing: "later", ...known });
        return describeBuild(result, output);
      } catch (error) {
        return { ...nothing, ok: false, summary: describeFailure(error, "npm start").sentence };
      }
    };
    // Between two builds nothing is half done. During a build, the build itself cleans up.
    const stop = () => {
      builder.store();
      process.exit();
    };
    process.once("SIGINT", stop).once("SIGTERM", stop);
    for await (const line of createInterface({ input: process.stdin })) {
      const asked = request.parse(JSON.parse(line));
      if ("store" in asked) printJson({ ...nothing, warnings: builder.store() });
      else {
        process.off("SIGINT", stop).off("SIGTERM", stop);
        printJson(await answer(asked.changed));
        process.once("SIGINT", stop).once("SIGTERM", stop);
      }
    }
    builder.store();
    return 0;
  },
});

const nothing = { ok: true, language: "en", summary: "", problems: [], notes: [], warnings: [] };

await runIfEntry(buildService, import.meta.url);
