// Signs authors of the web editor in through GitHub: a worker for Cloudflare, or for whatever runs `fetch(request, env)`.
// It keeps nothing. GitHub wants a secret that no page can hold; this service holds it and hands the author's own token to the editor.
//
// Its variables: SITE, where the editor is (https://forum.example); GITHUB_ID and GITHUB_SECRET, of an OAuth app that was registered
// at GitHub with this service's address and `/callback` as its callback.

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname === "/auth") return begin(url, env);
    if (url.pathname === "/callback") return finish(request, url, env);
    return refuse(404, "There is nothing here.");
  },
};

/** Sends the author to GitHub. What comes back is of this browser when it has the cookie that goes with it. */
function begin(url, env) {
  const state = crypto.randomUUID();
  const scope = url.searchParams.get("scope") === "repo" ? "repo" : "public_repo";
  const query = new URLSearchParams({ client_id: env.GITHUB_ID, redirect_uri: `${url.origin}/callback`, scope, state });
  return new Response(null, {
    status: 302,
    headers: {
      Location: `https://github.com/login/oauth/authorize?${query}`,
      "Set-Cookie": `__Host-state=${state}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=600`,
    },
  });
}

/** Takes the author's token from GitHub, and gives it to the editor alone. */
async function finish(request, url, env) {
  const [, state] = /(?:^|; )__Host-state=([^;]+)/.exec(request.headers.get("Cookie") ?? "") ?? [];
  if (!state || state !== url.searchParams.get("state"))
    return refuse(403, "This sign-in was not begun here. Close the window and try again.");
  const answer = await fetch("https://github.com/login/oauth/access_token", {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({ client_id: env.GITHUB_ID, client_secret: env.GITHUB_SECRET, code: url.searchParams.get("code") }),
  });
  const { access_token: token } = await answer.json();
  if (!token) return refuse(403, "GitHub gave no token. Close the window and try again.");
  return hand(`authorization:github:success:${JSON.stringify({ token, provider: "github" })}`, new URL(env.SITE).origin);
}

/** A page that answers the editor, which asks first, and no other site. */
function hand(message, site) {
  const nonce = crypto.randomUUID();
  const quote = (text) => JSON.stringify(text).replaceAll("<", "\\u003c");
  const page = `<!doctype html><title>GitHub</title><script nonce="${nonce}">
addEventListener("message", ({ origin, source }) => {
  if (origin === ${quote(site)} && source === opener) opener.postMessage(${quote(message)}, ${quote(site)});
});
opener.postMessage("authorizing:github", ${quote(site)});
</script>`;
  return new Response(page, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      "Cache-Control": "no-store",
      "Set-Cookie": "__Host-state=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0",
    },
  });
}

function refuse(status, text) {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" } });
}
