import { expect, test } from "vitest";
import { hostHeaders, policy, searchPolicy } from "../../scripts/pages/policy.ts";

test("the content policy allows only the site's own files", () => {
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'",
  );
});

test("the policy of the search page also allows WebAssembly, and no text as code", () => {
  expect(searchPolicy).toBe(policy.replace("script-src 'self';", "script-src 'self' 'wasm-unsafe-eval';"));
  expect(searchPolicy).not.toBe(policy);
});

test("a host sends the policy, forbids frames and turns browser features off", () => {
  expect(Object.fromEntries(hostHeaders)).toEqual({
    "Content-Security-Policy": `${searchPolicy}; frame-ancestors 'none'`,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": expect.stringMatching(/^(?:[a-z-]+=\(\), )*camera=\(\), (?:[a-z-]+=\(\), )*microphone=\(\)(?:, [a-z-]+=\(\))*$/),
  });
});
