import type { RedirectMapPage } from "../scripts/pages/redirect-map.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { permalink } from "../scripts/text/href.ts";

/**
 * The old addresses of a site as configuration of one kind of server. All redirects are permanent
 * (301). An author writes these addresses into the server's configuration, so each format escapes
 * what its server interprets. The check of `redirectFrom` forbids control characters, backslashes
 * and percent signs.
 */
export function renderRedirectMap({ server, redirects }: RedirectMapPage, site: SiteContext): string {
  const { head, line } = formats[server];
  return [...head, ...redirects.map(({ from, to }) => line(from, to, site)), ...(server === "nginx" ? ["}"] : []), ""].join("\n");
}

interface Format {
  readonly head: readonly string[];
  readonly line: (from: string, to: string, site: SiteContext) => string;
}

const formats: Readonly<Record<RedirectMapPage["server"], Format>> = {
  /**
   * Cloudflare Pages and Netlify: white space separates the columns, addresses are percent-encoded,
   * and `*` and `:` are placeholders.
   */
  hosts: {
    head: [],
    line: (from, to, site) => `${encode(from, site).replaceAll("*", "%2A").replaceAll(":", "%3A")} ${encode(to, site)} 301`,
  },
  /** The map module compares the decoded address. A value may hold variables, so `$` is encoded. */
  nginx: {
    head: [
      "# In the http block:  map_hash_bucket_size 2048;  include …/redirects.nginx.conf;",
      "# In the server block:  if ($new_address) { return 301 $new_address$is_args$args; }",
      "map $uri $new_address {",
      '  default "";',
    ],
    line: (from, to, site) => {
      const key = decode(from, site).replace(/["\\]/g, "\\$&");
      const target = encode(to, site).replaceAll("$", "%24");
      return [...new Set([key, key.replace(/\/$/, "")])].map((one) => `  "${one}" "${target}";`).join("\n");
    },
  },
  /**
   * mod_alias compares the decoded address and encodes the target (httpd 2.4, `try_alias_list`).
   */
  apache: {
    head: ["# Include it in the configuration of the host, or copy these lines into .htaccess."],
    line: (from, to, site) => {
      const pattern = decode(from, site)
        .replace(/\/$/, "")
        .replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
      const target = decode(to, site).replace(/[\\$&]/g, "\\$&");
      return `RedirectMatch 301 "^${quote(pattern)}/?$" "${quote(target)}"`;
    },
  },
};

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
