import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { bundleBrowser } from "../../../scripts/build/bundle/scripts.ts";

const now = 1_795_737_600;
let script = "";

beforeAll(async () => {
  const { first } = await bundleBrowser({ language: "fa" });
  script = new TextDecoder().decode(first.contents);
});

/**
 * Runs the script as a browser would, with `ends` on its own element. Returns the classes and the
 * theme of the root and the listener for errors.
 */
function run(ends?: string, before = "", localStorage: unknown = {}) {
  const classes = new Set<string>();
  const dataset: { readonly theme?: string } = {};
  const root = { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) };
  class HTMLScriptElement {
    readonly type: string;
    constructor(type: string) {
      this.type = type;
    }
  }
  const listeners: ((event: { readonly target: unknown }) => void)[] = [];
  const page = {
    document: { documentElement: { classList: root, dataset }, currentScript: { dataset: ends === undefined ? {} : { ends } } },
    localStorage,
    addEventListener: (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    HTMLScriptElement,
  };
  runInNewContext(`${before}; Date.now = () => ${now * 1000}; ${script}`, page);
  const fail = (target: unknown) => {
    for (const listener of listeners) listener({ target });
  };
  return { classes, dataset, failToLoad: (type: string) => fail(new HTMLScriptElement(type)), fail };
}

describe("before the first paint", () => {
  test("marks a page as scripted", () => {
    expect([...run().classes]).toEqual(["scripted"]);
  });

  test("marks a banner as ended from its last second on", () => {
    expect([...run(String(now + 1)).classes]).toEqual(["scripted"]);
    expect([...run(String(now)).classes]).toEqual(["scripted", "ended"]);
    expect([...run(String(now - 1e9)).classes]).toEqual(["scripted", "ended"]);
  });

  test("does not mark a page in a browser too old for the module script", () => {
    expect([...run(String(now - 1), "delete Array.prototype.with").classes]).toEqual([]);
  });

  test("removes the mark if the module script cannot be loaded", () => {
    const page = run();
    page.failToLoad("module");
    expect([...page.classes]).toEqual([]);
  });

  test("keeps the mark if something else cannot be loaded", () => {
    const page = run();
    page.failToLoad("");
    page.fail({ type: "image/png" });
    expect([...page.classes]).toEqual(["scripted"]);
  });

  test("applies the theme that the reader chose", () => {
    expect(run(undefined, "", { "goftogu-theme": "dark" }).dataset).toEqual({ theme: "dark" });
    expect(run().dataset).toEqual({ theme: "" });
  });

  test("marks a page as scripted if the browser stores nothing or forbids access", () => {
    for (const refusal of ["delete globalThis.localStorage", 'Object.defineProperty(globalThis, "localStorage", { get() { throw 1 } })']) {
      const { classes, dataset } = run(undefined, refusal);
      expect([...classes]).toEqual(["scripted"]);
      expect(dataset).toEqual({});
    }
  });
});
