import { request } from "node:http";
import { serveFolder } from "../../../scripts/serve/serve-folder.ts";
import { makeFolder } from "../../support/disk.ts";
import type { FieldCase } from "../field-case.ts";

/** The status that a server gives for a `Host` header. */
function ask(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once("error", reject);
    sent.end();
  });
}

const right = {
  "127.0.0.1:8080": 200,
  "192.168.1.7": 200,
  "[fd00::2]:8080": 200,
  localhost: 200,
  "forum.localhost:8080": 200,
  "evil.example": 421,
  "localhost.evil.example": 421,
  "127.0.0.1.evil.example": 421,
};

export const fieldCase: FieldCase = {
  behaviour: "answers for IP addresses and its own names only, so no other site can read the preview",
  observe: async () => {
    const { url, close } = await serveFolder({ folder: makeFolder({ "index.html": "home" }), basePath: "/", port: 0 });
    const seen = await Promise.all(Object.keys(right).map(async (host) => [host, await ask(url, host)] as const));
    await close();
    return Object.fromEntries(seen);
  },
  right,
};
