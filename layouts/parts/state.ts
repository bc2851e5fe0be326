import type { DiscussionPage } from "../../scripts/pages/discussion.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildDiscussionUrl } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { check, lock } from "./icons.ts";
import { html, type Markup } from "./markup.ts";

/** Whether a discussion is solved, with a link to the accepted answer, or closed. */
export function renderState({ url, entry, part }: DiscussionPage, site: SiteContext): Markup | "" {
  const { discussion, closed } = entry;
  const accepted = discussion.replies.find(({ name }) => name === discussion.answer);
  const answer = part?.answer ?? (accepted && { id: accepted.id, page: 1 });
  if (!answer && !closed) return "";
  const { words } = site.locale;
  return html`<p class="state">${answer ? html`<span class="solved">${check} ${words.entry.solved}</span> <a href="${findAddress(answer)}">${words.discussion.goToAnswer}</a> ` : ""}${closed ? html`<span class="closed">${lock} ${words.discussion.closed}</span>` : ""}</p>`;

  function findAddress({ id, page }: { readonly id: string; readonly page: number }): string {
    const there = buildDiscussionUrl(discussion.slug, page);
    return `${there === url ? "" : link(site.basePath, there)}#${id}`;
  }
}
