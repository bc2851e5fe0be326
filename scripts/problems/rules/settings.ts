import type { Plain } from "./rule.ts";

/** What can be wrong with `site.yaml`, `banner.yaml` and `tags.yaml`. */
export interface SettingsRules {
  readonly siteWithoutKeys: Plain;
  /** `near` is what may have been meant. */
  readonly unknownLabel: { readonly name: string; readonly near?: string | undefined };
  /** `holes` are those that the text may have. */
  readonly wrongHole: { readonly name: string; readonly hole: string; readonly holes: readonly string[] };
  /** `hole` is one that the usual text has. */
  readonly missingHole: { readonly name: string; readonly hole: string };
  /** A note: names of colours, and two ratios. */
  readonly weakContrast: {
    readonly text: string;
    readonly ground: string;
    readonly scheme: "light" | "dark";
    readonly ratio: string;
    readonly least: string;
  };

  /** A note, where the address of the site is public. */
  readonly localEditor: Plain;

  /** The package of the web editor is not installed. */
  readonly editorNotInstalled: Plain;

  readonly campaignsNotList: Plain;
  readonly campaignWithoutKeys: Plain;
  readonly campaignWithoutTime: Plain;
  readonly campaignEndsEarly: Plain;

  readonly tagsNotMap: Plain;
  readonly tagNotMap: { readonly tag: string };
  /** `line` is where the other stands. */
  readonly sameTag: { readonly tag: string; readonly other: string; readonly line: number };
  /** `otherFile` is the registry, or one of the discussions that have the other. */
  readonly sameTagSlug: { readonly slug: string; readonly tag: string; readonly other: string; readonly otherFile: string };
}

/** What can be wrong with one setting; said of a subject. */
export interface SettingRules {
  readonly notBase: { readonly written: string };
  readonly unknownLanguage: { readonly written: string; readonly known: readonly string[] };
  readonly unknownTimeZone: { readonly written: string };
  readonly unknownHole: { readonly hole: string };
  readonly notContactAddress: { readonly written: string; readonly key: "reply" | "edit" | "report" };
  readonly notColour: { readonly written: string };
  /** In rem; `right` is the same with its unit, where that alone lacks. */
  readonly notSize: { readonly written: string; readonly min: number; readonly max: number; readonly right?: string | undefined };
  readonly notFonts: { readonly written: string };
  readonly notRepository: { readonly written: string };
  /** It may be a project of another host. */
  readonly notGitHubRepository: { readonly written: string };
  readonly notBranch: { readonly written: string };
  readonly notRepositoryFolder: { readonly written: string };
  readonly notService: { readonly written: string };
  readonly notAppId: { readonly written: string };
  /** A key of the web editor that its backend cannot do without. */
  readonly backendNeeds: { readonly key: "repo" | "signIn" | "appId"; readonly backend: string };
  readonly notMonthDay: { readonly written: string };
  readonly notLink: { readonly written: string };
  /** `right` is one that is near. */
  readonly wrongTagSlug: { readonly written: string; readonly right?: string | undefined };
  readonly tagSlugTooLong: { readonly bytes: number; readonly most: number };
}

/** Keys of the web editor as they are written, in every language. */
export const editorExamples = { repo: "repo: sara/forum", signIn: "signIn: https://sign-in.example", appId: "appId: 0123abcd" } as const;
