import { expect, test } from "vitest";
import { hostHeaders, policy, searchPolicy } from "../../scripts/pages/policy.ts";

test("the content policy lets in the site's own files and nothing else", () => {
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'",
  );
});

test("that of the search page lets WebAssembly run besides, and no text as code", () => {
  expect(searchPolicy).toBe(policy.replace("script-src 'self';", "script-src 'self' 'wasm-unsafe-eval';"));
  expect(searchPolicy).not.toBe(policy);
});

test("a host sends the policy of all pages, who may frame them, and what a browser is not to do", () => {
  expect(Object.fromEntries(hostHeaders)).toEqual({
    "Content-Security-Policy": `${searchPolicy}; frame-ancestors 'none'`,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": expect.stringMatching(/^(?:[a-z-]+=\(\), )*camera=\(\), (?:[a-z-]+=\(\), )*microphone=\(\)(?:, [a-z-]+=\(\))*$/),
  });
});
