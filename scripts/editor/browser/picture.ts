import { type BuiltSettings, create, type Engine, type PictureForm } from "./engine.ts";

/**
 * Registers the component of a picture with labels in the site's language; the engine's own is in
 * English.
 */
export function registerPicture(engine: Engine, { label, file, alt }: BuiltSettings["picture"]): void {
  engine.registerEditorComponent({
    id: "image",
    label,
    fields: [
      { name: "image", label: file, widget: "image", media_library: { allow_multiple: false }, choose_url: false },
      { name: "alt", label: alt, widget: "string", required: false },
    ],
    pattern: /^!\[([^\]]*)\]\(([^()\s]*)\)$/,
    fromBlock: ([, described = "", image = ""]) => ({ image: readName(image), alt: described }),
    toBlock: ({ image = "", alt: described = "" }) => `![${described.replace(/[[\]\s]+/g, " ").trim()}](${spellName(image)})`,
    toPreview: ({ image = "", alt: described = "" }: PictureForm, getAsset) =>
      create("img", { src: String(getAsset(image)), alt: described }),
  });
}

/** A space or a bracket would end the address (CommonMark 0.31, 6.3). */
function spellName(name: string): string {
  return name.replace(/[\s()]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

/** The name of the file in the repository; an address with broken escapes stays the same. */
function readName(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
