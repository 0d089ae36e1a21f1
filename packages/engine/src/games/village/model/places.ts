import { professions as villageProfessions } from "@seneschal/schema/games/village";
import type { Family, State } from "./state.ts";
import type { City, Place, Profession } from "./types.ts";

export const professions: readonly Profession[] = villageProfessions;
/** The council chamber, from the first level up. */
export const levels: readonly Place[] = ["council-1", "council-2", "council-3", "council-4"];
/** The church, from the right to the left. */
export const windows: readonly Place[] = ["window-1", "window-2", "window-3", "window-4"];

/** What a member does who can be seen: none for those in the bag, the unborn and the dead. */
const professionAt: Readonly<Record<Place, Profession | null>> = {
  unborn: null,
  farm: "farm",
  bag: null,
  wainwright: "crafts",
  stables: "crafts",
  library: "crafts",
  smithy: "crafts",
  "council-1": "council",
  "council-2": "council",
  "council-3": "council",
  "council-4": "council",
  "city-A": "travel",
  "city-B": "travel",
  "city-C": "travel",
  "city-D": "travel",
  "city-E": "travel",
  "city-F": "travel",
  "window-1": "church",
  "window-2": "church",
  "window-3": "church",
  "window-4": "church",
  "chronicle-council": null,
  "chronicle-crafts": null,
  "chronicle-travel": null,
  "chronicle-church": null,
  "chronicle-farm": null,
  grave: null,
  gone: null,
};

export const professionOf = (place: Place): Profession | null => professionAt[place];
export const cityPlace = (city: City): Place => `city-${city}`;
export const chroniclePlace = (profession: Profession): Place => `chronicle-${profession}`;
export const levelPlace = (level: number): Place => numbered(levels, level);
export const windowPlace = (window: number): Place => numbered(windows, window);

function numbered(places: readonly Place[], number: number): Place {
  const place = places[number - 1];
  if (place === undefined) throw new Error(`no place ${number} among ${places.length}`);
  return place;
}

/** Each generation that has a member there, the oldest first. */
export function generationsAt({ members }: Family, place: Place): readonly number[] {
  const found: number[] = [];
  for (const member of members) {
    if (member.place === place && found[found.length - 1] !== member.generation) found.push(member.generation);
  }
  return found;
}

export const isAnybodyAt = ({ members }: Family, place: Place): boolean =>
  members.some((member) => member.place === place);

export function countAt({ members }: Family, place: Place): number {
  let count = 0;
  for (const member of members) if (member.place === place) count += 1;
  return count;
}

/** Members of all families. */
export function crowdAt({ families }: State, place: Place): number {
  let count = 0;
  for (const family of families) count += countAt(family, place);
  return count;
}
