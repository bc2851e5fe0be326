import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../disk.ts";
import { listElements, parsePage, readAttribute } from "./html.ts";

export interface Crawl {
  /**
   * Links to a missing file or anchor, or outside the site's folder on its host, with their pages.
   */
  readonly broken: readonly string[];
  /** The number of links into the site. */
  readonly inside: number;
  /** Addresses on other hosts. */
  readonly outside: ReadonlySet<string>;
}

/** Follows every link of a built site as a host would serve it at `base`. */
export function crawl(output: string, base: string): Crawl {
  const files = new Set(listFiles(output));
  const anchors = new Map<string, ReadonlySet<string>>();
  const broken: string[] = [];
  const outside = new Set<string>();
  let inside = 0;

  for (const file of files) {
    const text = readFileSync(join(output, file), "utf8");
    for (const link of listLinks(file, text)) {
      const target = new URL(link, new URL(encodeURI(file), base));
      if (target.origin !== new URL(base).origin) outside.add(target.href);
      else if (leadsTo(target)) inside += 1;
      else broken.push(`${file}: ${link}`);
    }
  }
  return { broken, inside, outside };

  function leadsTo(target: URL): boolean {
    if (!target.href.startsWith(base)) return false;
    const path = decodeURIComponent(target.pathname.slice(new URL(base).pathname.length));
    const found = path === "" || path.endsWith("/") ? `${path}index.html` : path;
    const anchor = decodeURIComponent(target.hash.slice(1));
    return files.has(found) && (anchor === "" || listAnchors(found).has(anchor));
  }

  function listAnchors(file: string): ReadonlySet<string> {
    const known = anchors.get(file);
    if (known) return known;
    const elements = listElements(parsePage(readFileSync(join(output, file), "utf8")));
    const ids = new Set(elements.flatMap((element) => readAttribute(element, "id") ?? []));
    anchors.set(file, ids);
    return ids;
  }
}

function listLinks(file: string, text: string): readonly string[] {
  if (file.endsWith(".html")) return listPageLinks(text);
  if (file.endsWith(".css")) return [...text.matchAll(/url\(["']?([^"')]+)/g)].flatMap(([, link]) => link ?? []);
  if (file.endsWith(".js")) return [...text.matchAll(/(?:import|from)\s*\(?\s*"([^"]+)"/g)].flatMap(([, link]) => link ?? []);
  // In the rows of a filter, only addresses start and end with a slash.
  return file.endsWith(".json") ? [...text.matchAll(/"(\/[^"]*\/)"/g)].flatMap(([, link]) => link ?? []) : [];
}

function listPageLinks(html: string): readonly string[] {
  return listElements(parsePage(html)).flatMap((element) => {
    const read = (name: string) => readAttribute(element, name);
    // Scripts fill templates later.
    const plain = ["href", "src", "action", "poster"].flatMap((name) => read(name) || []);
    const refresh = read("http-equiv") === "refresh" ? (read("content")?.split("url=")[1] ?? "no address") : [];
    const shared = read("property") === "og:image" ? (read("content") ?? "no address") : [];
    const listing = read("data-listing");
    const fetched = listing !== undefined && read("data-pages") !== "1" ? [`${listing}numbers.json`, `${listing}tags.json`] : [];
    return [...plain, refresh, shared, ...fetched].flat();
  });
}
