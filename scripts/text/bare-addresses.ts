/** Addresses of the web (GFM, "Autolinks (extension)"). */
const web = /\b(?:[a-z]{2,10}:\/\/|www\.)\S+/gi;

/** The start of a word that is an address of mail, perhaps after brackets or quotation marks. */
const mail = /^[("'«“[]*[\w.+-]+@[\w-]+\./;

/**
 * Replaces addresses in a text with spaces. They are in no language, and always read from the left.
 *
 * @example dropAddresses("نصب از https://example.org/a") // => "نصب از  "
 */
export function dropAddresses(text: string): string {
  const left = text.includes("://") || /www\./i.test(text) ? text.replace(web, " ") : text;
  return left.includes("@") ? left.replace(/\S+/g, (word) => (mail.test(word) ? " " : word)) : left;
}
