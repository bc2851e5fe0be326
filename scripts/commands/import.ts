import { formatReport } from "../import/report.ts";
import { importHelp, parseImportOptions } from "./import/import-options.ts";
import { importStackExchange } from "./import/import-stack-exchange.ts";
import { showProgress } from "./import/show-progress.ts";
import { reportFailure } from "./run-command.ts";

await reportFailure("npm run import", async () => {
  const options = parseImportOptions(process.argv.slice(2));
  if (!options) {
    console.log(importHelp);
    return 0;
  }
  const progress = showProgress(process.stderr);
  const report = await importStackExchange(options, progress.onProgress).finally(progress.clear);
  console.log(options.json ? JSON.stringify(report, undefined, 2) : formatReport(report));
  return report.files.refused.length + report.files.leftBehind.length > 0 ? 1 : 0;
});
