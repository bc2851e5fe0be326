/** A form of the engine: that of a post, or of a new one, with what its address says besides. */
const form = /#(\/collections\/[^/]+\/(?:entries\/|new(?=\?|$)))/;

/**
 * Whether an address leads from one form of the engine to another of the same kind. The engine, which never goes there by itself, would keep
 * what the first one shows.
 */
export function isOtherForm(from: string, to: string): boolean {
  const kind = form.exec(from)?.[1];
  return from !== to && kind !== undefined && kind === form.exec(to)?.[1];
}
