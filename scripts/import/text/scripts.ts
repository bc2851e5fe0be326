/** Signs that Unicode has raised or lowered forms of, and that are in common fonts. */
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
 * Writes a raised word with the letters that Unicode has for it; undefined when there is one without such a letter.
 *
 * @example raiseText("6") // => "⁶"
 */
export function raiseText(text: string): string | undefined {
  return convert(text, raised);
}

/**
 * The same for a lowered word.
 *
 * @example lowerText("2") // => "₂"
 */
export function lowerText(text: string): string | undefined {
  return convert(text, lowered);
}

function convert(text: string, signs: ReadonlyMap<string, string>): string | undefined {
  const converted = [...text].map((sign) => signs.get(sign));
  return converted.every((sign) => sign !== undefined) ? converted.join("") : undefined;
}
