import { create, type PageSettings, type Shown, type Values } from "./engine.ts";

interface PreviewParts {
  readonly entry: { readonly get: (key: "data") => Values };
  readonly widgetFor: (name: string) => Shown;
  /** Of the frame of the preview. */
  readonly document: Document;
}

/** How a post looks on the site. */
export function createPreview({ language, direction }: PageSettings): (parts: PreviewParts) => Shown {
  return ({ entry, widgetFor, document }) => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    const values = entry.get("data");
    const title = values.get("title");
    return create(
      "main",
      null,
      typeof title === "string" ? create("h1", { dir: "auto" }, title) : null,
      create(
        "article",
        null,
        create("header", { className: "byline" }, create("bdi", { className: "name" }, values.get("author")), " ", values.get("created")),
        create("div", { className: "prose" }, widgetFor("body")),
      ),
    );
  };
}
