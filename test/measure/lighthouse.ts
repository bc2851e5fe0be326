import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findTestBrowser } from "../support/runner/find-browser.ts";
import { buildBusyForum, busyPages } from "./busy-forum.ts";
import { openCompressingHost } from "./compressing-host.ts";

/** Lighthouse's default phone on a slow connection. */
const runs = 5;

/**
 * The last flag: on a slow machine the browser clears the new page for a second or two after its
 * first paint. Lighthouse would count that delay for the page.
 */
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-new-content-rendering-timeout"];

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const measured = ["home", "tag page of 50 entries", "discussion with 20 replies", "search"] as const;

const found = findTestBrowser();
if ("complaint" in found) throw new Error(found.complaint);

const output = mkdtempSync(join(tmpdir(), "goftogu-lighthouse-"));
const host = await openCompressingHost(output);
try {
  await buildBusyForum(output, `${host.origins[0]}/`);
  console.log(`| page | ${categories.join(" | ")} |\n|---|---|---|---|---|`);
  for (const page of measured) {
    const scores = await measure(host.origins[0] + encodeURI(busyPages[page]), found.path);
    console.log(`| ${page} | ${scores.join(" | ")} |`);
    if (scores.some((score) => score < 100)) process.exitCode = 1;
  }
} finally {
  await host.close();
  rmSync(output, { recursive: true, force: true });
}

/** The median score of each category, 0 to 100. Each run has its own browser and logs failures. */
async function measure(address: string, chromePath: string): Promise<readonly number[]> {
  const scores = categories.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({ chromePath, chromeFlags });
    const result = await lighthouse(address, { port: chrome.port, onlyCategories: [...categories], logLevel: "error" });
    chrome.kill();
    if (!result) throw new Error(`${address} was not measured`);
    const { lhr } = result;
    for (const [index, category] of categories.entries()) scores[index]?.push(Math.round((lhr.categories[category]?.score ?? 0) * 100));
    const lacking = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === "binary",
    );
    for (const { id, title } of lacking) console.error(`${address}: ${id}: ${title}`);
  }
  return scores.map((list) => list.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0);
}
