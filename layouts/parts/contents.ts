import type { Discussion } from "../../scripts/content/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { check } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { renderMoment } from "./time.ts";

/** A thread with this many replies takes about ten screens of a phone, and gets a list. */
const longThread = 5;

/** Lists the replies of a long thread by author and age; empty for a short thread. */
export function renderContents({ replies, answer }: Discussion, site: SiteContext): Markup | "" {
  if (replies.length < longThread) return "";
  const { words } = site.locale;
  const mark = html` <span class="accepted-mark">${check} ${words.discussion.accepted}</span>`;
  const listed = replies.map(
    (reply) =>
      html`<li><a href="#${reply.id}"><bdi>${reply.author}</bdi></a> ${renderMoment(reply.created, site)}${reply.name === answer ? mark : ""}</li>
`,
  );
  return html`<details class="contents"><summary>${words.discussion.contents}</summary>
<ol>
${listed}</ol></details>
`;
}
