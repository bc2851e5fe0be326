import Engine from "markdown-it";

const { escapeHtml } = new Engine().utils;

const code = /(<pre tabindex="0"><code[^>]*>)([\s\S]*?)(<\/code><\/pre>)/g;
const address = / (href|src)="([^"]*)"/g;

/**
 * Changes the HTML of a post for a place outside its page, such as a feed: without colours and data
 * for search engines, and with absolute addresses. In HTML that this folder rendered, only
 * attributes hold a quotation mark that is not escaped.
 *
 * @param page absolute address of the page, the base of `#x` and `../x`.
 * @returns undefined if the post must be rendered again: an alert is another element there.
 */
export function copyHtml(html: string, page: string): string | undefined {
  if (html.includes(' class="alert ')) return undefined;
  return html
    .replace(code, (_, start: string, content: string, end: string) => start + dropColours(content) + end)
    .replaceAll(' itemprop="image"', "")
    .replace(address, (_, name: string, value: string) => ` ${name}="${escapeHtml(new URL(unescapeHtml(value), page).href)}"`);
}

/** Undoes what the highlighter adds. It also escapes apostrophes. */
function dropColours(content: string): string {
  return content.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Undoes `escapeHtml`. */
function unescapeHtml(value: string): string {
  return value.includes("&") ? value.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => characters[name] ?? whole) : value;
}
