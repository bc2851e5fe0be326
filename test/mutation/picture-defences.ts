import type { Defence } from "./defence.ts";

const corpus = "test/hostile/pictures";
const cleaning = "test/content/pictures";
const site = "test/site/pictures";

/** What a picture may not tell, run or cost. */
export const pictureDefences: readonly Defence[] = [
  {
    name: "pictures are published without metadata",
    code: "if (picture) writeFileSync(to, readCleanPicture(from, source));",
    without: "if (picture === null) writeFileSync(to, readCleanPicture(from, source));",
    tests: site,
  },
  {
    name: "segments of a JPEG are an allow-list",
    code: "  return [];\n}\n\n/** Leaves out the preview",
    without: "  return [bytes];\n}\n\n/** Leaves out the preview",
    tests: cleaning,
  },
  {
    name: "chunks of a PNG are an allow-list",
    code: "if (keptChunks.has(name)) kept.push(",
    without: 'if (name !== "") kept.push(',
    tests: cleaning,
  },
  {
    name: "chunks of a WebP are an allow-list",
    code: "if (!keptChunks.includes(name)) return [];",
    without: 'if (name === "") return [];',
    tests: cleaning,
  },
  {
    name: "extensions of a GIF are an allow-list",
    code: "if (block[0] === image || block[1] === graphicControl || isRepetition(block)) kept.push(block);",
    without: "kept.push(block);",
    tests: cleaning,
  },
  {
    name: "bytes of an AVIF that no pixel needs are blank",
    code: 'for (const box of boxes.filter(({ type }) => type === "mdat")) blankBetween(bytes, box, shown);',
    without: "",
    tests: cleaning,
  },
  {
    name: "a JPEG has one frame",
    code: "if (frameCount !== 1 || scanCount === 0) return undefined;",
    without: "if (scanCount === 0) return undefined;",
    tests: corpus,
  },
  {
    name: "no picture claims more pixels than its bytes can hold",
    code: "return pixels > harmlessPixels && pixels > bytes * maxPixelsPerByte ?",
    without: "return pixels < 0 ?",
    tests: corpus,
  },
  {
    name: "damaged pixels are an error",
    code: 'encode("error").catch(',
    without: 'encode("none").catch(',
    tests: corpus,
  },
  {
    name: "a JPEG that ends too early is an error",
    code: "(isCutOff(error) ? undefined : encode(",
    without: "(isCutOff(undefined) ? undefined : encode(",
    tests: corpus,
  },
  {
    name: "content with a picture that cannot be decoded is held back",
    code: "read: failed.length === 0 ? read : holdBack(read, failed)",
    without: "read",
    tests: site,
  },
];
