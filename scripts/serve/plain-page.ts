import { html } from "hono/html";

/** A page of the server, if the site has none for the case: a title and one sentence. */
export function renderPlainPage(title: string, sentence: string): string {
  return String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><p>${sentence}</p></body>
</html>
`);
}
