import type { DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import type { Assets } from "../../pages/assets.ts";
import type { PageData } from "../../pages/page.ts";
import type { SitePictures } from "../../pages/pictures.ts";
import type { SiteInput } from "../../pages/site.ts";
import type { IndexPart } from "../../search/index/part.ts";
import type { DiscussionRecords } from "../cache/discussions.ts";
import type { RenderedPage } from "../cache/pages.ts";
import type { PlannedTexts } from "../search/plan-texts.ts";
import type { MadeFile } from "../search/texts.ts";
import type { EntryMessage } from "./entry-message.ts";
import type { ParsedPlaces } from "./scratch.ts";
import type { SiteMessage } from "./site-message.ts";

/** What the main thread asks of a worker. Plain data, as all messages are. */
export type Job = ParseJob | SiteJob | RenderJob | TextsJob | PartJob;

/** By kind of the job. */
export interface JobResults {
  readonly parse: ParsedDiscussions;
  readonly site: undefined;
  readonly render: readonly RenderedPage[];
  readonly texts: ReadonlyMap<string, readonly MadeFile[]>;
  readonly part: IndexPart;
}

/** Discussions that were parsed, by the path of their file. */
export interface ParsedDiscussions {
  /** Of the discussions whose files can be read. */
  readonly records: DiscussionRecords;
  readonly places: ParsedPlaces;
}

/** Parses discussions. */
export interface ParseJob {
  readonly kind: "parse";
  readonly root: string;
  readonly discussions: readonly DiscussionFiles[];
  /** Paths of the attachments that an earlier build checked. */
  readonly checked: ReadonlySet<string>;
  readonly site: SiteMessage;
  /** For the scratch file of the thread. */
  readonly folder: string;
  /** Milliseconds since the epoch, before the content folder was listed. */
  readonly startedAt: number;
}

/** Prepares a worker for the pages and texts of a site. */
export interface SiteJob {
  readonly kind: "site";
  readonly root: string;
  /** The content files that the disk spells in another Unicode form. */
  readonly respelled: readonly FoundFile[];
  readonly input: Omit<SiteInput, "site"> & { readonly site: SiteMessage };
  readonly assets: Assets;
  readonly pictures: SitePictures;
  /** Where the pages go. */
  readonly folder: string;
}

/** Renders pages of the last site. */
export interface RenderJob {
  readonly kind: "render";
  /**
   * All entries that the pages show. The props hold the same objects, and stay so: a message keeps
   * identity.
   */
  readonly entries: readonly EntryMessage[];
  /** By kind. */
  readonly pages: ReadonlyMap<string, readonly PageData[]>;
}

/** Makes text files of the search index of the last site. */
export interface TextsJob {
  readonly kind: "texts";
  readonly files: readonly PlannedTexts<EntryMessage>[];
  readonly bits: number;
  /** Whether the worker also collects the documents for its part of the index. */
  readonly withParts: boolean;
}

/** Makes a part of the search index from the documents that the worker has collected. */
export interface PartJob {
  readonly kind: "part";
}

export interface Request {
  readonly id: number;
  readonly job: Job;
}

/** Answers the request with the same `id`. */
export type Response = { readonly id: number } & ({ readonly result: JobResults[Job["kind"]] } | { readonly failure: string });
