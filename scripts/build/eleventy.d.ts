/** The part of Eleventy that the build uses. The package has no types. */
declare module "@11ty/eleventy" {
  export interface UserConfig {
    addTemplate(name: string, template: { readonly data: () => object; readonly render: (data: never) => string | Uint8Array }): void;
    addTransform(name: string, transform: (content: Uint8Array) => Buffer): void;
    setQuietMode(quiet: boolean): void;
    readonly benchmarks: { readonly config: { setMinimumThresholdMs(milliseconds: number): void } };
    on(event: "eleventy.after", listener: (event: { readonly directories: { readonly output: string } }) => void | Promise<void>): void;
  }
  export interface Options {
    readonly source: "cli";
    readonly quietMode: boolean;
    readonly configPath: false;
    readonly config: (config: UserConfig) => object;
  }
  export class Eleventy {
    constructor(input: string, output: string, options: Options);
    /** Eleventy prints nothing any more, but still throws errors. */
    disableLogger(): void;
    write(): Promise<unknown>;
  }
}
