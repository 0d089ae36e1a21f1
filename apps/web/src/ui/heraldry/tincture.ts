export type Tincture = "gules" | "azure" | "or" | "sable" | "vert" | "purpure";

/** In this order, so that small tables get the tinctures that are told apart best. */
export const tinctures = ["gules", "azure", "or", "sable", "vert", "purpure"] as const satisfies readonly Tincture[];

/** The same letters in every language. */
export const tinctureLetters: Readonly<Record<Tincture, string>> = {
  gules: "G",
  azure: "A",
  or: "O",
  sable: "S",
  vert: "V",
  purpure: "P",
};

/** How a seat's line is dashed in a chart, as an SVG `stroke-dasharray`. */
export const tinctureDashes: Readonly<Record<Tincture, string>> = {
  gules: "12 5",
  azure: "none",
  or: "1 5",
  sable: "10 4 2 4",
  vert: "10 4 10 4 2 4",
  purpure: "2 9",
};

export function tinctureOf(seat: number): Tincture {
  return tinctures[seat % tinctures.length] ?? "gules";
}
