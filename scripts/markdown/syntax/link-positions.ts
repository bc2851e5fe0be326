import Engine, { type MarkdownIt, type StateInline, type Token } from "markdown-it";

type InlineRule = (state: StateInline, silent: boolean) => boolean;

const [, readLink, readAutolink]: readonly InlineRule[] = new Engine("zero").enable(["link", "autolink"]).inline.ruler.getRules("");

/**
 * Stores the position of each link in its block as `meta.offset`, in UTF-16 units from the start of
 * the block's content. Addresses without brackets have none: nobody wrote them as links.
 */
export function locateLinks(engine: MarkdownIt): void {
  engine.inline.ruler.at("link", locate(readLink));
  engine.inline.ruler.at("autolink", locate(readAutolink));
}

function locate(read: InlineRule | undefined): InlineRule {
  return (state, silent) => {
    const offset = state.pos;
    const before = state.tokens.length;
    if (read?.(state, silent) !== true) return false;
    const open = silent ? undefined : findOpen(state.tokens, before);
    if (open) open.meta = { ...open.meta, offset };
    return true;
  };
}

/** Text before the link may become a token of its own first. */
function findOpen(tokens: readonly Token[], before: number): Token | undefined {
  return [tokens[before], tokens[before + 1]].find((token) => token?.type === "link_open");
}
