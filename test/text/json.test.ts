import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeJson } from "../../scripts/text/json.ts";

describe("encoded JSON", () => {
  test("reads as what it was", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(encodeJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    for (const text of ['\\"', "\\\\", 'a\\"b', "\n<\\>&"]) expect(JSON.parse(encodeJson(text))).toBe(text);
  });

  test("holds nothing that could end its block or pass for markup", () => {
    const encoded = encodeJson({ title: '</script><!-- x" onload=y &amp; ]]>' });
    expect(encoded).toBe('{"title":"\\u003c/script\\u003e\\u003c!-- x\\u0022 onload=y \\u0026amp; ]]\\u003e"}');
  });
});
