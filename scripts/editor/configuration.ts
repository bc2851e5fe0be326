import type { EditorSettings } from "../content/settings/editor-field.ts";
import type { EditorWords } from "../locale/locale.ts";
import type { SiteContext } from "../pages/site.ts";
import { homeUrl } from "../pages/urls.ts";
import { link, permalink } from "../text/href.ts";
import { describeBackend } from "./backend.ts";
import { listDiscussionFields, listReplyFields } from "./fields.ts";

/**
 * The site's languages that Decap CMS speaks. In others its phrases are English, except those that
 * the site translates.
 */
const engineLanguages = ["fa", "en"];

/**
 * The configuration of Decap CMS.
 *
 * @param group the folders of new discussions, as in `EditorSettingsPage`.
 */
export function describeEngine(group: readonly string[], editor: EditorSettings, site: SiteContext) {
  const { language, editor: words } = site.locale;
  const folder = `${editor.folder}/discussions`;
  const shared = { folder, create: true, extension: "md", format: "discussion", slug: "{{name}}", public_folder: "" };
  // The engine looks for entries at the depth that the path has parts.
  const writePath = (folders: number) => `${Array.from({ length: folders }, (_, index) => `{{folder${index + 1}}}/`).join("")}{{slug}}`;
  const name = (label: EditorWords["replies"]) => ({ label: label.many, label_singular: label.one });
  return {
    ...describeBackend(editor),
    locale: engineLanguages.includes(language) ? language : "en",
    site_url: permalink(site.site.base, homeUrl),
    display_url: permalink(site.site.base, homeUrl),
    logo: { src: link(site.basePath, site.icons.vector ?? site.icons.touch), show_in_header: true },
    media_folder: folder,
    public_folder: "",
    slug: { encoding: "unicode", clean_accents: false, sanitize_replacement: "-" },
    show_preview_links: false,
    load_config_file: false,
    collections: [
      {
        ...shared,
        ...name(words.discussions),
        name: "discussions",
        identifier_field: "title",
        filter: { field: "kind", value: "discussion" },
        path: writePath(group.length),
        media_folder: "{{filename}}",
        summary: "{{title}}",
        sortable_fields: ["created", "title", "author"],
        fields: listDiscussionFields(words),
      },
      {
        ...shared,
        ...name(words.replies),
        name: "replies",
        identifier_field: "author",
        filter: { field: "kind", value: "reply" },
        path: writePath(group.length + 1),
        media_folder: "",
        summary: "{{dirname}}: {{author}}",
        sortable_fields: ["created", "author"],
        fields: listReplyFields(words),
      },
    ],
  };
}
