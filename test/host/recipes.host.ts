import { afterAll, beforeAll, expect, it, test } from "vitest";
import { hostHeaders } from "../../scripts/pages/policy.ts";
import { request } from "../serve/request.ts";
import { describeDemo, readGuidePage } from "../support/demo.ts";
import { listFiles, makeFolder } from "../support/disk.ts";
import { type BuiltSite, buildSound, writeDiscussion } from "../support/site/site.ts";
import { hasApache, startApache } from "./apache.ts";
import { hasCaddy, startCaddy } from "./caddy.ts";
import type { HostServer } from "./host-server.ts";
import { hasNginx, startNginx } from "./nginx.ts";

const old = "[/d/42/, /موضوع/۷/, /old.html, '/a+b (c)/']";
const content = makeFolder({
  "site.yaml": "editor: { backend: git-gateway }\n",
  "discussions/files.md": writeDiscussion({}, "[سند](گزارش.pdf) [رویدادها](<a b.log>) [بایگانی](a.gz)"),
  "discussions/files/گزارش.pdf": "%PDF-1.7",
  "discussions/files/a b.log": "سطر",
  "discussions/files/a.gz": Buffer.from("1f8b0800000000000003030000000000000000", "hex"),
  "discussions/moved.md": writeDiscussion({ title: '"نشانی تازه"', tags: "[سرعت]", redirectFrom: old }),
});
/** The server configuration from the page on the web editor, with the policy of a site. */
function readBlock(language: string, site: BuiltSite): string {
  const [, block = ""] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "m").exec(readGuidePage("editor.md")) ?? [];
  expect(block).toContain('"…"');
  return block.replace("…", readEditorPolicy(site));
}

function readEditorPolicy(site: BuiltSite): string {
  return /^\/admin\/\*\n\s+Content-Security-Policy: (.*)$/m.exec(site.read("_headers"))?.[1] ?? "";
}

const kinds = [
  [".html", "text/html"],
  [".css", "text/css"],
  [".js", "text/javascript"],
  [".woff2", "font/woff2"],
  [".svg", "image/svg+xml"],
  [".webmanifest", "application/manifest+json"],
] as const;

const servers = [
  { name: "apache", isThere: hasApache(), start: (site: BuiltSite) => startApache(site.output, readBlock("apache", site)) },
  { name: "caddy", isThere: hasCaddy(), start: (site: BuiltSite) => startCaddy(site.output, readBlock("caddyfile", site)) },
  { name: "nginx", isThere: hasNginx(), start: (site: BuiltSite) => startNginx(site.output, readBlock("nginx", site)) },
];

for (const server of servers) describeDemo(`${server.name} with its recipe`, () => checkServer(server));

function checkServer({ name, isThere, start }: (typeof servers)[number]): void {
  if (!isThere) return void test.skip(`needs ${name}: install it (on Debian: apt-get install apache2 caddy nginx)`, () => undefined);
  let site: BuiltSite;
  let server: HostServer;

  beforeAll(async () => {
    site = await buildSound(content, { base: "https://forum.example/" });
    server = await start(site);
  });

  afterAll(() => server?.close());

  it("redirects old addresses permanently", async () => {
    for (const path of ["/d/42/", "/d/42", "/موضوع/۷/", "/old.html", "/a+b (c)/"]) {
      const first = await request(server.url, encodeURI(path));
      // Caddy adds the slash of a folder before it looks for a redirect.
      const isSlash = first.status === 308 && first.headers.location === `${encodeURI(path)}/`;
      const { status, headers } = isSlash ? await request(server.url, encodeURI(`${path}/`)) : first;
      expect({ path, status, to: new URL(String(headers.location), server.url).pathname }).toEqual({
        path,
        status: 301,
        to: "/discussions/moved/",
      });
    }
  });

  it("sends the headers of dist/_headers, and other headers for the editor's page", async () => {
    for (const path of ["/", "/tags/سرعت/", "/none/"]) {
      const { headers } = await request(server.url, encodeURI(path));
      expect(headers).toMatchObject(Object.fromEntries(hostHeaders.map(([header, value]) => [header.toLowerCase(), value])));
    }
    const { status, headers } = await request(server.url, "/admin/");
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      "content-security-policy": readEditorPolicy(site),
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cache-control": "no-cache",
    });
  });

  it("sends the type of each file and caches files with a hash", async () => {
    const files = listFiles(site.output);
    for (const [ending, kind] of kinds) {
      const name = files.find((path) => path.endsWith(ending)) ?? "";
      const { headers } = await request(server.url, `/${name}`);
      const cache = name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
      expect({ name, kind: headers["content-type"]?.split(";", 1)[0], cache: headers["cache-control"] }).toEqual({ name, kind, cache });
    }
  });

  it("makes browsers save attachments, and show the page for an unknown one", async () => {
    for (const [file, type] of [
      ["گزارش.pdf", "application/pdf"],
      ["a b.log", "text/plain"],
      ["a.gz", "application/gzip"],
    ]) {
      const { status, headers } = await request(server.url, encodeURI(`/discussions/files/${file}`));
      expect({ file, status, type: headers["content-type"]?.split(";", 1)[0], ...headers }).toMatchObject({
        file,
        status: 200,
        type,
        "content-disposition": "attachment",
        "x-content-type-options": "nosniff",
      });
      expect(headers).not.toHaveProperty("content-encoding");
    }
    for (const path of ["/discussions/files/none.pdf", "/discussions/files/"]) {
      expect((await request(server.url, path)).headers).not.toHaveProperty("content-disposition");
    }
  });

  it("shows the site's own page for an unknown address", async () => {
    expect(await request(server.url, "/none/")).toMatchObject({ status: 404, body: site.read("404.html") });
    expect((await request(server.url, "/.goftogu")).status).toBe(404);
  });
}
