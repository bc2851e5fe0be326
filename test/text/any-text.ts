import fc from "fast-check";

/** Characters that have a rule, and some that have none. */
const notable = [
  ..." \t\n\u00a0\u3000_-.,+#~/\\%?",
  ..."aAzZİıßςΣσéÅ①ﬁ𝐀９",
  ..."بیيىكکۀەهٔةأؤئاآدرزوژء",
  ..."۰۹٠٩ـًَُِّْٰٕٓ،؛؟",
  ..."\u00ad\u0301\u0338\u0345\u0600\u061c\u200b\u200c\u200c\u200d\u200e\u2028\u202e\u2060\u2066\ufe0f\ufeff\ufffd\uffff",
  ..."👩💻🏳🌈🇮🇷🏴\u{e0067}\u{e007f}\u{e0100}",
  ..."ﻛﻲﷺﭖﮐ\u0d4d\u0915\u0e33\u1100\u1161ܐ",
];

/** Well-formed text of any characters of Unicode, or mostly of the characters that have a rule. */
export function anyText(maxLength = 30): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: "binary", maxLength }),
    fc.string({ unit: "grapheme", maxLength }),
    fc.string({ unit: fc.constantFrom(...notable), maxLength }),
    fc.string({ unit: fc.oneof(fc.constantFrom(...notable), fc.string({ unit: "binary", minLength: 1, maxLength: 1 })), maxLength }),
  );
}
