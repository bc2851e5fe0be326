/**
 * How much two opaque colours differ (WCAG 2.2, "contrast ratio"), from 1 to 21; each as a browser computes it.
 *
 * @example measureContrast("rgb(0, 0, 0)", "rgb(255, 255, 255)") // => 21
 */
export function measureContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function measureLuminance(colour: string): number {
  const [red, green, blue, ...rest] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!/^rgb\(/.test(colour) || red === undefined || green === undefined || blue === undefined || rest.length > 0)
    throw new Error(`no opaque colour: ${colour}`);
  return 0.2126 * linearise(red) + 0.7152 * linearise(green) + 0.0722 * linearise(blue);
}

function linearise(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
