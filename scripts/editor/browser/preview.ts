import { create, type PageSettings, type Shown, type Values } from "./engine.ts";

interface PreviewParts {
  readonly entry: { readonly get: (key: "data") => Values };
  readonly widgetFor: (name: string) => Shown;
  /** The pictures that the engine requested, by path; `asset` is set once it has loaded. */
  readonly state: { readonly medias: Readonly<Record<string, { readonly asset?: unknown }>> };
  /** The document of the preview's frame. */
  readonly document: Document;
}

/** The site gives each block its direction; the engine's blocks have none. */
export const blockDirections = `
.prose :is(pre, code) { direction: ltr; text-align: left; }
.prose :is(p, li, h1, h2, h3, h4, h5, h6, th, td) { unicode-bidi: plaintext; text-align: start; }
`;

/** Previews a post as it will look on the site. */
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
        // The engine renders a post again only when it changes, but its pictures load later: a new
        // key forces it.
        create("div", { className: "prose", key: String(countPictures(state)) }, widgetFor("body")),
      ),
    );
  };
}

function countPictures({ medias }: PreviewParts["state"]): number {
  return Object.values(medias).filter(({ asset }) => asset !== undefined).length;
}
