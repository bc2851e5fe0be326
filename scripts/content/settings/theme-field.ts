import { z } from "zod";
import { refuse } from "../parse/fields/common-fields.ts";
import { defaultColours } from "./default-colours.ts";

const colour = z.string().transform((written, context) => {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(written) ? written.toLowerCase() : refuse(context, { rule: "notColour", written });
});

/** A length in rem, both bounds included. */
function rem(min: number, max: number) {
  return z.string().transform((written, context) => {
    const [, number = ""] = /^(\d{1,3}(?:\.\d{1,4})?)rem$/.exec(written) ?? [];
    if (number !== "" && Number(number) >= min && Number(number) <= max) return written;
    const bare = /^\d{1,3}(?:\.\d{1,4})?$/.test(written) && Number(written) >= min && Number(written) <= max;
    return refuse(context, { rule: "notSize", written, min, max, right: bare ? `${written}rem` : undefined });
  });
}

/** Names of font families between commas. A browser uses the first one that it has. */
const families = z.string().transform((written, context) => {
  const names = written.split(",").map((name) => name.trim());
  return names.every((name) => /^[\p{L}\d][\p{L}\d -]{0,60}$/u.test(name)) ? names : refuse(context, { rule: "notFonts", written });
});

/** A font of the owner, as a path below `static`. */
const fontFile = z.string().transform((written, context) => {
  const path = written.normalize("NFC");
  return path.endsWith(".woff2") && !/^\/|["\\\n]/.test(path) ? path : refuse(context, { rule: "notFontFile", written });
});

/** The file belongs to the first name of its list. */
const fonts = z
  .strictObject({
    text: families.exactOptional(),
    textFile: fontFile.exactOptional(),
    code: families.exactOptional(),
    codeFile: fontFile.exactOptional(),
  })
  .superRefine(({ text, textFile, code, codeFile }, context) => {
    if (textFile !== undefined && text === undefined) refuse(context, { rule: "fontWithoutName", key: "text" }, ["textFile"]);
    if (codeFile !== undefined && code === undefined) refuse(context, { rule: "fontWithoutName", key: "code" }, ["codeFile"]);
  });

const shades = z.strictObject({ light: colour.exactOptional(), dark: colour.exactOptional() }).exactOptional();

/** Persian is unreadable below 14 pixels. */
const smallest = 0.875;

export const themeField = z.strictObject({
  colours: z.strictObject(Object.fromEntries(Object.keys(defaultColours).map((name) => [name, shades]))).prefault({}),
  fonts: fonts.prefault({}),
  sizes: z
    .strictObject({
      small: rem(smallest, 2).exactOptional(),
      body: rem(smallest, 3).exactOptional(),
      title: rem(smallest, 4).exactOptional(),
      head: rem(smallest, 6).exactOptional(),
      measure: rem(20, 120).exactOptional(),
      radius: rem(0, 3).exactOptional(),
    })
    .prefault({}),
});

/** The owner's changes to the default theme. */
export type Theme = z.output<typeof themeField>;
