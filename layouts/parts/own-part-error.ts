/** A mistake in the file of the site's own parts. */
export class OwnPartError extends Error {
  /** The name of the part, as the file writes it. */
  readonly part: string;

  constructor(part: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.part = part;
  }
}
