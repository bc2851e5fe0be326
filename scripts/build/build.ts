import { openBuilder } from "./builder.ts";
import type { BuilderOptions, BuildRequest, BuildResult } from "./request.ts";
import type { Announce } from "./stages.ts";

export interface BuildOptions extends BuilderOptions, Pick<BuildRequest, "clock"> {}

/**
 * Builds a content folder into an output folder.
 *
 * @throws {UsageError} if the folders or the instant cannot be used.
 */
export async function buildSite({ clock, ...options }: BuildOptions, announce: Announce): Promise<BuildResult> {
  return openBuilder(options, false).build({ clock, announce, storing: "at once" });
}
