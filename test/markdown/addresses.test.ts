import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveAddress, showAddress } from "../../scripts/markdown/addresses.ts";

describe("an address of a post", () => {
  it.each([
    ["https://example.com", "https://example.com"],
    ["HTTP://Example.COM:80/A?b=c#d", "http://example.com/A?b=c#d"],
    ["https://example.com:8443/", "https://example.com:8443/"],
    ["https://fa.example/برگه?نام=۱#بخش", "https://fa.example/%D8%A8%D8%B1%DA%AF%D9%87?%D9%86%D8%A7%D9%85=%DB%B1#%D8%A8%D8%AE%D8%B4"],
    ["https://fa.example/%D8%A8 100%", "https://fa.example/%D8%A8%20100%25"],
    ["https://گفتگو.example/", "https://xn--pgb9bwa32bc.example/"],
    ["https://e%78ample.com/", "https://example.com/"],
    ["http://[::1]:3000/x", "http://[::1]:3000/x"],
    ["mailto:sara@example.com", "mailto:sara@example.com"],
    ["mailto:sara@گفتگو.example?subject=سلام", "mailto:sara@xn--pgb9bwa32bc.example?subject=%D8%B3%D9%84%D8%A7%D9%85"],
    ["tel:+98-21-1234", "tel:+98-21-1234"],
    ["TEL:+۹۸ (٢١) 12.34;ext=5", "tel:+98(21)12.34;ext=5"],
    ["tel:112;phone-context=+98", "tel:112;phone-context=+98"],
    ["/about/", "/about/"],
    ["other/page.html?a:b", "other/page.html?a:b"],
    ["./a:b", "./a:b"],
    ["../x", "../x"],
    ["?page=2", "?page=2"],
    ["#مقدمه", "#%D9%85%D9%82%D8%AF%D9%85%D9%87"],
    [" /about/ ", "/about/"],
  ])("is allowed: %s", (written, address) => {
    expect(resolveAddress(written)).toBe(address);
  });

  it.each([
    "",
    " ",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:x",
    "data:text/html,x",
    "blob:https://example.com/x",
    "file:///etc/passwd",
    "ftp://example.com/",
    "tel:",
    "tel:+",
    "tel:12a",
    'tel:12;x="y',
    "tel://12",
    "javascript%3Aalert(1)",
    "%6Aavascript%3aalert(1)",
    "%20javascript:alert(1)",
    "&colon;x",
    "//evil.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2Fevil.example",
    "/%5cevil.example",
    "https:evil.example",
    "https:/evil.example",
    "https:///evil.example",
    "https:\\\\evil.example",
    "https://evil.example\\@bank.example",
    "https://bank.example@evil.example/",
    "https://user:password@evil.example/",
    "https://bank.example%40evil.example/",
    "https://bank.example%2Fx@evil.example/",
    "https://exa mple.com/",
    "https://",
    "https://```",
    'https://a"b.example/',
    "https://a,b.example/",
    "mailto:",
    "mailto:sara",
    "mailto:a@b@c.example",
    "mailto:a@b.example?subject=x%0Abcc:all@c.example",
    `https://example.com/${"a".repeat(2000)}`,
  ])("is refused: %s", (written) => {
    expect(resolveAddress(written)).toBeUndefined();
  });

  it("may be 2,000 units long", () => {
    expect(resolveAddress(`/${"a".repeat(1999)}`)).toBeDefined();
    expect(resolveAddress(`/${"a".repeat(2000)}`)).toBeUndefined();
  });

  it("goes to the host that its text shows, for every text", () => {
    const pieces = fc.constantFrom(
      "http",
      "https",
      ":",
      "/",
      "//",
      "\\",
      "@",
      "%40",
      "%2f",
      "#",
      "?",
      ".",
      "evil.example",
      "bank.example",
      "а",
      "\u202e",
      "&",
      "javascript",
      "data",
      " ",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const address = resolveAddress(parts.join(""));
        if (address === undefined) return;
        const { protocol, host, username, password } = new URL(address, "https://forum.example/discussions/x/");
        expect(["http:", "https:", "mailto:", "tel:"]).toContain(protocol);
        expect(username + password).toBe("");
        expect([...(/^https?:\/\/([^/?#]+)/.exec(address)?.slice(1) ?? ["forum.example"])]).toContain(host);
      }),
    );
  });

  it("is unchanged when it is parsed again", () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (written) => {
        const address = resolveAddress(written);
        expect(address).toBeDefined();
        expect(resolveAddress(address ?? "")).toBe(address);
      }),
    );
  });
});

describe("a displayed address", () => {
  it.each([
    ["https://fa.example/%D8%A8%D8%B1%DA%AF%D9%87/%DB%B1", "https://fa.example/برگه/۱"],
    ["https://fa.example/می‌شود", "https://fa.example/می‌شود"],
    ["https://аррӏе.com/а", "https://xn--80ak6aa92e.com/а"],
    ["https://example.com/%E2%80%AEgnp.exe", "https://example.com/%E2%80%AEgnp.exe"],
    ["https://example.com/%20%2F%3f%E3%85%A4", "https://example.com/%20%2F%3F%E3%85%A4"],
    ["https://example.com/%FF%D8", "https://example.com/%FF%D8"],
    ["sara@example.com", "sara@example.com"],
    ["javascript:x", "javascript:x"],
  ])("has letters instead of escapes and no invisible characters: %s", (written, shown) => {
    expect(showAddress(written)).toBe(shown);
  });
});
