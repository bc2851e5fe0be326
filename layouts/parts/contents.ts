import type { Discussion, Reply } from "../../scripts/content/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { check } from "./icons.ts";
import { html, type Markup } from "./markup.ts";
import { renderMoment } from "./time.ts";

/** From so many replies on a thread is longer than some ten screens of a phone, and is worth a list of its own. */
const longThread = 5;

/** The replies of a long thread by author and age, the accepted one marked; nothing for a short one. */
export function renderContents({ replies }: Discussion, answer: Reply | undefined, site: SiteContext): Markup | "" {
  if (replies.length < longThread) return "";
  const { words } = site.locale;
  const mark = html` <span class="accepted-mark">${check} ${words.discussion.accepted}</span>`;
  const listed = replies.map(
    (reply) =>
      html`<li><a href="#${reply.id}"><bdi>${reply.author}</bdi></a> ${renderMoment(reply.created, site)}${reply === answer ? mark : ""}</li>
`,
  );
  return html`<details class="contents"><summary>${words.discussion.contents}</summary>
<ol>
${listed}</ol></details>
`;
}
