import { redirectMapUrls } from "../../scripts/pages/urls.ts";

/** The target path of each old path, both decoded. Old paths have no slash at the end. */
export type Redirects = ReadonlyMap<string, string>;

const readers = new Map([
  [redirectMapUrls.hosts, readHostsMap],
  [redirectMapUrls.nginx, readNginxMap],
  [redirectMapUrls.apache, readApacheMap],
]);

/**
 * Reads a map of old addresses like its server, but more strictly. Undefined for another file.
 *
 * @param file below the output folder.
 * @throws if the map contains anything but redirects.
 */
export function readRedirects(file: string, text: string): Redirects | undefined {
  const read = [...readers].find(([url]) => url === `/${file}`)?.[1];
  if (!read) return undefined;
  const redirects = new Map<string, string>();
  for (const [from, to] of read(text)) {
    const path = from.replace(/\/$/, "");
    const known = redirects.get(path);
    if (!path.startsWith("/") || (known !== undefined && known !== to)) throw new Error(`${path} leads to ${known} and ${to}`);
    redirects.set(path, to);
  }
  return redirects;
}

type Pairs = readonly (readonly [from: string, to: string])[];

/**
 * Three columns, in which `*`, `:`, `?` and `#` have a meaning (developers.cloudflare.com/pages,
 * docs.netlify.com, "Redirects").
 */
function readHostsMap(text: string): Pairs {
  return splitLines(text).map((line) => {
    const [, from = "", to = ""] = /^(\/[^\s*:?#]*) (\/[^\s*:?#]*)(?:#[^\s*:?#]*)? 301$/.exec(line) ?? [];
    if (from === "" || /[^!-~]/.test(line.replaceAll(" ", ""))) throw new Error(`no line of a map: ${line}`);
    return [decodeURIComponent(from), decodeURIComponent(to)];
  });
}

/** One `map` of only quoted words (nginx.org, ngx_http_map_module). Its keys ignore case. */
function readNginxMap(text: string): Pairs {
  const [, body = ""] = /^(?:#[^\n]*\n)*map \$uri \$new_address \{\n([\s\S]*)\}\n$/.exec(text) ?? [];
  const [first, ...entries] = body.split(/(?<=;)\n/).filter((entry) => entry !== "");
  if (first !== '  default "";') throw new Error("no default");
  const folded = new Set<string>();
  return entries.map((entry) => {
    const [, key = "", value = ""] = /^ {2}"((?:[^"\\\n]|\\["\\])*)" "([^"\\\n]*)\$is_args\$args(?:#[^"\\\n$]*)?";$/.exec(entry) ?? [];
    const from = key.replace(/\\(.)/g, "$1");
    if (key === "" || /[^!-~]|\$/.test(value) || folded.has(from.toLowerCase())) throw new Error(`no entry of a map: ${entry}`);
    folded.add(from.toLowerCase());
    return [from, decodeURIComponent(value)];
  });
}

/**
 * Splits each line like the server (httpd 2.4, `ap_getword_conf`), which first replaces `${…}`
 * (`ap_resolve_env`).
 */
function readApacheMap(text: string): Pairs {
  return splitLines(text)
    .filter((line) => !line.startsWith("# "))
    .map((line) => {
      const [, pattern = "", target = ""] = /^RedirectMatch 301 "((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)"$/.exec(line) ?? [];
      if (pattern === "" || line.includes("${")) throw new Error(`no line of a map: ${line}`);
      const [, expression = ""] = /^\^(.*)\/\?\$$/s.exec(unquote(pattern)) ?? [];
      return [readPlain(expression, /[\^$.*+?()[\]{}|]/), readPlain(unquote(target), /[$&]/)];
    });
}

function unquote(word: string): string {
  return word.replace(/\\([\\"])/g, "$1");
}

/** The text that a regular expression of only literal characters matches. */
function readPlain(expression: string, meaning: RegExp): string {
  const parts = expression.match(/\\[^\p{L}\p{N}]|[^\\]/gu) ?? [];
  if (parts.join("") !== expression || parts.some((part) => part.length === 1 && meaning.test(part)))
    throw new Error(`more than a text: ${expression}`);
  return parts.map((part) => part.slice(-1)).join("");
}

function splitLines(text: string): readonly string[] {
  if (!text.endsWith("\n")) throw new Error("a last line that does not end");
  return text.slice(0, -1).split("\n");
}
