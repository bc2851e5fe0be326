import { imageSize } from "image-size";

/**
 * The size of an SVG: `width` and `height` of its root, or those of its `viewBox`. Undefined if it
 * has neither: then browsers and the renderer of icons would each choose another one.
 */
export function measureDrawing(text: string): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height } = imageSize(Buffer.from(text));
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
