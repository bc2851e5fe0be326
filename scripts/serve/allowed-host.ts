import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import { domainToASCII } from "node:url";
import { renderPlainPage } from "./plain-page.ts";

/**
 * Refuses requests for a name that is not this server's. A page of any site could otherwise let its
 * own name resolve to this machine, and read the site as if it were its own (DNS rebinding;
 * GHSA-vg6x-rcgg-rjx6 describes it for a similar server). IP addresses are safe: DNS does not
 * resolve them. So is `localhost` (RFC 6761, 6.3).
 *
 * @param name that `--host` gives; an IP address changes nothing.
 */
export function guardHost(answer: RequestListener, name: string): RequestListener {
  return (request, response) => (isAllowedHost(request.headers.host, name) ? answer(request, response) : refuse(request, response));
}

/**
 * @param header `Host` of a request. Every browser sends it; only HTTP/1.0 may lack it (RFC 9112,
 * 3.2).
 * @example isAllowedHost("192.168.1.7:8080", "0.0.0.0") // => true
 */
export function isAllowedHost(header: string | undefined, name: string): boolean {
  if (header === undefined) return true;
  const [, inBrackets, plain = ""] = /^(?:\[([\da-f:.]+)\]|([^\s:/?#@[\]]+))(?::\d*)?$/i.exec(header) ?? [];
  if (inBrackets !== undefined) return isIPv6(inBrackets);
  const host = normaliseName(plain);
  return isIPv4(host) || host === "localhost" || host.endsWith(".localhost") || (host !== "" && host === normaliseName(name));
}

/** Names ignore case, and may end in the dot of the root (RFC 1034, 3.1). */
function normaliseName(name: string): string {
  return domainToASCII(name.replace(/\.$/, ""));
}

/** 421: a server that is not responsible for the address (RFC 9110, 15.5.20). */
function refuse({ headers: { host = "" } }: IncomingMessage, response: ServerResponse): void {
  const sentence = `This server does not answer for the name “${host}”, so that other sites cannot read it. Open it by its IP address, such as http://127.0.0.1, or by the name localhost. If the name leads to this machine, start the server with the option --host and the name.`;
  response.writeHead(421, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  response.end(renderPlainPage("Unknown host", sentence));
}
