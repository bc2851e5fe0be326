import type { Calendar } from "../../locale/calendars.ts";
import type { EditorWords, Folding } from "../../locale/locale.ts";

/** The parts of Decap CMS's documented interface that are used here. */
export interface Engine {
  readonly init: (options: { readonly config: object }) => void;
  readonly registerCustomFormat: (
    name: string,
    extension: string,
    format: {
      readonly fromFile: (text: string) => object;
      readonly toFile: (entry: Readonly<Record<string, unknown>>) => string;
    },
  ) => void;
  readonly registerWidget: (name: string, control: unknown) => void;
  /** `C` is the known part of the field's class. */
  readonly getWidget: <C = Control>(name: string) => { readonly control: C };
  /** An address, or with `raw` the CSS itself. */
  readonly registerPreviewStyle: (style: string, options?: { readonly raw: boolean }) => void;
  readonly registerPreviewTemplate: (collection: string, template: unknown) => void;
  readonly registerEditorComponent: (component: {
    readonly id: string;
    readonly label: string;
    readonly fields: readonly Readonly<Record<string, unknown>>[];
    readonly pattern: RegExp;
    readonly fromBlock: (match: RegExpMatchArray) => object;
    readonly toBlock: (values: PictureForm) => string;
    readonly toPreview: (values: PictureForm, getAsset: (path: string) => unknown) => Shown;
  }) => void;
  readonly getBackend: (name: string) => { init: (...options: readonly unknown[]) => Backend };
  readonly getLocale: (language: string) => object | undefined;
  readonly registerLocale: (language: string, phrases: object) => void;
  readonly registerEventListener: (listener: {
    readonly name: "preSave";
    readonly handler: (event: { readonly entry: OpenPost }) => Promise<Values>;
  }) => void;
}

/** The engine's access to the files of a repository. */
export interface Backend {
  readonly getEntry: (path: string) => Promise<{ readonly data?: string | null } | undefined>;
  readonly persistEntry: (
    entry: { readonly dataFiles: readonly { readonly path: string }[]; readonly assets: readonly { path: string }[] },
    options: object,
  ) => Promise<unknown>;
  readonly deleteFiles: (paths: readonly string[], message: string) => Promise<unknown>;
}

/** A field of the engine, which calls its `isValid` before it saves. */
type Control = new (properties: never) => { readonly props: ControlProperties };

interface ControlProperties {
  readonly field: { readonly get: (key: "name") => string };
  readonly value?: unknown;
}

/** The open post: an immutable map of the engine. */
export interface OpenPost {
  readonly get: {
    (key: "data"): Values;
    (key: "newRecord"): boolean | undefined;
    (key: "collection"): string;
    /** Of a post that the repository already has. */
    (key: "path"): string;
  };
}

/** The values of its fields: an immutable map too. */
export interface Values {
  readonly get: (key: string) => unknown;
  /** Returns a changed copy. */
  readonly set: (key: string, value: string) => Values;
}

/** The text of a key; empty if there is none. */
export function readFieldText(values: Values, key: string): string {
  const value = values.get(key);
  return typeof value === "string" ? value : "";
}

/** The form of a picture in a post. */
export interface PictureForm {
  readonly image?: string;
  readonly alt?: string;
}

/** The settings that the build wrote for this page (`scripts/editor/settings.ts`). */
export interface BuiltSettings {
  readonly engine: {
    readonly locale: string;
    readonly backend: { readonly name: string };
    readonly collections: readonly { readonly name: string; readonly fields: readonly { readonly name: string }[] }[];
  };
  readonly phrases: readonly (readonly [path: string, phrase: string])[];
  readonly page: PageSettings;
  readonly zone: string;
  readonly calendar: Calendar;
  /** With the names of `text/date-folders.ts`. */
  readonly group: readonly string[];
  readonly tags: readonly string[];
  readonly folding: Folding;
  /** Between two tags. */
  readonly comma: string;
  readonly picture: EditorWords["picture"];
  readonly says: EditorWords["says"];
}

export interface PageSettings {
  readonly language: string;
  readonly direction: string;
  /** Addresses of the site's style sheets. */
  readonly styles: readonly string[];
  /** Address of the folder of all discussions. */
  readonly discussions: string;
}

/** A React element; nothing here looks inside. */
export type Shown = unknown;

/** `React.createElement`, which the engine exports to the page. */
export function create(kind: unknown, properties: object | null, ...children: readonly Shown[]): Shown {
  return Reflect.get(window, "h")(kind, properties, ...children);
}

/**
 * Creates a React component, as `create-react-class` does. The methods read its properties from
 * `this.props`.
 */
export function createComponent<P>(parts: ThisType<{ readonly props: P }> & Readonly<Record<string, () => unknown>>): unknown {
  return Reflect.get(window, "createClass")(parts);
}
