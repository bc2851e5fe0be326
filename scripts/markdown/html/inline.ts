import type { Token } from "markdown-it";
import type { PostWords } from "../../locale/words.ts";
import { staysWhole } from "../../text/inline-code.ts";
import { neutraliseText } from "../../text/invisible.ts";
import { fillIn } from "../../text/template.ts";
import { isRemote } from "../addresses.ts";
import { readPictureName } from "../pictures.ts";
import { readText } from "../plain/text-runs.ts";
import { limitInlineDepth } from "../syntax/depth.ts";
import { buildText, closeTag, openTag, readAttribute } from "../tokens.ts";
import type { FindHeading } from "./headings.ts";
import { createReferenceBudget, dressLink, remoteRel } from "./links.ts";

export interface InlineContext {
  readonly basePath: string;
  /** A picture of the post's folder by its file name. */
  readonly picture: (name: string) => ShownPicture | undefined;
  readonly words: Pick<PostWords, "pictureAlt" | "remotePicture">;
}

export interface ShownPicture {
  readonly src: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Makes the function that finishes each line of a post in turn: links, pictures, code. It changes the tokens given. */
export function createDresser(
  context: InlineContext,
  findHeading: FindHeading,
  bodyLength: number,
): (children: readonly Token[]) => Token[] {
  const mayRepeat = createReferenceBudget(bodyLength);
  return (children) => {
    limitInlineDepth(children);
    /** Of the links that are open here, whether each stays one; a link inside another does not. */
    const links: boolean[] = [];
    return children.flatMap((token) => {
      switch (token.type) {
        case "link_open": {
          const stays = !links.includes(true) && mayRepeat(token, "href") && dressLink(token, context, findHeading);
          links.push(stays);
          return stays ? [token] : [];
        }
        case "link_close":
          return links.pop() === true ? [token] : [];
        case "image":
          return dressPicture(token, links.includes(true));
        case "code_inline":
          token.attrSet("dir", "ltr");
          // A browser takes each hyphen for a place at which a line may end, and `--no-search` for three.
          if (token.content.includes("-") && staysWhole(token.content)) token.attrSet("class", "unbroken");
          return [token];
        default:
          return [token];
      }
    });
  };

  function dressPicture(token: Token, insideLink: boolean): Token[] {
    const address = readAttribute(token, "src") ?? "";
    const alt = readText(token.children ?? []).trim();
    const name = readPictureName(token);
    const picture = name === undefined ? undefined : context.picture(name);
    if (picture && mayRepeat(token, "src")) return [buildPicture(token, picture, alt || context.words.pictureAlt)];
    if (!isRemote(address)) return [buildText(alt || context.words.pictureAlt)];
    const text = alt || readHost(address);
    if (insideLink || !mayRepeat(token, "src")) return [buildText(text)];
    const attributes = { href: address, rel: remoteRel, class: "remote-picture" };
    return [openTag("a", attributes), buildText(fillIn(context.words.remotePicture, { alt: text })), closeTag("a")];
  }
}

function buildPicture(token: Token, { src, width, height }: ShownPicture, alt: string): Token {
  const title = readAttribute(token, "title");
  token.type = "picture";
  token.attrs = [
    ["src", src],
    ["width", width],
    ["height", height],
    ["alt", alt],
    ["loading", "lazy"],
    ["decoding", "async"],
  ];
  if (title !== undefined) token.attrPush(["title", neutraliseText(title).text]);
  return token;
}

function readHost(address: string): string {
  return new URL(address).host;
}
