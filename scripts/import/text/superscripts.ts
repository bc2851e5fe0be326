/** Characters with a superscript or subscript form in Unicode that common fonts have. */
const raised: ReadonlyMap<string, string> = new Map(
  [..."0123456789+-=()abcdefghijklmnoprstuvwxyz"].map((sign, index) => [
    sign,
    [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"][index] ?? sign,
  ]),
);
const lowered: ReadonlyMap<string, string> = new Map(
  [..."0123456789+-=()aehijklmnoprstuvx"].map((sign, index) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"][index] ?? sign]),
);

/**
 * Writes a text in superscript characters; undefined if a character has no such form.
 *
 * @example toSuperscript("6") // => "⁶"
 */
export function toSuperscript(text: string): string | undefined {
  return convert(text, raised);
}

/**
 * Writes a text in subscript characters; undefined if a character has no such form.
 *
 * @example toSubscript("2") // => "₂"
 */
export function toSubscript(text: string): string | undefined {
  return convert(text, lowered);
}

function convert(text: string, signs: ReadonlyMap<string, string>): string | undefined {
  const converted = [...text].map((sign) => signs.get(sign));
  return converted.every((sign) => sign !== undefined) ? converted.join("") : undefined;
}
