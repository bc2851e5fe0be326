import { afterEach, expect, it, vi } from "vitest";

interface Worker {
  readonly fetch: (request: Request, env: Readonly<Record<string, string>>) => Promise<Response>;
}

const { default: worker }: { default: Worker } = await import(new URL("../../scripts/hosting/github-sign-in.js", import.meta.url).href);

const env = { SITE: "https://forum.example/", GITHUB_ID: "id", GITHUB_SECRET: "secret" };

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return worker.fetch(new Request(`https://sign-in.example${path}`, { headers }), env);
}

/** Begins a sign-in and returns the request of the browser that comes back from GitHub. */
async function begin(): Promise<{ readonly state: string; readonly cookie: string }> {
  const begun = await ask("/auth?provider=github&scope=repo");
  const state = new URL(begun.headers.get("location") ?? "").searchParams.get("state") ?? "";
  const [cookie = ""] = (begun.headers.get("set-cookie") ?? "").split(";");
  return { state, cookie };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("sends the author to GitHub, with a state that only this browser has", async () => {
  const begun = await ask("/auth?scope=admin:org");
  const address = new URL(begun.headers.get("location") ?? "");
  expect([begun.status, address.origin, address.pathname]).toEqual([302, "https://github.com", "/login/oauth/authorize"]);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: "id",
    redirect_uri: "https://sign-in.example/callback",
    scope: "public_repo",
  });
  expect(begun.headers.get("set-cookie")).toMatch(/^__Host-state=[\da-f-]{36}; Path=\/; HttpOnly; Secure; SameSite=Lax/);
});

it("gives the token only to the editor's site", async () => {
  const exchange = vi.fn(async () => Response.json({ access_token: "to</script>ken" }));
  vi.stubGlobal("fetch", exchange);
  const { state, cookie } = await begin();
  const page = await ask(`/callback?code=c&state=${state}`, { cookie });
  const [, script = ""] = /<script nonce="[\da-f-]+">([\s\S]*)<\/script>$/.exec(await page.text()) ?? [];
  const posted: unknown[][] = [];
  let hear: (event: object) => void = () => undefined;
  const opener = { postMessage: (...message: unknown[]) => posted.push(message) };
  new Function("opener", "addEventListener", script)(opener, (_: string, listener: typeof hear) => {
    hear = listener;
  });
  hear({ origin: "https://evil.example", source: opener });
  hear({ origin: "https://forum.example", source: {} });
  expect(posted).toEqual([["authorizing:github", "https://forum.example"]]);
  hear({ origin: "https://forum.example", source: opener });
  const message = 'authorization:github:success:{"token":"to</script>ken","provider":"github"}';
  expect(posted[1]).toEqual([message, "https://forum.example"]);
  expect(exchange).toHaveBeenCalledWith("https://github.com/login/oauth/access_token", expect.objectContaining({ method: "POST" }));
});

it("refuses a sign-in from another browser and sends nothing to GitHub", async () => {
  const exchange = vi.fn();
  vi.stubGlobal("fetch", exchange);
  const { state, cookie } = await begin();
  const answers = [
    await ask(`/callback?code=c&state=${state}`),
    await ask("/callback?code=c&state=other", { cookie }),
    await ask("/callback?code=c"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(exchange).not.toHaveBeenCalled();
});

it("reports that GitHub gives no token", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "bad_verification_code" }));
  const { state, cookie } = await begin();
  expect((await ask(`/callback?code=c&state=${state}`, { cookie })).status).toBe(403);
});
