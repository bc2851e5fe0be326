import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { isAllowedHost } from "../../scripts/serve/allowed-host.ts";
import { serveFolder } from "../../scripts/serve/serve-folder.ts";
import { makeFolder } from "./folder.ts";
import { request } from "./request.ts";

describe("a server answers for", () => {
  it.each([
    "127.0.0.1:8080",
    "192.168.1.7",
    "[::1]:8080",
    "[FE80::1]",
    "localhost",
    "LOCALHOST:80",
    "localhost.",
    "forum.localhost:8080",
    "laptop.example:8080",
    "Laptop.Example.",
  ])("%s", (header) => expect(isAllowedHost(header, "laptop.example")).toBe(true));

  it("a request of HTTP/1.0 without a host", () => expect(isAllowedHost(undefined, "127.0.0.1")).toBe(true));

  it("a Persian name, which browsers send encoded", () => {
    expect(isAllowedHost(`${new URL("http://انجمن.example").hostname}:80`, "انجمن.example")).toBe(true);
  });
});

describe("a server does not answer for", () => {
  it.each([
    "evil.example",
    "evil.example:8080",
    "laptop.example.evil.example",
    "evil-laptop.example",
    "localhost.evil.example",
    "evillocalhost",
    "127.0.0.1.evil.example",
    "[::1].evil.example",
    "[::1",
    "::1",
    "[evil.example]",
    "localhost@evil.example",
    "localhost/",
    "localhost, evil.example",
    "",
    ".",
  ])("%j", (header) => expect(isAllowedHost(header, "laptop.example")).toBe(false));

  it("a name, if it listens on an IP address", () => {
    for (const number of ["0.0.0.0", "::", "192.168.1.7"]) expect(isAllowedHost("laptop.example", number)).toBe(false);
  });
});

async function serve(host?: string) {
  const served = await serveFolder({ folder: await makeFolder({ "index.html": "home" }), basePath: "/", port: 0, ...(host && { host }) });
  onTestFinished(served.close);
  return served;
}

it("a refused request gets a sentence that says how to allow it, and nothing of the site", async () => {
  const { url } = await serve();
  for (const path of ["/", "/none/", "/__goftogu/events"]) {
    const { status, body } = await request(url, path, "GET", { Host: "<b>.evil.example:80" });
    expect(status).toBe(421);
    expect(body).toContain("does not answer for the name “&lt;b&gt;.evil.example:80”");
    expect(body).toContain("--host");
    expect(body).not.toContain("home");
  }
});

it("neither an upgrade nor a whole address in the request line goes round the check", async () => {
  const { url } = await serve();
  const upgrade = { Host: "evil.example", Connection: "Upgrade", Upgrade: "websocket" };
  expect((await request(url, "/", "GET", upgrade)).status).toBe(421);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

it("a server on a name answers for that name", async () => {
  const { url } = await serve("localhost");
  expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);
  expect(await request(url, "/", "GET", { Host: "localhost:1" })).toMatchObject({ status: 200, body: "home" });
});
