import type { Attachment, Discussion, Post } from "../../scripts/content/model.ts";
import { findAttachmentKind } from "../../scripts/content/parse/files/attachment-file.ts";
import { readNamedFile } from "../../scripts/markdown/named-file.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { buildDiscussionUrl } from "../../scripts/pages/urls.ts";
import { formatFileSize } from "../../scripts/text/file-size.ts";
import { link } from "../../scripts/text/href.ts";
import { html, type Markup } from "./markup.ts";

/** The attachments that a post links, in the order of its links. Empty if there are none. */
export function renderAttachments({ links = [] }: Post, { slug, attachments }: Discussion, site: SiteContext): Markup | "" {
  if (!attachments) return "";
  const linked = new Set(links.flatMap(({ address }) => attachments.get(readNamedFile(address)) ?? []));
  if (linked.size === 0) return "";
  const { words } = site.locale;
  const items = [...linked].map((attachment) => html`<li>${renderAttachment(attachment, slug, site)}</li>`);
  return html`
<ul class="attachments" aria-label="${words.attachments.label}">${items}</ul>`;
}

function renderAttachment({ name, bytes }: Attachment, slug: string, { basePath, locale }: SiteContext): Markup {
  const kind = locale.words.attachments.kinds[findAttachmentKind(name)];
  const address = link(basePath, buildDiscussionUrl(slug) + name);
  return html`<a href="${address}" download><bdi>${name}</bdi></a> <div><span>${kind}</span> <span>${formatFileSize(locale, bytes)}</span></div>`;
}
