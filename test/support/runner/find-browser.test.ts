import { describe, expect, it } from "vitest";
import { findBrowser, type Machine } from "./find-browser.ts";

function describeMachine(platform: NodeJS.Platform, env: Machine["env"], browsers: readonly string[]): Machine {
  return { platform, env, managed: "/cache/chrome", isBrowser: (path) => browsers.includes(path) };
}

describe("findBrowser", () => {
  it("prefers the browser in CHROMIUM_PATH", () => {
    const machine = describeMachine("linux", { CHROMIUM_PATH: "/my/chromium", PATH: "/usr/bin" }, ["/usr/bin/chromium", "/my/chromium"]);
    expect(findBrowser(machine)).toEqual({ kind: "found", path: "/my/chromium" });
  });

  it("takes no other browser if CHROMIUM_PATH is not one", () => {
    const machine = describeMachine("linux", { CHROMIUM_PATH: "/my/typo", PATH: "/usr/bin" }, ["/usr/bin/chromium"]);
    expect(findBrowser(machine)).toEqual({ kind: "wrong", path: "/my/typo" });
  });

  it("ignores an empty CHROMIUM_PATH", () => {
    expect(findBrowser(describeMachine("linux", { CHROMIUM_PATH: "" }, ["/usr/bin/chromium"]))).toEqual({
      kind: "found",
      path: "/usr/bin/chromium",
    });
  });

  it.each(["chromium", "google-chrome", "google-chrome-stable", "chrome", "chromium-browser"])("finds %s on the PATH", (name) => {
    const machine = describeMachine("linux", { PATH: "/a::/opt/b" }, [`/opt/b/${name}`]);
    expect(findBrowser(machine)).toEqual({ kind: "found", path: `/opt/b/${name}` });
  });

  it("skips a browser that does not start", () => {
    const machine = describeMachine("linux", { PATH: "/usr/bin" }, ["/opt/google/chrome/chrome"]);
    expect(findBrowser(machine)).toEqual({ kind: "found", path: "/opt/google/chrome/chrome" });
  });

  it.each([
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Users/sara/Applications/Chromium.app/Contents/MacOS/Chromium",
  ])("finds %s on a Mac", (path) => {
    expect(findBrowser(describeMachine("darwin", { PATH: "/usr/bin", HOME: "/Users/sara" }, [path]))).toEqual({ kind: "found", path });
  });

  it.each([
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Users\\sara\\AppData\\Local\\Chromium\\Application\\chrome.exe",
    "D:\\tools\\chromium.exe",
  ])("finds %s on Windows", (path) => {
    const env = {
      Path: "C:\\Windows;D:\\tools",
      PROGRAMFILES: "C:\\Program Files",
      "PROGRAMFILES(X86)": "C:\\Program Files (x86)",
      LOCALAPPDATA: "C:\\Users\\sara\\AppData\\Local",
    };
    expect(findBrowser(describeMachine("win32", env, [path]))).toEqual({ kind: "found", path });
  });

  it("falls back to the browser that playwright-core installed", () => {
    expect(findBrowser(describeMachine("linux", {}, ["/cache/chrome"]))).toEqual({ kind: "found", path: "/cache/chrome" });
  });

  it.each(["linux", "darwin", "win32"] as const)("reports that there is none (%s)", (platform) => {
    expect(findBrowser(describeMachine(platform, {}, []))).toEqual({ kind: "none" });
  });
});
