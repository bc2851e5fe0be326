import Engine, { type MarkdownIt, type StateInline, type Token } from "markdown-it";

type InlineRule = (state: StateInline, silent: boolean) => boolean;

const [, readImage]: readonly InlineRule[] = new Engine("zero").enable("image").inline.ruler.getRules("");

/** A picture that is text, because its address has a space and no `<>` around it. */
export interface SpacedPicture {
  readonly name: string;
  /** In UTF-16 units from the start of the block's content. */
  readonly offset: number;
}

/**
 * Stores the position of each picture in its block as `meta.offset`, in UTF-16 units from the start
 * of the block's content. Pictures that are text because of a space are stored with the block, as
 * `meta.spaced`.
 */
export function locatePictures(engine: MarkdownIt): void {
  const spaced = new WeakMap<readonly Token[], SpacedPicture[]>();

  engine.inline.ruler.at("image", (state, silent) => {
    const offset = state.pos;
    if (readImage?.(state, silent) !== true) {
      const name = silent ? undefined : readSpacedName(state.src, offset);
      if (name !== undefined) spaced.set(state.tokens, appendTo(spaced.get(state.tokens), { name, offset }));
      return false;
    }
    const image = silent ? undefined : state.tokens.at(-1);
    if (image) image.meta = { ...image.meta, offset };
    return true;
  });

  // Later rules replace these lists.
  engine.core.ruler.after("inline", "spaced_pictures", ({ tokens }) => {
    for (const token of tokens) {
      const found = token.children && spaced.get(token.children);
      if (found) token.meta = { ...token.meta, spaced: found };
    }
  });
}

/** Bounded, so that a text of brackets alone takes no longer than others. */
const likePicture = /!\[[^[\]\n]{0,200}\]\(((?:[^()<>\n]|\([^()<>\n]{0,50}\)){1,200})\)/y;

const title = /\s+(?:"[^"]*"|'[^']*')$/;

function readSpacedName(text: string, offset: number): string | undefined {
  likePicture.lastIndex = offset;
  const name = likePicture.exec(text)?.[1]?.trim().replace(title, "");
  return name !== undefined && /\s/.test(name) ? name : undefined;
}

function appendTo<T>(list: T[] | undefined, item: T): T[] {
  if (!list) return [item];
  list.push(item);
  return list;
}
