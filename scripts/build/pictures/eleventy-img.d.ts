/** The part of Eleventy's pictures that the build uses. The package has no types. */
declare module "@11ty/eleventy-img" {
  interface Sharp {
    resize(width: number, height: number, options: { readonly fit: "fill" }): Sharp;
    timeout(options: { readonly seconds: number }): Sharp;
  }
  interface Options {
    readonly widths: readonly ["auto"];
    readonly formats: readonly ["webp" | "jpeg"];
    readonly formatFiltering: readonly [];
    readonly dryRun: true;
    readonly useCache: false;
    readonly fixOrientation: true;
    readonly urlFormat: () => string;
    readonly sharpOptions: { readonly failOn: "warning" | "error"; readonly limitInputPixels: number };
    readonly sharpWebpOptions: { readonly quality: number; readonly smartSubsample: boolean };
    readonly sharpJpegOptions: { readonly quality: number };
    readonly transform: (picture: Sharp) => void;
  }
  const eleventyImg: {
    readonly Image: new (
      name: string,
      options: Options,
    ) => { resize(bytes: Uint8Array): Promise<{ readonly [Format in "webp" | "jpeg"]?: readonly { readonly buffer: Uint8Array }[] }> };
  };
  export default eleventyImg;
}
