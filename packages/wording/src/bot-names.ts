/** Bots have names, so that a chronicle can tell one from another; a seat keeps its bot's name. */
const botNames = [
  "Aldric",
  "Berengar",
  "Oda",
  "Thibault",
  "Ysabeau",
  "Maud",
  "Gontran",
  "Clémence",
  "Foulques",
  "Héloïse",
];

export function botNameOf(seat: number): string | undefined {
  return botNames[seat];
}
