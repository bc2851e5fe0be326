/** What lines that would be right hold in the language of who reads them; in examples each stands as a `{hole}` of its name. */
export interface SampleWords {
  /** Any text. */
  readonly text: string;
  /** Somebody's name. */
  readonly person: string;
  readonly site: string;
  /** A text of the interface in other words: `entry.solved`. */
  readonly solved: string;
  readonly campaign: string;
  /** The label of a campaign. */
  readonly chance: string;
  /** The title of a page. */
  readonly page: string;
}

/**
 * An example in a language; other holes stay as they are.
 *
 * @example fillExample('title: "{text}"', samples) // => 'title: "متن"'
 */
export function fillExample(example: string, samples: SampleWords): string {
  return Object.entries(samples).reduce((line, [name, word]) => line.replaceAll(`{${name}}`, word), example);
}
