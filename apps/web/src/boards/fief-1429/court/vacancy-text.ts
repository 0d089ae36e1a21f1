import type { Translate } from "../../board.ts";
import type { Election, View } from "../game.ts";

type Office = Election["office"];

/** The text of a vacant office: whether it is being elected, will be, or what is missing. */
export function vacancyText(t: Translate, view: View, office: Office): string {
  if (view.election?.office === office) return t("court.underWay");
  const { lords, bishoprics } = view;
  if (office === "king") return t("court.due");
  if (office === "pope") {
    const free = lords.filter(
      ({ isCardinal, guard, isExcommunicated }) => isCardinal && guard === null && !isExcommunicated,
    );
    return free.length >= 2 ? t("court.due") : t("court.needsCardinals", { cardinals: free.length });
  }
  const see = bishoprics.find(({ bishopric }) => `bishop-${bishopric}` === office);
  return t(see?.isWhollyControlled === true ? "court.due" : "court.needsVillages");
}
