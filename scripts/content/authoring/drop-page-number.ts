/**
 * The address of a discussion, if this is the address of one of its later pages. It ends in `/`,
 * unlike the path of a reply that is named by a number.
 *
 * @example dropPageNumber("/discussions/a/2/#reply:7") // => "/discussions/a/#reply:7"
 * @example dropPageNumber("discussions/a/2") // => "discussions/a/2"
 */
export function dropPageNumber(address: string): string {
  return address.replace(/((?:^|\/)discussions\/[^/?#]+\/)[1-9]\d*\/(?=[?#]|$)/, "$1");
}
