/** The part of sharp that tests use to make pictures. */
declare module "sharp" {
  interface Picture {
    jpeg(options?: { readonly quality?: number; readonly progressive?: boolean }): Picture;
    png(options?: { readonly compressionLevel?: number }): Picture;
    webp(options?: { readonly lossless?: boolean; readonly quality?: number }): Picture;
    avif(options?: { readonly quality?: number; readonly effort?: number }): Picture;
    gif(): Picture;
    resize(width: number, height: number, options?: { readonly fit: "fill"; readonly kernel?: "nearest" }): Picture;
    withExif(exif: Readonly<Record<string, Readonly<Record<string, string>>>>): Picture;
    withMetadata(metadata: { readonly orientation: number }): Picture;
    withXmp(xmp: string): Picture;
    raw(): Picture;
    toBuffer(): Promise<Buffer>;
    metadata(): Promise<{ readonly width: number; readonly height: number; readonly format: string; readonly orientation?: number }>;
  }
  interface Raw {
    readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4; readonly pageHeight?: number };
  }
  export default function sharp(input: Uint8Array, options?: Raw | { readonly animated: true }): Picture;
}
