/**
 * The contrast of two colours, from 1 to 21, whichever is in front (WCAG 2.2, "contrast ratio").
 *
 * @param one `#` and three or six hexadecimal digits, like `other`.
 * @example measureContrast("#fff", "#000000") // => 21
 */
export function measureContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [findLuminance(one), findLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function findLuminance(colour: string): number {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => linearise(Number.parseInt(long.slice(start, start + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearise(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
