/** The content policy of every page (W3C CSP Level 3, Trusted Types): files of the site's own host, nothing inline, no HTML sink. */
export const policy = [
  "default-src 'none'",
  ...["script-src", "style-src", "img-src", "font-src", "connect-src", "manifest-src", "form-action"].map(
    (directive) => `${directive} 'self'`,
  ),
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** That of the search page, whose engine is WebAssembly (CSP Level 3, "wasm-unsafe-eval"). */
export const searchPolicy = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
