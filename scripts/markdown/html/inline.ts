import type { Token } from "markdown-it";
import type { PostWords } from "../../locale/locale.ts";
import { isUnbreakable } from "../../text/inline-code.ts";
import { neutraliseText } from "../../text/invisible.ts";
import { limits } from "../../text/limits.ts";
import { fillWith } from "../../text/template.ts";
import { isRemote } from "../addresses.ts";
import type { FindHeading } from "../heading-ids.ts";
import { type PostPlace, readPictureName } from "../pictures.ts";
import { readPlainText } from "../plain/text-runs.ts";
import { markTypes } from "../syntax/paired-tags.ts";
import { isDone } from "../syntax/tasks.ts";
import { buildLabel, buildText, closeTag, openTag, readAttribute } from "../tokens.ts";
import { createReferenceBudget, finishLink, type LinkContext, remoteRel } from "./links.ts";

export interface InlineContext extends LinkContext {
  /** Absent for a text without pictures of its own. */
  readonly post?: PostPlace | undefined;
  /** Finds a picture of the post's folder by its file name. */
  readonly picture: (name: string) => ShownPicture | undefined;
  /** The absolute address of the page, if the text is read outside it, as in a feed. */
  readonly pageUrl?: string;
  readonly words: Pick<PostWords, "pictureAlt" | "wholePicture" | "remotePicture" | "taskDone" | "taskOpen">;
}

export interface ShownPicture {
  readonly src: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The address of the original, if this is a smaller copy. */
  readonly original?: string;
}

/**
 * Returns a function that transforms each line of a post in turn: links, pictures, code. It changes
 * the given tokens.
 */
export function createInlineTransform(
  context: InlineContext,
  findHeading: FindHeading,
  bodyLength: number,
): (children: readonly Token[]) => Token[] {
  const mayRepeat = createReferenceBudget(bodyLength);
  return (children) => {
    limitInlineDepth(children);
    /** Whether each open link stays a link. A link inside another one does not. */
    const links: boolean[] = [];
    return children.flatMap((token) => {
      switch (token.type) {
        case "link_open": {
          const isLink = !links.includes(true) && mayRepeat(token, "href") && finishLink(token, context, findHeading);
          links.push(isLink);
          return isLink ? [token] : [];
        }
        case "link_close":
          return links.pop() === true ? [token] : [];
        case "image":
          return finishPicture(token, links.includes(true));
        case "task":
          return buildTaskBox(token, context.words);
        case "code_inline":
          token.attrSet("dir", "ltr");
          // A browser may break a line at each hyphen, so `--no-search` could break at three
          // places.
          if (token.content.includes("-") && isUnbreakable(token.content)) token.attrSet("class", "unbroken");
          return [token];
        default:
          return [token];
      }
    });
  };

  function finishPicture(token: Token, insideLink: boolean): Token[] {
    const address = readAttribute(token, "src") ?? "";
    const alt = readPlainText(token.children ?? []).trim();
    const name = readPictureName(token, context.post);
    const picture = name === undefined ? undefined : context.picture(name);
    if (picture && mayRepeat(token, "src")) {
      const text = alt || context.words.pictureAlt;
      const shown = buildPicture(token, picture, text, context.pageUrl === undefined);
      if (picture.original === undefined || insideLink) return [shown];
      const label = fillWith(context.words.wholePicture, { alt: text }).join("");
      return [openTag("a", { href: picture.original, "aria-label": label }), shown, closeTag("a")];
    }
    if (!isRemote(address)) return [alt ? buildText(alt) : buildLabel(context.words.pictureAlt)];
    // The author wrote no host, so it has no direction.
    const text = alt ? buildText(alt) : buildLabel(readHost(address));
    if (insideLink || !mayRepeat(token, "src")) return [text];
    const attributes = { href: address, rel: remoteRel, class: "remote-picture" };
    return [openTag("a", attributes), ...buildPictureText(context.words.remotePicture, text), closeTag("a")];
  }
}

function buildPictureText(template: string, alt: Token): readonly Token[] {
  return fillWith(template, { alt }).map((part) => (typeof part === "string" ? buildLabel(part) : part));
}

/** @param isProperty whether the element around the text describes the post to search engines. */
function buildPicture(token: Token, { src, width: wide, height: high }: ShownPicture, alt: string, isProperty: boolean): Token {
  const title = readAttribute(token, "title");
  const { width, height } = shrink({ width: wide, height: high }, token);
  token.type = "picture";
  token.attrs = [
    ["src", src],
    ["width", width],
    ["height", height],
    ["alt", alt],
    ["loading", "lazy"],
    ["decoding", "async"],
  ];
  if (isProperty) token.attrPush(["itemprop", "image"]);
  if (title !== undefined) token.attrPush(["title", neutraliseText(title).text]);
  return token;
}

/** Fits a picture into the size that its author asks for. It never grows or changes its shape. */
function shrink({ width, height }: Pick<ShownPicture, "width" | "height">, { meta }: Token): Pick<ShownPicture, "width" | "height"> {
  const scale = Math.min(Number(meta?.width ?? width) / width, Number(meta?.height ?? height) / height, 1);
  return { width: Math.max(Math.round(width * scale), 1), height: Math.max(Math.round(height * scale), 1) };
}

/** The box has a name, since screen readers read its sign in different ways or not at all. */
function buildTaskBox(task: Token, words: Pick<PostWords, "taskDone" | "taskOpen">): Token[] {
  const done = isDone(task);
  const attributes = { class: done ? "task-box done" : "task-box", role: "img", "aria-label": done ? words.taskDone : words.taskOpen };
  return [openTag("span", attributes), buildText(task.content), closeTag("span")];
}

function readHost(address: string): string {
  return new URL(address).host;
}

const marked = new Set(["strong_open", "em_open", "s_open", "strong_close", "em_close", "s_close", ...markTypes]);

/** Shows marks that are nested too deep as plain text. Changes the given tokens. */
function limitInlineDepth(children: readonly Token[]): void {
  let depth = 0;
  for (const token of children) {
    if (!marked.has(token.type)) continue;
    const { nesting } = token;
    if (nesting === 1) depth++;
    if (depth > limits.inlineDepth) showMarkup(token);
    if (nesting === -1) depth--;
  }
}

function showMarkup(token: Token): void {
  token.type = "text";
  token.tag = "";
  token.nesting = 0;
  token.content = token.markup;
}
