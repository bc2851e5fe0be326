function listWords(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}

/**
 * Elements that only draw or name (SVG 2). Without links, scripts, other documents, animations and
 * fonts, and without filters and patterns, whose cost their size does not show.
 */
export const drawingElements = listWords([
  "svg g defs symbol use title desc style",
  "path rect circle ellipse line polyline polygon text tspan",
  "linearGradient radialGradient stop clipPath mask",
]);

/** Names, geometry, and presentation attributes without references to other files (SVG 2). */
export const drawingAttributes = listWords([
  "id class style lang role tabindex version baseProfile xml:space xml:lang",
  "x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy points width height viewBox preserveAspectRatio transform pathLength rotate",
  "offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod textLength lengthAdjust",
  "clipPathUnits clip-path clip-rule mask maskUnits maskContentUnits mask-type",
  "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit",
  "stroke-dasharray stroke-dashoffset paint-order vector-effect",
  "color opacity display visibility overflow enable-background color-interpolation mix-blend-mode isolation",
  "shape-rendering text-rendering image-rendering color-rendering transform-origin",
  "font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing",
  "text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction unicode-bidi writing-mode",
  "href xlink:href",
]);
