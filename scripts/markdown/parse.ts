import Engine, { type Env, type MarkdownIt, type Token } from "markdown-it";
import { limits } from "../text/limits.ts";
import { resolveAddress, showAddress } from "./addresses.ts";
import { markRefused } from "./refused-addresses.ts";
import { readAlerts } from "./syntax/alerts.ts";
import { readBareAddresses } from "./syntax/bare-addresses.ts";
import { dropComments } from "./syntax/comments.ts";
import { shortenDataAddresses, showDataAddress } from "./syntax/data-addresses.ts";
import { limitBlockDepth } from "./syntax/depth.ts";
import { buildDetails, readDetails } from "./syntax/details.ts";
import { readDetailsLines } from "./syntax/details-lines.ts";
import { readEmoji } from "./syntax/emoji.ts";
import { readJoinedEmphasis } from "./syntax/emphasis.ts";
import { dropEmptyLines } from "./syntax/empty-lines.ts";
import { neutraliseEntities } from "./syntax/entities.ts";
import { placeFindings } from "./syntax/findings.ts";
import { readFootnotes } from "./syntax/footnotes.ts";
import { readInlineHtml } from "./syntax/inline-html.ts";
import { readLineStarts } from "./syntax/line-starts.ts";
import { locateLinks } from "./syntax/link-positions.ts";
import { locatePictures } from "./syntax/picture-positions.ts";
import { readTables } from "./syntax/tables.ts";
import { readTasks } from "./syntax/tasks.ts";

/** One engine for all posts. It keeps no state between them. */
const engine = createEngine();

/**
 * Parses a body. Footnotes stay where they were written, every address is resolved, and HTML is
 * text, apart from the tags that `syntax/` reads. Changes `known`.
 */
export function parseBody(body: string, known: Env = {}): Token[] {
  return engine.parse(body, known);
}

export function renderTokens(tokens: readonly Token[]): string {
  return engine.renderer.render([...tokens], engine.options, {});
}

function createEngine(): MarkdownIt {
  const created = new Engine({ html: false, linkify: true, maxNesting: limits.blockDepth + 8 });
  created.normalizeLink = (written) => resolveAddress(written) ?? markRefused(written);
  created.validateLink = (address) => address !== "";
  created.normalizeLinkText = (written) => showDataAddress(written) ?? showAddress(written);
  const extensions = [
    readLineStarts,
    readJoinedEmphasis,
    readTables,
    dropComments,
    readDetailsLines,
    readAlerts,
    readInlineHtml,
    readBareAddresses,
    shortenDataAddresses,
    readEmoji,
    readFootnotes,
    limitBlockDepth,
    locateLinks,
    locatePictures,
    neutraliseEntities,
    readDetails,
    placeFindings,
    buildDetails,
    dropEmptyLines,
    readTasks,
  ];
  for (const extend of extensions) extend(created);
  created.renderer.rules.details_open = (tokens, index, options, _, renderer) =>
    renderer.renderToken(tokens, index, options).replace(' open=""', " open");
  created.renderer.rules.markup = (tokens, index) => tokens[index]?.content ?? "";
  return created;
}
