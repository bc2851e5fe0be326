import { joiningForward } from "./cursive-joining.ts";

/** Characters that join only the previous one: `Joining_Type` R and C without ZWJ, Unicode 15. */
const joinedAlone = [
  "\\u0622-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0640\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0",
  "\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef\\u0710\\u0715-\\u0719\\u071e\\u0728\\u072a\\u072c",
  "\\u072f\\u074d\\u0759-\\u075b\\u076b\\u076c\\u0771\\u0773\\u0774\\u0778\\u0779\\u07fa\\u0840\\u0846\\u0847\\u0849",
  "\\u0854\\u0856-\\u0858\\u0867\\u0869\\u086a\\u0870-\\u0885\\u088e\\u08aa-\\u08ac\\u08ae\\u08b1\\u08b2\\u08b9\\u180a",
  "\\u{10ac5}\\u{10ac7}\\u{10ac9}\\u{10aca}\\u{10ace}-\\u{10ad2}\\u{10add}\\u{10ae1}\\u{10ae4}\\u{10aef}\\u{10b81}",
  "\\u{10b83}-\\u{10b85}\\u{10b89}\\u{10b8c}\\u{10b8e}\\u{10b8f}\\u{10b91}\\u{10ba9}-\\u{10bac}\\u{10d22}\\u{10ec2}",
  "\\u{10f33}\\u{10f54}\\u{10f74}\\u{10f75}\\u{10fb4}-\\u{10fb6}\\u{10fb9}\\u{10fba}\\u{10fbd}\\u{10fc2}\\u{10fc3}",
  "\\u{10fc9}",
].join("");

/** Characters that join the previous one, as ranges of a character class. */
export const joinedBackward = `${joiningForward}${joinedAlone}`;

/** ZWNJ, or a letter of a joining script or a mark on it; some letters of Arabic join no other. */
const joining = new RegExp(`^(?:[\\u200c${joinedBackward}]|(?=[\\p{L}\\p{M}])[\\p{scx=Arab}\\p{scx=Syrc}])`, "u");

/**
 * True for text whose first character is a letter of a script that joins, a mark on such a letter,
 * or a ZWNJ.
 *
 * @example startsWithJoining("ها") // => true
 */
export function startsWithJoining(text: string): boolean {
  return joining.test(text);
}
