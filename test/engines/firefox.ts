import { launch } from "puppeteer-core";
import { type Engine, findProgram } from "./engine.ts";

/** The path of Firefox on this machine. */
export const firefoxPath = findProgram(["firefox", "firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"]);

export async function openFirefox(path: string): Promise<Engine> {
  const browser = await launch({ browser: "firefox", executablePath: path, headless: true });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (inPage, ...given) => page.evaluate(inPage as never, ...given),
    close: () => browser.close(),
  };
}
