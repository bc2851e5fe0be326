import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { loadForum } from "../../../scripts/build/load.ts";
import type { Forum } from "../../../scripts/forum/model.ts";
import { type Files, makeFolder, writeFiles } from "../disk.ts";
import { now } from "../site/site.ts";
import { openBrowser, openPage, type WatchedPage } from "./browser.ts";
import { answerEditor } from "./editor-backend.ts";
import { serveContent } from "./served-site.ts";

/** A browser with a site's web editor. Published changes are written into the site's content. */
export interface OpenedEditor {
  readonly page: Page;
  readonly watched: WatchedPage;
  /** Address of the site. */
  readonly url: string;
  /** The content folder. */
  readonly content: string;
  readonly read: (path: string) => string;
  /** Reads the content like a build an hour later. The content must have no problem. */
  readonly load: () => Forum;
  /** Opens the web editor and logs in to it. */
  readonly logIn: () => Promise<void>;
  /** The field with this label. */
  readonly field: (label: string) => Locator;
  /** Puts the cursor at the end of the post, and types. */
  readonly typeBody: (text: string) => Promise<void>;
  /** Presses the publish button. */
  readonly askToPublish: () => Promise<void>;
  /** Publishes and waits until the change is written and shown under its own address. */
  readonly publish: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves a Persian forum of these discussions, with a fixed clock an hour after `now`. */
export async function openEditor(files: Files): Promise<OpenedEditor> {
  const root = makeFolder();
  const content = join(root, "content");
  writeFiles(content, { "site.yaml": "editor: { backend: local }\n", ...files });
  const [browser, site] = await Promise.all([openBrowser(), serveContent(content)]);
  const watched = await openPage(browser, { viewport: { width: 1280, height: 1000 } });
  const { page } = watched;
  await page.clock.setFixedTime((now + 3600) * 1000);
  await answerEditor(page, root);

  const askToPublish = async () => {
    await page.getByText("انتشار", { exact: true }).click();
    await page.getByText("همین حالا منتشر شود").click();
  };
  return {
    page,
    watched,
    url: site.url,
    content,
    read: (path) => readFileSync(join(content, path), "utf8"),
    load: () => {
      const loaded = loadForum({ content, clock: now + 7200, skipBroken: false });
      expect([...loaded.problems, ...loaded.notes]).toEqual([]);
      return loaded.forum;
    },
    logIn: async () => {
      await page.goto(`${site.url}admin/`);
      await page.getByRole("button", { name: "ورود" }).click();
    },
    field: (label) => page.getByLabel(label, { exact: false }).first(),
    typeBody: async (text) => {
      await page.locator(".cms-editor-raw [data-slate-editor]").click();
      await page.keyboard.press("Control+End");
      await page.keyboard.insertText(text);
    },
    askToPublish,
    publish: async () => {
      const sent = page.waitForResponse((response) => response.request().postData()?.includes('"persistEntry"') ?? false);
      await askToPublish();
      await (await sent).finished();
      // A new post gets its own address.
      await page.waitForURL(/\/entries\//);
    },
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}
