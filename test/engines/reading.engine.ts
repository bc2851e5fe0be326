import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { copySite } from "../support/disk.ts";
import { type Engine, waitFor } from "./engine.ts";
import { firefoxPath, openFirefox } from "./firefox.ts";
import { findWebkit, openWebkit } from "./webkit.ts";

const webkit = findWebkit();

/** Each engine except Chromium, which runs all other tests. `open` is absent if it is missing. */
const engines: readonly { readonly name: string; readonly lack: string; readonly open?: () => Promise<Engine> }[] = [
  { name: "Firefox", lack: "on Debian: apt-get install firefox-esr", ...(firefoxPath && { open: () => openFirefox(firefoxPath ?? "") }) },
  {
    name: "WebKit",
    lack: "on Debian: apt-get install webkit2gtk-driver xvfb",
    ...(webkit && { open: () => openWebkit(webkit) }),
  },
];

/** The browser's own clock runs, so the campaign must last: it ends in three days. */
const ends = new Date(Date.now() + 3 * 86_400_000).toISOString();

let forum: ServedFolder;
beforeAll(async () => {
  const campaign = `- name: آزمون\n  percent: 10\n  starts: 2020-01-01\n  ends: ${ends}\n`;
  forum = await serveContent(copySite("programmers", { "banner.yaml": campaign }));
});
afterAll(() => forum?.close());

for (const { name, lack, open } of engines) {
  describe.skipIf(!open)(open ? name : `${name} is not on this machine (${lack})`, () => {
    let engine: Engine;
    beforeAll(async () => {
      if (open) engine = await open();
    });
    afterAll(() => engine?.close());

    const visit = (path: string) => engine.open(forum.url + encodeURI(path));
    const ask = (question: () => boolean) => () => engine.run(question);
    const read = (selector: string) =>
      engine.run(
        (wanted) => Array.from(document.querySelectorAll<HTMLElement>(wanted), ({ textContent }) => textContent?.trim() ?? ""),
        selector,
      );

    test("shows ages instead of dates", async () => {
      await visit("tags/pagination/");
      const ages = await read(".entry .age");
      expect(ages).toHaveLength(20);
      expect(ages.filter((age) => !/^(?:[۰-۹]+ .+ پیش|امروز|همین حالا)$/.test(age))).toEqual([]);
      expect(await engine.run(() => getComputedStyle(document.querySelector(".entry .date") ?? document.body).display)).toBe("none");
    });

    test("counts down", async () => {
      await visit("tags/pagination/");
      // The build wrote more days than remain.
      await waitFor("the days that are left", async () => ["۲", "۳"].includes((await read("[data-unit=days]"))[0] ?? ""));
      const [before] = await read("[data-unit=seconds]");
      await waitFor("another second", async () => (await read("[data-unit=seconds]"))[0] !== before);
    });

    test("filters the list by a choice and goes back", async () => {
      await visit("tags/pagination/");
      // A choice before the script runs would be lost.
      await waitFor(
        "the script",
        ask(() => document.querySelector(".entry .age") !== null),
      );
      await engine.run(() => {
        const select = document.querySelector<HTMLSelectElement>("[name=display]");
        if (select) select.value = "solved";
        select?.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await waitFor(
        "a result",
        ask(() => /^[۰-۹]+ گفتگو پیدا شد$/.test(document.querySelector(".found")?.textContent ?? "")),
      );
      expect(await engine.run(() => location.search)).toBe("?display=solved");
      const shown = await engine.run(() => document.querySelectorAll(".entries > .entry:not([hidden])").length);
      expect(shown).toBeGreaterThan(3);
      expect(await engine.run(() => document.querySelectorAll(".entries > .entry:not([hidden]) .solved").length)).toBe(shown);
      await engine.run(() => history.back());
      await waitFor(
        "the whole list",
        ask(() => document.querySelectorAll(".entries > .entry:not([hidden])").length === 20 && location.search === ""),
      );
    });

    test("searches and marks matches", async () => {
      await visit("search/?q=صفحه بندی");
      await waitFor(
        "results",
        ask(() => document.querySelectorAll(".entries mark").length > 0),
      );
      expect((await read(".found"))[0]).toMatch(/^[۰-۹]+ نتیجه برای «صفحه بندی»$/);
      expect((await read(".entries mark")).join(" ")).toContain("صفحه‌بندی");
    });

    test("searches while the reader types", async () => {
      await visit("search/");
      await engine.run(() => {
        const input = document.querySelector<HTMLInputElement>("main [name=q]");
        input?.focus();
        if (input) input.value = "cursor";
        input?.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await waitFor(
        "results",
        ask(() => document.querySelectorAll(".entries .entry").length > 0),
      );
      expect(await engine.run(() => new URLSearchParams(location.search).get("q"))).toBe("cursor");
    });
  });
}
