/** The names of bots by seat, so that the chronicle can tell them apart. */
const botNames = [
  "Aldric",
  "Bérenger",
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
