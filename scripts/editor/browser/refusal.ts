/** Why a post is not saved, as a sentence for its author; the engine shows it without the name of an error. */
export class Refusal extends Error {
  override toString(): string {
    return this.message;
  }
}
