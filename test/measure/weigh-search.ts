import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "../../scripts/build/build.ts";
import { openBrowser } from "../support/browser/browser.ts";
import { writeContent } from "./bench/write-content.ts";
import { openCompressingHost } from "./compressing-host.ts";
import { formatIndexCpu, meterIndex } from "./search/index-cpu.ts";
import { chooseQuestions, readTexts } from "./search/questions.ts";
import { formatQueryWeights } from "./search/table.ts";
import { weighQuery } from "./search/weigh-query.ts";

/**
 * npm run weigh-search -- [COUNT] [--corpus CORPUS] [--folder DIR]
 *
 * Builds a forum of COUNT discussions (default: 10,000), and says what queries load in a browser
 * without a cache, and what the index took of the build. CORPUS as in `npm run bench`. DIR keeps
 * content, site and cache for the next time, when content that is already there is used as it is.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { corpus: { type: "string", default: "plain" }, folder: { type: "string" } },
});

/** 2026-11-27T00:00:00Z. */
const clock = 1_795_737_600;

const folder = values.folder ?? mkdtempSync(join(tmpdir(), "goftogu-weigh-search-"));
const [content, output, store] = [join(folder, "content"), join(folder, "site"), join(folder, "store")];
try {
  if (!existsSync(content)) writeContent(content, Number(positionals[0] ?? 10_000), values.corpus);
  const meter = meterIndex(readCpu);
  const { problems } = await buildSite({ content, output, store, clock, skipBroken: false, search: true, workers: 0 }, meter.announce);
  const cpu = meter.finish();
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
  console.log(`${formatIndexCpu(cpu)}\n\n${await weighAll()}`);
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

function readCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function weighAll(): Promise<string> {
  const host = await openCompressingHost(output);
  const browser = await openBrowser();
  try {
    const weights: (readonly [string, Awaited<ReturnType<typeof weighQuery>>])[] = [];
    for (const { name, query } of chooseQuestions(readTexts(content)))
      weights.push([`${name}: \`${query}\``, await weighQuery(browser, `${host.origins[0]}/search/`, query)]);
    return formatQueryWeights(weights);
  } finally {
    await browser.close();
    await host.close();
  }
}
