/** First names and towns of the time, for guests who start to play before they choose a name. */
const firstNames = [
  ["Adelaide", "Aveline", "Beatrix", "Blanche", "Clemence", "Douce", "Ermengarde", "Flore", "Guiote", "Heloise"],
  ["Isabeau", "Mahaut", "Alaric", "Baldric", "Conrad", "Drogo", "Evrard", "Foulques", "Gautier", "Hugues"],
  ["Lambert", "Milon", "Odon", "Renaud", "Thierry", "Ulric"],
].flat();

const towns = [
  ["Beaune", "Bourges", "Chartres", "Cluny", "Dijon", "Gisors", "Laon", "Loches", "Nevers", "Noyon"],
  ["Provins", "Rouen", "Saumur", "Senlis", "Sens", "Tonnerre", "Tours", "Troyes", "Verdun", "Vienne"],
].flat();

export interface GuestName {
  readonly first: string;
  readonly town: string;
}

/** A name for a guest. `random` returns a number from 0 up to 1, like `Math.random`. */
export function drawGuestName(random: () => number): GuestName {
  return { first: pick(firstNames, random), town: pick(towns, random) };
}

function pick(names: readonly string[], random: () => number): string {
  return names[Math.floor(random() * names.length)] ?? "";
}
