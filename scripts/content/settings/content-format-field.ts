import { refuse, wholeNumber } from "../parse/fields/common-fields.ts";
import { countFormats, firstFormat } from "./content-format.ts";

/** A number that no format reaches. */
const most = 1000;

/** The key `contentFormat`. Content of another format than `current` is refused. */
export function createContentFormatField(current: number = countFormats()) {
  return wholeNumber(firstFormat, most, current)
    .transform((written, context) => {
      if (written === current) return written;
      return refuse(
        context,
        written > current ? { rule: "newerContentFormat", written, current } : { rule: "olderContentFormat", written, current },
      );
    })
    .prefault(String(firstFormat));
}
