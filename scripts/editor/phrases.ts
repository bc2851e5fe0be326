import type { EditorWords, PhraseName } from "../locale/locale.ts";

/** The paths of each phrase in Decap CMS, which marks a placeholder as `%{name}`. */
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
  saved: ["ui.toast.entrySaved"],
  // The engine shows it for a new form without input, too.
  unchanged: ["editor.editorToolbar.changesSaved"],
  richText: ["editor.editorWidgets.markdown.richText"],
  strikethrough: ["editor.editorWidgets.markdown.strikethrough"],
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

/** The engine's icon for a new entry is missing in the fonts of many machines. */
const signs = [["collection.collectionTop.newButton", "+ %{collectionLabel}"]] as const;

/** The engine's names of the placeholders. */
const holes: Readonly<Record<string, string>> = { field: "fieldLabel", collection: "collectionLabel", details: "details" };

/** The phrases of the engine that the site replaces, each with its path. */
export function listPhrases({ phrases }: EditorWords): readonly (readonly [path: string, phrase: string])[] {
  return [
    ...signs,
    ...Object.entries(phrasePaths).flatMap(([name, paths]) => {
      const phrase = phrases[name as PhraseName].replace(/\{(\w+)\}/g, (_, hole: string) => `%{${holes[hole]}}`);
      return paths.map((path) => [path, phrase] as const);
    }),
  ];
}
