import type { Discussion } from "../content/model.ts";
import type { ContributeKind } from "../content/settings/contribute-field.ts";
import { link } from "../text/href.ts";
import type { SiteContext } from "./site.ts";
import { type EditorLink, findEditorLinks, findNewDiscussion } from "./urls.ts";

/**
 * Where somebody starts a discussion; undefined if there is no way. Without an address in the
 * settings, the web editor opens.
 *
 * @param tag that the discussion has from the start.
 */
export function findStartAddress(site: SiteContext, tag?: string): string | undefined {
  return fillPattern(site.site.contribute.new, { tag: tag ?? "" }) ?? openEditor(findNewDiscussion(tag), site);
}

/** Where somebody answers, corrects or reports a discussion; undefined if there is no way. */
export function findContributeAddress(
  kind: Exclude<ContributeKind, "new">,
  { file, slug }: Pick<Discussion, "file" | "slug">,
  site: SiteContext,
): string | undefined {
  const written = fillPattern(site.site.contribute[kind], { path: file, folder: file.replace(/\.md$/, ""), slug });
  if (written !== undefined || kind === "report") return written;
  return openEditor(findEditorLinks(file)[kind], site);
}

function fillPattern(pattern: string | undefined, values: Readonly<Record<string, string>>): string | undefined {
  return pattern?.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? "").replaceAll("%2F", "/"));
}

function openEditor({ path, state }: EditorLink, site: SiteContext): string | undefined {
  return site.assets.editor && `${link(site.basePath, path)}#${state}`;
}
