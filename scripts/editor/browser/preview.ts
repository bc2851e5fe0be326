import { create, type PageSettings, type Shown, type Values } from "./engine.ts";

interface PreviewParts {
  readonly entry: { readonly get: (key: "data") => Values };
  readonly widgetFor: (name: string) => Shown;
  /** The engine's own: the pictures that it asked for, by their paths, with those that came. */
  readonly state: { readonly medias: Readonly<Record<string, { readonly asset?: unknown }>> };
  /** Of the frame of the preview. */
  readonly document: Document;
}

/** The blocks of the engine say nothing of their direction, which the site gives each of its own. */
export const blockDirections = `
.prose :is(pre, code) { direction: ltr; text-align: left; }
.prose :is(p, li, h1, h2, h3, h4, h5, h6, th, td) { unicode-bidi: plaintext; text-align: start; }
`;

/** How a post looks on the site. */
export function createPreview({ language, direction }: PageSettings): (parts: PreviewParts) => Shown {
  return ({ entry, widgetFor, state, document }) => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    const values = entry.get("data");
    const title = values.get("title");
    const time = create("bdi", { dir: "ltr" }, values.get("created"));
    return create(
      "main",
      null,
      typeof title === "string" ? create("h1", { dir: "auto" }, title) : null,
      create(
        "article",
        null,
        create("header", { className: "byline" }, create("bdi", { className: "name" }, values.get("author")), " ", time),
        // The engine draws a post anew only when it was changed, and pictures come after it.
        create("div", { className: "prose", key: String(countPictures(state)) }, widgetFor("body")),
      ),
    );
  };
}

function countPictures({ medias }: PreviewParts["state"]): number {
  return Object.values(medias).filter(({ asset }) => asset !== undefined).length;
}
