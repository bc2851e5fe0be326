/** The part of Eleventy that is used here; the package ships no types. */
declare module "@11ty/eleventy" {
  export interface UserConfig {
    addTemplate(name: string, template: { readonly data: object; readonly render: (data: never) => string }): void;
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
    /** Nothing is printed any more; errors are thrown all the same. */
    disableLogger(): void;
    write(): Promise<unknown>;
  }
}
