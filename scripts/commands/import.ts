import { escapeControls } from "../content/problem.ts";
import { formatReport } from "../import/report.ts";
import { SourceError } from "../import/source-error.ts";
import { importHelp, parseImportOptions } from "./import/import-options.ts";
import { importStackExchange } from "./import/import-stack-exchange.ts";
import { showProgress } from "./import/show-progress.ts";
import { UsageError } from "./usage-error.ts";

process.exitCode = await run(process.argv.slice(2));

/** Resolves to the exit status: 0 done, 1 a fault in the export or a file in the way, 2 wrong usage, 3 anything else. */
async function run(args: readonly string[]): Promise<number> {
  const progress = showProgress(process.stderr);
  try {
    const options = parseImportOptions(args);
    if (!options) {
      console.log(importHelp);
      return 0;
    }
    const report = await importStackExchange(options, progress.onProgress);
    progress.clear();
    console.log(options.json ? JSON.stringify(report, undefined, 2) : formatReport(report));
    return report.files.refused.length > 0 ? 1 : 0;
  } catch (error) {
    progress.clear();
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof SourceError) console.error(escapeControls(message));
    else if (error instanceof UsageError) console.error(escapeControls(`${message} See npm run import -- --help.`));
    else {
      console.error(escapeControls(`The import failed: ${message}`));
      if (process.env.GOFTOGU_TRACE) console.error(error);
    }
    return error instanceof SourceError ? 1 : error instanceof UsageError ? 2 : 3;
  }
}
