import type { Editor } from "../content/editor.ts";
import type { EditorWords, PhraseName } from "../locale/editor-words.ts";
import { limits } from "../text/limits.ts";
import { link, permalink, type SiteContext } from "./context.ts";
import { describeBackend } from "./editor-backend.ts";
import type { EditorSettingsPage } from "./plan-editor.ts";

/** Where Decap CMS keeps its phrases; what it fills in stands between `%{` and `}`. */
const phrasePaths: Readonly<Record<PhraseName, readonly string[]>> = {
  logIn: ["auth.login"],
  logOut: ["ui.settingsDropdown.logOut"],
  content: ["app.header.content"],
  media: ["app.header.media", "mediaLibrary.mediaLibraryModal.mediaAssets"],
  quickAdd: ["app.header.quickAdd"],
  collections: ["collection.sidebar.collections"],
  searchAll: ["collection.sidebar.searchAll"],
  sortBy: ["collection.collectionTop.sortBy"],
  loadingEntries: ["collection.entries.loadingEntries", "collection.entries.cachingEntries"],
  loadingEntry: ["editor.editor.loadingEntry"],
  noEntries: ["collection.entries.noEntries"],
  optional: ["editor.editorControl.field.optional"],
  required: ["editor.editorControlPane.widget.required"],
  leave: ["editor.editor.onLeavePage"],
  loadBackup: ["editor.editor.confirmLoadBackup"],
  back: ["editor.editorToolbar.backCollection"],
  publish: ["editor.editorToolbar.publish"],
  publishing: ["editor.editorToolbar.publishing"],
  published: ["editor.editorToolbar.published"],
  publishNow: ["editor.editorToolbar.publishNow"],
  publishAndCreate: ["editor.editorToolbar.publishAndCreateNew"],
  publishAndDuplicate: ["editor.editorToolbar.publishAndDuplicate"],
  duplicate: ["editor.editorToolbar.duplicate"],
  remove: ["editor.editorToolbar.deleteEntry", "editor.editorToolbar.deletePublishedEntry"],
  confirmRemove: ["editor.editor.onDeletePublishedEntry"],
  save: ["editor.editorToolbar.save"],
  saving: ["editor.editorToolbar.saving"],
  unsaved: ["editor.editorToolbar.unsavedChanges"],
  saved: ["editor.editorToolbar.changesSaved", "ui.toast.entrySaved"],
  richText: ["editor.editorWidgets.markdown.richText"],
  markdown: ["editor.editorWidgets.markdown.markdown"],
  now: ["editor.editorWidgets.datetime.now"],
  clear: ["editor.editorWidgets.datetime.clear"],
  togglePreview: ["editor.editorInterface.togglePreview"],
  toggleScroll: ["editor.editorInterface.toggleScrollSync"],
  toSite: ["ui.default.goBackToSite"],
  failedToSave: ["ui.toast.onFailToPersist"],
  missingField: ["ui.toast.missingRequiredField"],
  entryPublished: ["ui.toast.entryPublished"],
  choosePicture: ["editor.editorWidgets.image.choose"],
  upload: ["mediaLibrary.mediaLibraryModal.upload"],
  insertPicture: ["mediaLibrary.mediaLibraryModal.chooseSelected"],
  removePicture: ["mediaLibrary.mediaLibraryModal.deleteSelected"],
};

/** Its sign for something new is in no font of many machines. */
const signs = [["collection.collectionTop.newButton", "+ %{collectionLabel}"]] as const;

/** What the engine calls the holes of its phrases. */
const holes: Readonly<Record<string, string>> = { field: "fieldLabel", collection: "collectionLabel", details: "details" };

/** Languages of Decap CMS among those of the site; in others its words are English where the site gives none. */
const engineLanguages = ["fa", "en"];

