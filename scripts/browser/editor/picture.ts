import { create, type Engine, type Picture, type Settings } from "./engine.ts";

/** Teaches the engine what a picture is in the site's words; what it knows by itself speaks English. */
export function registerPicture(engine: Engine, { label, file, alt }: Settings["picture"]): void {
  engine.registerEditorComponent({
    id: "image",
    label,
    fields: [
      { name: "image", label: file, widget: "image", media_library: { allow_multiple: false }, choose_url: false },
      { name: "alt", label: alt, widget: "string", required: false },
    ],
    pattern: /^!\[([^\]]*)\]\(([^()\s]*)\)$/,
    fromBlock: ([, described = "", image = ""]) => ({ image, alt: described }),
    toBlock: ({ image = "", alt: described = "" }) => `![${described.replace(/[[\]\n]/g, " ")}](${spellName(image)})`,
    toPreview: ({ image = "", alt: described = "" }: Picture, getAsset) => create("img", { src: String(getAsset(image)), alt: described }),
  });
}

/** A space or a bracket would end the address (CommonMark 0.31, 6.3). */
function spellName(name: string): string {
  return name.replace(/[\s()]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
