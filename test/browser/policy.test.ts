import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage, type WatchedPage } from "../support/browser/browser.ts";
import { pageKinds, prepareVisits, serveForum, visit } from "../support/browser/page-kinds.ts";
import { type PageReport, readPage } from "../support/browser/page-report.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { findSite } from "../support/disk.ts";

let browser: Browser;
let forum: ServedFolder;

beforeAll(async () => {
  [browser, forum] = await Promise.all([openBrowser(), serveForum()]);
});

afterAll(async () => {
  await browser?.close();
  await forum?.close();
});

/** A page with its console messages, each as its text and the address that it is about. */
async function openWitness(): Promise<WatchedPage & { readonly complaints: readonly (readonly [text: string, address: string])[] }> {
  const watched = await openPage(browser);
  const complaints: [string, string][] = [];
  watched.page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push([message.text(), message.location().url]);
  });
  watched.page.on("pageerror", (error) => complaints.push([error.message, ""]));
  await prepareVisits(watched.page);
  return { ...watched, complaints };
}

describe("a visit", () => {
  let witness: Awaited<ReturnType<typeof openWitness>>;

  beforeAll(async () => {
    witness = await openWitness();
  });

  it.each(pageKinds)("to the %s causes no policy violation and no request to another host", async (_kind, path) => {
    await visit(witness.page, forum, path);
    const [policy = ""] = await witness.page.locator("meta[http-equiv='content-security-policy']").evaluateAll(readContents);
    expect(policy.split("; ")).toEqual(expect.arrayContaining(["default-src 'none'", "require-trusted-types-for 'script'"]));
    expect(witness.violations).toEqual([]);
    expect([...witness.hosts]).toEqual([new URL(forum.url).host]);
  });

  it("to all these pages logs only the missing page", () => {
    expect(witness.complaints.filter(([, address]) => !address.endsWith("/forum/no/such/page/"))).toEqual([]);
    expect(witness.complaints.map(([text]) => text).filter((text) => !text.includes("status of 404"))).toEqual([]);
  });
});

describe("a reader who uses everything on a tag's page", () => {
  let witness: Awaited<ReturnType<typeof openWitness>>;

  beforeAll(async () => {
    witness = await openWitness();
    const { page } = witness;
    const found = page.locator(".found");
    const settled = () => page.waitForFunction(() => /^[۰-۹]+ |[.]$/.test(document.querySelector(".found")?.textContent ?? ""));
    await visit(page, forum, "tags/pagination/");
    await page.selectOption("[name=display]", "solved");
    await settled();
    await page.selectOption("[name=time]", "day");
    await page.locator(".nothing button").click();
    await page.waitForFunction(() => document.querySelector(".found")?.textContent === "");
    await page.locator(".narrow").first().click();
    await settled();
    await page.locator(".with button").click();
    await page.goBack();
    await settled();
    await page.route("**/filter/**", (route) => route.abort());
    await page.reload();
    await page.locator(".failed button").waitFor();
    await page.unroute("**/filter/**");
    await page.locator(".failed button").click();
    await found.filter({ hasText: /^[۰-۹]/ }).waitFor();
  });

  it("causes no policy violation and no request to another host", () => {
    expect(witness.violations).toEqual([]);
    expect([...witness.hosts]).toEqual([new URL(forum.url).host]);
  });

  it("logs only what could not be loaded", () => {
    const texts = witness.complaints.map(([text]) => text);
    expect(texts.filter((text) => text !== "Failed to load resource: net::ERR_FAILED")).toEqual([]);
  });
});

describe("the content policy", () => {
  const attacks = [
    ["markup", () => void Reflect.set(document.body, "innerHTML", "<b>own</b>"), "require-trusted-types-for"],
    [
      "an inline script",
      () => document.body.append(Object.assign(document.createElement("script"), { text: "own()" })),
      "require-trusted-types-for",
    ],
    ["an inline style", () => document.body.setAttribute("style", "display: none"), "style-src-attr"],
    ["a handler", () => document.body.setAttribute("onclick", "own()"), "require-trusted-types-for"],
    ["a frame", () => document.body.append(Object.assign(document.createElement("iframe"), { src: "about.html" })), "frame-src"],
    ["a picture of another host", () => void Object.assign(new Image(), { src: "https://evil.example/a.png" }), "img-src"],
    ["a call to another host", () => void fetch("https://evil.example/").catch(() => undefined), "connect-src"],
  ] as const;

  let watched: WatchedPage;

  beforeAll(async () => {
    watched = await openPage(browser);
  });

  it.each(attacks)("blocks %s added by a script", async (_name, attack, directive) => {
    const before = watched.violations.length;
    await watched.page.goto(`${forum.url}about/`);
    await watched.page.evaluate(attack).catch(() => undefined);
    await expect.poll(() => watched.violations.slice(before).map((violation) => violation.split(" ")[0])).toContain(directive);
  });
});

describe("content that attacks browsers", () => {
  let witness: Awaited<ReturnType<typeof openWitness>>;
  let hostile: ServedFolder;
  const dialogs: string[] = [];
  const tabs: string[] = [];

  beforeAll(async () => {
    hostile = await serveContent(findSite("hostile-markup"));
    witness = await openWitness();
    witness.page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    witness.page.on("popup", (popup) => tabs.push(popup.url()));
  });

  afterAll(() => hostile?.close());

  it("stays text on every linked page and in every row that a filter adds", async () => {
    const seen = new Map<string, PageReport>();
    const waiting = [hostile.url];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await visit(witness.page, hostile, address.slice(hostile.url.length));
      const report = await witness.page.evaluate(readPage);
      seen.set(address, report);
      const found = [...report.links, ...report.filtered.map((path) => new URL(path, address).href)];
      for (const next of new Set(found)) {
        const isPage = next.startsWith(hostile.url) && /\/(?:\?[^#]*)?$/.test(next);
        if (isPage && !seen.has(next) && !waiting.includes(next)) waiting.push(next);
      }
    }
    const reports = [...seen.values()];
    expect(seen.size).toBeGreaterThan(14);
    expect(reports.flatMap(({ foreign }) => foreign)).toEqual([]);
    expect(reports.flatMap(({ links }) => links).filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
    expect(reports.filter(({ text }) => !text.includes('<script>own("site name")</script>'))).toEqual([]);
    expect(new Set(reports.map(({ globals }) => globals)).size).toBe(1);
  });

  it("runs nothing: no dialog, tab, blocked script, request to another host or name in the window", async () => {
    expect(await witness.page.evaluate(() => "own" in window)).toBe(false);
    expect(dialogs).toEqual([]);
    expect(tabs).toEqual([]);
    expect(witness.violations).toEqual([]);
    expect([...witness.hosts]).toEqual([new URL(hostile.url).host]);
    expect(witness.complaints).toEqual([]);
  });

  it("overrides no name of the window", async () => {
    const { page } = witness;
    await visit(page, hostile, "discussions/script-everywhere/");
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(["s-location", "s-scripted"]));
    await page.goto("about:blank");
    expect(await page.evaluate((names) => names.filter((name) => name in window || name in document), ids)).toEqual([]);
  });
});

/** Runs in the page. */
function readContents(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => element.getAttribute("content") ?? "");
}
