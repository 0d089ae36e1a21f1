/** The metals of heraldry. */
export const metals = ["or", "argent"] as const;
/** The colours of heraldry. */
export const colours = ["gules", "azure", "sable", "vert", "purpure"] as const;

type Metal = (typeof metals)[number];
type Colour = (typeof colours)[number];
export type ArmsTincture = Metal | Colour;

/** How the field is divided. */
export const divisions = ["plain", "pale", "fess", "bend", "quarterly", "chevron"] as const;
/** A broad band across a plain field. */
export const ordinaries = ["none", "pale", "fess", "bend", "chevron", "cross", "chief"] as const;
/** What lies on the field. */
export const charges = ["none", "lozenge", "roundel", "star", "tower", "key", "sheaf", "crown", "fleur"] as const;

/** Half of the fields are plain, and half of those have no ordinary, so that charges are common. */
const drawnDivisions = [...divisions, "plain", "plain", "plain", "plain"] as const;
const drawnOrdinaries = [...ordinaries, "none", "none", "none", "none", "chief"] as const;

/** A coat of arms: everything that is needed to draw it. */
export interface Arms {
  readonly division: (typeof divisions)[number];
  /** Of the field; a divided field has a metal and a colour. */
  readonly field: readonly [ArmsTincture, ArmsTincture];
  readonly ordinary: (typeof ordinaries)[number];
  /** Of the ordinary, or of the charge on a plain field. */
  readonly on: ArmsTincture;
  readonly charge: (typeof charges)[number];
}

export const isMetal = (tincture: ArmsTincture): boolean => (metals as readonly string[]).includes(tincture);

/**
 * The arms of a player, always the same for the same id. They keep the rule of tincture: metal lies on colour and colour on
 * metal. A divided field therefore has no charge, and an ordinary has none on it.
 *
 * @param id of an account
 */
export function armsOf(id: string): Arms {
  const draw = drawsFrom(id);
  const [metal, colour] = [draw(metals), draw(colours)];
  const isLight = draw([true, false] as const);
  const field: Arms["field"] = isLight ? [metal, colour] : [colour, metal];
  const division = draw(drawnDivisions);
  if (division !== "plain") return { division, field, ordinary: "none", on: field[1], charge: "none" };
  const ordinary = draw(drawnOrdinaries);
  const charge = ordinary === "none" ? draw(charges.slice(1)) : draw(charges);
  const isBeside = ordinary === "none" || ordinary === "chief";
  return { division, field, ordinary, on: field[1], charge: isBeside ? charge : "none" };
}

/** Draws from lists, by the digits of an id. */
function drawsFrom(id: string) {
  let state = 2166136261;
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return <Value>(list: readonly Value[]): Value => {
    // A step of the generator mulberry32: neighbouring ids look different.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return list[((mixed ^ (mixed >>> 14)) >>> 0) % list.length] as Value;
  };
}
