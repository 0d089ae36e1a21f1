/** A text without accents, ligatures and capitals, and with straight apostrophes. */
export function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("’", "'");
}
