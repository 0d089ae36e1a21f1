import { ecusOf, soldiersOf } from "@seneschal/wording/games/fief-classic";
import { listOf, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import type { VillageProps } from "../../fief-shared/map/village-rules.ts";
import { textFact, type VillageFact } from "../../fief-shared/map/village-rules.ts";
import type { CompanyLineProps } from "../../fief-shared/pieces/company-line.tsx";
import type { FiefModel, VillageShown } from "../game.ts";
import type { Company } from "../pieces/companies.ts";

/** Who holds a village, what is built there, what it pays, and its disasters. */
export function villageFactsOf({ t, tMap, model, village }: VillageProps<FiefModel>): readonly VillageFact[] {
  const shown = model.view.villages.find((one) => one.village === village);
  if (shown === undefined) return [];
  const built = builtOf(tMap, shown);
  const curses = shown.curses.map((curse) => t(`curse.${curse}`));
  return [
    { term: tMap("detail.held"), text: holderOf(t, tMap, model, shown), seat: shown.holder, rule: "FC-9.3" },
    ...(built.length === 0 ? [] : [textFact(tMap("detail.built"), listOf(t, built), "FC-8.1")]),
    textFact(tMap("detail.pays"), ecusOf(t, shown.pays), "FC-7.1"),
    ...(curses.length === 0 ? [] : [textFact(tMap("detail.befallen"), listOf(t, curses), "FC-5.1")]),
  ];
}

function holderOf(
  t: Translate,
  tMap: Translate,
  model: FiefModel,
  { holder, isOccupied, isSallying }: VillageShown,
): string {
  if (holder === null) return t("nobody");
  const name = nameOf(model, holder);
  if (isSallying) return tMap("detail.sallying", { name });
  return isOccupied ? name : tMap("detail.heldEmpty", { name });
}

const builtOf = (tMap: Translate, { hasCastle, isCapital, mills, presses }: VillageShown): readonly string[] => [
  ...(hasCastle ? [tMap("built.castle")] : []),
  ...(isCapital ? [tMap("built.capital")] : []),
  ...(mills === 0 ? [] : [tMap("built.mills", { mills })]),
  ...(presses === 0 ? [] : [tMap("built.presses", { presses })]),
];

/** A company in one sentence. */
export function describeCompany({ t, tMap, model, company }: CompanyLineProps<FiefModel, Company>): string {
  const { seat, lords, soldiers, stance } = company;
  const named = lords.map(({ lord }) => t(`lord.${lord}`));
  const troops = soldiers === 0 ? [] : [soldiersOf(t, soldiers)];
  const there = t("labelled", { name: nameOf(model, seat), text: listOf(t, [...named, ...troops]) });
  return stance === null ? there : `${there}, ${tMap(`stance.${stance}`)}`;
}
