import type { Plain } from "./rule.ts";

/** What can be wrong with the block at the start of a file, and with YAML anywhere. */
export interface FrontMatterRules {
  readonly emptyFile: Plain;
  readonly noFrontMatter: Plain;
  readonly openingFenceWithMore: { readonly written: string };
  readonly noClosingFence: Plain;
  readonly wrongClosingFence: { readonly written: string };
  readonly frontMatterTooLarge: { readonly kibibytes: number; readonly lines: number };
  readonly frontMatterWithoutKeys: Plain;

  readonly documentMark: Plain;
  readonly yamlTooDeep: Plain;
  readonly keyNotWord: Plain;
  readonly mergeKey: Plain;
  readonly keyTwice: { readonly key: string };
  readonly yamlAlias: { readonly written: string };
  readonly yamlAnchor: { readonly written: string };
  readonly yamlTag: { readonly written: string };
  /** What stands after ` #`. */
  readonly lostAsComment: { readonly written: string };
  readonly tabAsIndentation: Plain;
  readonly signBeforeValue: { readonly sign: string };
  readonly lineWithoutKey: Plain;
  readonly textAfterValue: Plain;
  readonly colonInValue: Plain;
  /** Of a line that stands further in or out than those beside it. */
  readonly strayIndentation: Plain;
  readonly listNotClosed: Plain;
  readonly mapNotClosed: Plain;
  readonly quotationNotClosed: Plain;
  /** What no other rule of YAML says; the parser's own English words. */
  readonly yamlNotRead: { readonly message: string };
}
