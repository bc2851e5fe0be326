import { rm } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type ServedFolder, serveFolder } from "../../../scripts/serve/serve-folder.ts";
import { makeFolder } from "../../serve/folder.ts";
import { openBrowser, openPage } from "./browser.ts";

const script = `
  let ticks = 0;
  setInterval(() => { document.querySelector("output").textContent = String(++ticks); }, 1000);
  document.querySelector("p").textContent = String(Date.now());
`;

let folder: string;
let site: ServedFolder;
let browser: Browser;

beforeAll(async () => {
  folder = await makeFolder({
    "clock.html": `<p></p><output></output><script src="clock.js"></script>`,
    "clock.js": script,
    "policy.html": `<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><h1>h</h1><script>document.title = "ran"</script>`,
    "remote.html": `<img src="https://example.com/a.png"><script src="throw.js"></script>`,
    "throw.js": `console.error("told"); throw new Error("thrown")`,
  });
  site = await serveFolder({ folder, basePath: "/sub/", port: 0 });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site.close();
  await rm(folder, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("openPage", () => {
  it("fixes the clock at the given second until the test moves it", async () => {
    const now = 1_790_000_000;
    const { page, close } = await openPage(browser, { now });
    await page.goto(`${site.url}clock.html`);
    expect(await page.locator("p").textContent()).toBe(String(now * 1000));
    await page.clock.runFor(3000);
    expect(await page.locator("output").textContent()).toBe("3");
    expect(await page.evaluate(() => Date.now())).toBe((now + 3) * 1000);
    await close();
  });

  it("records policy violations", async () => {
    const { page, violations, close } = await openPage(browser);
    await page.goto(`${site.url}policy.html`);
    await vi.waitFor(() => expect(violations).toEqual(["script-src-elem inline"]));
    expect(await page.title()).toBe("");
    await close();
  });

  it("records every requested host, reachable or not, and every error", async () => {
    const { page, hosts, errors, close } = await openPage(browser);
    await page.goto(`${site.url}remote.html`);
    expect([...hosts].sort()).toEqual([new URL(site.url).host, "example.com"].sort());
    await vi.waitFor(() => expect(errors).toEqual(expect.arrayContaining(["told", "thrown"])));
    await close();
  });
});

describe("openBrowser", () => {
  it("reports in one sentence what to fix if there is no browser", async () => {
    vi.stubEnv("CHROMIUM_PATH", "/none/chromium");
    await expect(openBrowser()).rejects.toThrow(
      "CHROMIUM_PATH names `/none/chromium`, which is no browser that starts: mend it, or unset it.",
    );
  });
});
