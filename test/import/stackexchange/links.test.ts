import { describe, expect, it } from "vitest";
import { createHostFinder } from "../../../scripts/import/stackexchange/hosts.ts";
import { createLinkResolver } from "../../../scripts/import/stackexchange/post-links.ts";

const targets = {
  findPost: (id: number) => ({ 1: "/discussions/first-1/", 22: "/discussions/first-1/#answer-22" })[id],
  findTag: (name: string) => (name === "c#" ? "/tags/c~23/" : undefined),
};
const resolve = createLinkResolver({ hosts: ["coffee.example.com", "old.example.com"], ...targets });

describe("a link of a post", () => {
  it.each([
    ["/questions/1", "/discussions/first-1/"],
    ["/questions/1/any-words", "/discussions/first-1/"],
    ["https://coffee.example.com/questions/1/any-words?lq=1", "/discussions/first-1/"],
    ["http://old.example.com/q/1/345", "/discussions/first-1/"],
    ["//coffee.example.com/q/1", "/discussions/first-1/"],
    ["/questions/1/any-words/22#22", "/discussions/first-1/#answer-22"],
    ["/questions/1/any-words/22", "/discussions/first-1/#answer-22"],
    ["/questions/1#22", "/discussions/first-1/#answer-22"],
    ["/a/22/345", "/discussions/first-1/#answer-22"],
    ["/q/22", "/discussions/first-1/#answer-22"],
    ["/questions/1/any-words#comment56_22", "/discussions/first-1/#answer-22"],
    ["/questions/tagged/c%23", "/tags/c~23/"],
    ["/tags/c%23/info", "/tags/c~23/"],
  ])("to an imported post gets the new address: %s", (address, target) => {
    expect(resolve(address)).toBe(target);
  });

  it.each([
    ["/questions/99/gone", "https://coffee.example.com/questions/99/gone"],
    ["/users/1/sara", "https://coffee.example.com/users/1/sara"],
    ["/questions/tagged/c%23+php", "https://coffee.example.com/questions/tagged/c%23+php"],
    ["https://other.example.com/questions/1/any-words", "https://other.example.com/questions/1/any-words"],
    ["//i.example.com/x.png", "https://i.example.com/x.png"],
    ["mailto:a@example.org", "mailto:a@example.org"],
  ])("to anything else keeps its address, with the host: %s", (address, target) => {
    expect(resolve(address)).toBe(target);
  });

  it.each([
    "javascript:alert(1)",
    "ftp://a.example/x",
    "data:text/html,x",
    "https://user@a.example/",
    "http://%20http://a.example",
    "#x",
    "x.html",
    "",
  ])("with a forbidden address is removed: %s", (address) => {
    expect(resolve(address)).toBeUndefined();
  });

  it("by path is removed if the host is unknown, unless its target is imported", () => {
    const unknown = createLinkResolver({ hosts: [], ...targets });
    expect(unknown("/users/1")).toBeUndefined();
    expect(unknown("/q/1")).toBe("/discussions/first-1/");
    expect(unknown("https://coffee.example.com/q/1")).toBe("https://coffee.example.com/q/1");
  });
});

describe("the hosts of the site itself", () => {
  it("are recognised by question links with the words of imported titles", () => {
    const finder = createHostFinder((id) => ({ 1: "how-to-store-coffee-1", 2: "what-is-a-filter-2" })[id]);
    finder.addText('<a href="https://coffee.example.com/questions/1/how-to-store-whole-bean-coffee">x</a>');
    finder.addText("http://meta.example.com/questions/1/unrelated-words http://meta.example.com/questions/2/what-is-a-filter");
    finder.addText(
      "https://coffee.example.com/questions/2/what-is-a-filter https://old.example.com/questions/2/what-is-a-filter https://x.example/questions/9/what",
    );
    expect(finder.findHosts()).toEqual(["coffee.example.com", "old.example.com"]);
  });
});
