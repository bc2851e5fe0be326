import { formatJson } from "../../text/escape-output.ts";
import { reportFailure } from "../run-command.ts";
import { importHelp, parseImportOptions } from "./import-options.ts";

/**
 * Runs `npm run import` on what was written after it.
 *
 * @returns the exit status.
 */
export function runImport(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return reportFailure("npm run import", environment, async () => {
    const options = parseImportOptions(args);
    if (!options) {
      console.log(importHelp);
      return 0;
    }
    if (options.format === "issue-form") return (await import("../../import/issue-form/run.ts")).importIssueForm(options);
    // Loaded here, so that help and wrong usage need not wait for it.
    const [{ importStackExchange }, { formatReport }, { showProgress }] = await Promise.all([
      import("../../import/stackexchange/run.ts"),
      import("../../import/report.ts"),
      import("./show-progress.ts"),
    ]);
    const progress = showProgress(process.stderr, environment);
    const report = await importStackExchange(options, progress.onProgress).finally(progress.clear);
    console.log(options.json ? formatJson(report, 2) : formatReport(report));
    return report.files.refused.length + report.files.leftBehind.length > 0 ? 1 : 0;
  });
}
