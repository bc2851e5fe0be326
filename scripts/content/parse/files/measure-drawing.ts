import { imageSize } from "image-size";

/** SVG 2, 8.6: commas and any white space may separate the numbers. The library knows one space. */
const viewBox = /\bviewBox\s*=\s*["']([^"']*)["']/g;

/**
 * The size of an SVG: `width` and `height` of its root, or those of its `viewBox`. Undefined if it
 * has neither: then browsers and the renderer of icons would each choose another one.
 */
export function measureDrawing(text: string): { readonly width: number; readonly height: number } | undefined {
  try {
    const plain = text.replace(viewBox, (_, numbers: string) => `viewBox="${numbers.trim().replace(/\s*,\s*|\s+/g, " ")}"`);
    const { width, height } = imageSize(Buffer.from(plain));
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
