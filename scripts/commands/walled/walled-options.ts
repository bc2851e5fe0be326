import type { OptionName } from "../options.ts";

export const walledOptions = ["content", "output", "base", "now", "skip-broken", "json"] as const satisfies readonly OptionName[];

/** The file beside the precompiled build that holds what was prepared. */
export const preparedName = "prepared.json";
