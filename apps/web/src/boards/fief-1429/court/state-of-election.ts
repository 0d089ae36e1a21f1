import type { Words } from "../../board.ts";
import type { Election, View } from "../game.ts";

type Office = Election["office"];

/** Of a vacant office: is it being elected, will it be, or what is missing. */
export function stateOfElection(words: Words, view: View, office: Office): string {
  if (view.election?.office === office) return words("court.underWay");
  const { lords, bishoprics } = view;
  if (office === "king") return words("court.due");
  if (office === "pope") {
    const free = lords.filter(
      ({ isCardinal, guard, isExcommunicated }) => isCardinal && guard === null && !isExcommunicated,
    );
    return free.length >= 2 ? words("court.due") : words("court.needsCardinals", { cardinals: free.length });
  }
  const see = bishoprics.find(({ bishopric }) => `bishop-${bishopric}` === office);
  return words(see?.isWhollyControlled === true ? "court.due" : "court.needsVillages");
}
