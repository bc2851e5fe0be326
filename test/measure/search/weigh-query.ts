import type { Browser, CDPSession } from "playwright-core";
import { openPage } from "../../support/browser/browser.ts";
import { type } from "../../support/browser/search-page.ts";

/** Files that a query loaded, with the bytes on the wire, headers included. */
export interface Load {
  readonly requests: number;
  readonly bytes: number;
}

/** What the first query of a reader took, who just opened the search page. */
export interface QueryWeight {
  readonly index: Load;
  /** The texts of discussions. */
  readonly texts: Load;
  /** The script that finds what is close, if little was found. */
  readonly scripts: Load;
  /** Milliseconds of script until the results are shown. */
  readonly cpu: number;
  /** The same, when the query is asked again. */
  readonly cpuAgain: number;
}

/** Asks a query in a new browser context. @param url of the search page. */
export async function weighQuery(browser: Browser, url: string, query: string): Promise<QueryWeight> {
  const { page, close } = await openPage(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  const loads = await recordLoads(session);
  await session.send("Performance.enable");
  const measure = async () => {
    const before = await readScriptTime(session);
    await type(page, query);
    return (await readScriptTime(session)) - before;
  };
  const cpu = await measure();
  const all = [...loads.values()];
  const sum = (path: RegExp): Load => {
    const some = all.filter((load) => path.test(load.path));
    return { requests: some.length, bytes: some.reduce((bytes, load) => bytes + load.bytes, 0) };
  };
  const [index, texts, scripts] = [
    sum(/\/index\/[^/]+$|\/assets\/search\//),
    sum(/\/index\/.+\//),
    sum(/\/(?:few-results|special)-[^/]*\.js$/),
  ];
  await page.locator("main input").fill("");
  await page.locator("main input").press("Enter");
  await page.locator(".found bdi").waitFor({ state: "detached" });
  const cpuAgain = await measure();
  await close();
  return { index, texts, scripts, cpu, cpuAgain };
}

async function recordLoads(session: CDPSession): Promise<ReadonlyMap<string, { readonly path: string; readonly bytes: number }>> {
  const loads = new Map<string, { path: string; bytes: number }>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) =>
    loads.set(requestId, { path: new URL(request.url).pathname, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return loads;
}

/** Milliseconds. */
async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
}