/** All that the script of the editor has to know. */
export function describeEditor(page: EditorSettingsPage, editor: Editor, site: SiteContext) {
  const { locale, assets } = site;
  const { phrases, picture, chooseDiscussion, cannotReply } = locale.editor;
  const styles = [assets.styles, ...(assets.post.styles ? [assets.post.styles] : [])].map(({ url }) => link(site, url));
  return {
    engine: describeEngine(page, editor, site),
    phrases: [
      ...signs,
      ...Object.entries(phrasePaths).flatMap(([name, paths]) => {
        const phrase = phrases[name as PhraseName].replace(/\{(\w+)\}/g, (_, hole: string) => `%{${holes[hole]}}`);
        return paths.map((path) => [path, phrase] as const);
      }),
    ],
    page: { language: locale.language, direction: locale.direction, styles, discussions: link(site, "/discussions/") },
    zone: site.site.zone.name,
    group: page.group,
    tags: page.tags,
    picture,
    says: { chooseDiscussion, cannotReply },
  };
}

/** The configuration of Decap CMS. */
function describeEngine({ group }: EditorSettingsPage, editor: Editor, site: SiteContext) {
  const { language, editor: words } = site.locale;
  const folder = `${editor.folder}/discussions`;
  const groups = group.map((_, index) => `{{group${index + 1}}}/`).join("");
  const shared = { folder, create: true, extension: "md", format: "discussion", slug: "{{name}}", public_folder: "" };
  const name = (label: EditorWords["replies"]) => ({ label: label.many, label_singular: label.one });
  return {
    ...describeBackend(editor),
    locale: engineLanguages.includes(language) ? language : "en",
    site_url: permalink(site, "/"),
    display_url: permalink(site, "/"),
    logo: { src: link(site, site.icons.vector), show_in_header: true },
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
        path: `${groups}{{slug}}`,
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
        path: `${groups}{{thread}}/{{slug}}`,
        media_folder: "",
        summary: "{{dirname}}: {{author}}",
        sortable_fields: ["created", "author"],
        fields: listReplyFields(words),
      },
    ],
  };
}

type Field = Readonly<Record<string, unknown>>;

function listDiscussionFields({ fields, hints, titleLength, answerName, status }: EditorWords): readonly Field[] {
  const options = Object.entries(status).map(([value, label]) => ({ value, label }));
  return [
    {
      name: "title",
      label: fields.title,
      widget: "string",
      pattern: [`^\\s*(?:\\S.{0,${limits.titleGraphemes - 1}})$`, titleLength],
    },
    { name: "author", label: fields.author, widget: "string" },
    { name: "tags", label: fields.tags, widget: "tags", hint: hints.tags },
    describeBody(fields.body, hints.picture),
    describeTime("created", fields.created),
    { name: "status", label: fields.status, widget: "select", options, default: "published", required: false },
    { name: "answer", label: fields.answer, widget: "string", required: false, hint: hints.answer, pattern: ["\\.md$", answerName] },
    { ...describeTime("updated", fields.updated), required: false, hint: hints.updated },
    { name: "updatedBy", label: fields.updatedBy, widget: "string", required: false },
  ];
}

function listReplyFields({ fields, hints }: EditorWords): readonly Field[] {
  return [
    {
      name: "discussion",
      label: fields.discussion,
      widget: "relation",
      collection: "discussions",
      search_fields: ["title"],
      display_fields: ["title"],
      value_field: "{{slug}}",
      required: false,
    },
    { name: "author", label: fields.author, widget: "string" },
    describeBody(fields.body, hints.picture),
    describeTime("created", fields.created),
    { ...describeTime("updated", fields.updated), required: false, hint: hints.updated },
    { name: "updatedBy", label: fields.updatedBy, widget: "string", required: false },
  ];
}

/** As it was written, unless the author asks for the other way of writing, which spells marks in its own manner. */
function describeBody(label: string, hint: string): Field {
  return { name: "body", label, widget: "markdown", hint, modes: ["raw", "rich_text"], editor_components: ["image", "code-block"] };
}

function describeTime(name: string, label: string): Field {
  return { name, label, widget: "datetime", format: "YYYY-MM-DD HH:mm" };
}
