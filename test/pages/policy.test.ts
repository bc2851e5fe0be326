import { expect, test } from "vitest";
import { hostHeaders, policy } from "../../scripts/pages/policy.ts";

test("the content policy allows only the site's own files", () => {
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'",
  );
});

test("a host sends the policy, forbids frames and turns browser features off", () => {
  expect(Object.fromEntries(hostHeaders)).toEqual({
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": expect.stringMatching(/^(?:[a-z-]+=\(\), )*camera=\(\), (?:[a-z-]+=\(\), )*microphone=\(\)(?:, [a-z-]+=\(\))*$/),
  });
});
