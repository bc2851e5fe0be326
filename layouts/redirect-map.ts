import type { Redirect, RedirectMapPage } from "../scripts/pages/redirect-map.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { permalink } from "../scripts/text/href.ts";

/**
 * The old addresses of a site as configuration of one kind of server. All redirects are permanent
 * (301). An author writes these addresses into the server's configuration, so each format escapes
 * what its server interprets. The check of `redirectFrom` forbids control characters, backslashes
 * and percent signs, except those of bytes that are not UTF-8.
 */
export function renderRedirectMap({ server, redirects }: RedirectMapPage, site: SiteContext): string {
  const { head, line } = formats[server];
  const listed = server === "nginx" ? dropSpellings(redirects) : redirects;
  return [...head, ...listed.map((redirect) => line(redirect, site)), ...(server === "nginx" ? ["}"] : []), ""].join("\n");
}

interface Format {
  readonly head: readonly string[];
  readonly line: (redirect: Redirect, site: SiteContext) => string;
}

const formats: Readonly<Record<RedirectMapPage["server"], Format>> = {
  /**
   * Cloudflare Pages and Netlify: white space separates the columns, addresses are percent-encoded,
   * and `*` and `:` are placeholders.
   */
  hosts: {
    head: [],
    line: (redirect, site) =>
      `${encodeOld(redirect, site).replaceAll("*", "%2A").replaceAll(":", "%3A")} ${encodeTarget(redirect, site)} 301`,
  },
  /**
   * The map module compares the decoded address, for bytes that are not UTF-8 with an expression. A
   * value may hold variables, so `$` is encoded. A query goes before the fragment (RFC 3986, 3).
   */
  nginx: {
    head: [
      "# In the http block:  map_hash_bucket_size 2048;  include …/redirects.nginx.conf;",
      "# In the server block:  if ($new_address) { return 301 $new_address; }",
      "map $uri $new_address {",
      '  default "";',
    ],
    line: (redirect, site) => {
      const target = `${encode(redirect.to, site).replaceAll("$", "%24")}$is_args$args${encodeAnchor(redirect)}`;
      if (redirect.isRaw) return `  "~^${writeBytes(redirect, site)}/?$" "${target}";`;
      const key = decode(redirect.from, site).replace(/["\\]/g, "\\$&");
      return [...new Set([key, key.replace(/\/$/, "")])].map((one) => `  "${one}" "${target}";`).join("\n");
    },
  },
  /**
   * mod_alias compares the decoded address and encodes the path of the target, but not its fragment
   * (httpd 2.4, `try_alias_list`).
   */
  apache: {
    head: ["# Include it in the configuration of the host, or copy these lines into .htaccess."],
    line: (redirect, site) => {
      const pattern = redirect.isRaw ? writeBytes(redirect, site) : escapePattern(decode(redirect.from, site).replace(/\/$/, ""));
      const target = decode(redirect.to, site).replace(/[\\$&]/g, "\\$&") + encodeAnchor(redirect);
      return `RedirectMatch 301 "^${quote(pattern)}/?$" "${quote(target)}"`;
    },
  },
};

/** nginx ignores the case of ASCII letters in keys, and refuses a key that occurs twice. */
function dropSpellings(redirects: readonly Redirect[]): readonly Redirect[] {
  const seen = new Set<string>();
  return redirects.filter(({ from }) => {
    const key = from.replace(/\/$/, "").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function encodeOld({ from, isRaw }: Redirect, site: SiteContext): string {
  return isRaw ? new URL(site.site.base).pathname + from.slice(1) : encode(from, site);
}

function encodeTarget(redirect: Redirect, site: SiteContext): string {
  return encode(redirect.to, site) + encodeAnchor(redirect);
}

/** With its colon encoded, which would start a placeholder on some hosts. Browsers decode it. */
function encodeAnchor({ anchor }: Redirect): string {
  return anchor === undefined ? "" : `#${encodeURIComponent(anchor)}`;
}

/** A regular expression (PCRE) for the bytes of an address, without a slash at the end. */
function writeBytes(redirect: Redirect, site: SiteContext): string {
  const path = encodeOld(redirect, site).replace(/\/$/, "");
  return path.replace(/%([\dA-F]{2})|[^%]+/g, (text, byte) => (byte === undefined ? escapePattern(text) : `\\x${byte}`));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** The path of an address on its host, percent-encoded. */
function encode(url: string, site: SiteContext): string {
  return new URL(permalink(site.site.base, url)).pathname;
}

/** The path of an address on its host, decoded. */
function decode(url: string, site: SiteContext): string {
  return decodeURI(site.basePath) + url.slice(1);
}

function quote(text: string): string {
  return text.replaceAll('"', '\\"');
}
