import Engine, { type MarkdownIt, type StateInline } from "markdown-it";

type InlineRule = (state: StateInline, silent: boolean) => boolean;

const [, readImage]: readonly InlineRule[] = new Engine("zero").enable("image").inline.ruler.getRules("");

/** Keeps with each picture where in its block it was written: `meta.offset`, in UTF-16 units from the start of the block's content. */
export function locatePictures(engine: MarkdownIt): void {
  engine.inline.ruler.at("image", readPlacedImage);
}

function readPlacedImage(state: StateInline, silent: boolean): boolean {
  const offset = state.pos;
  if (readImage?.(state, silent) !== true) return false;
  const image = silent ? undefined : state.tokens.at(-1);
  if (image) image.meta = { ...image.meta, offset };
  return true;
}
