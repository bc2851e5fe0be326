import { z } from "zod";
import { findInvisible } from "../../text/invisible.ts";
import { limits } from "../../text/limits.ts";
import { isWebAddress, lineOfText, refuse } from "../parse/fields/common-fields.ts";

/** A link of the owner in the header of every page. */
export interface NavLink {
  readonly label: string;
  /** A path of the site, or an address with a scheme. */
  readonly link: string;
}

/** A phone shows as many in a few lines. */
const mostLinks = 8;

/** Ends a path in Markdown, which a repository has and a site does not. */
const markdown = /\.md(?:[?#]|$)/i;

const link = z.string().transform((written, context) => {
  const isPath = /^\/(?!\/)[^\s\\]*$/.test(written) && !markdown.test(written);
  const isMail = /^mailto:[^\s\\]+@[^\s\\]+$/.test(written);
  const isSound = isWebAddress(written) || ((isPath || isMail) && !findInvisible(written));
  return isSound ? written : refuse(context, { rule: "notNavLink", written });
});

export const navField = z.array(z.strictObject({ label: lineOfText(limits.nameGraphemes), link })).superRefine((links, context) => {
  if (links.length > mostLinks) refuse(context, { rule: "tooManyLinks", count: links.length, most: mostLinks });
});
