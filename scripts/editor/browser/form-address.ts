/** The address of a form: of a post, or of a new post with parameters. */
const form = /#(\/collections\/[^/]+\/(?:entries\/|new(?=\?|$)))/;

/**
 * Whether a change of address goes from one form to another of the same kind. The engine never
 * makes such a change itself, and would go on showing the first form.
 */
export function isAnotherForm(from: string, to: string): boolean {
  const kind = form.exec(from)?.[1];
  return from !== to && kind !== undefined && kind === form.exec(to)?.[1];
}
