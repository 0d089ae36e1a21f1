import { ecusOf, troopsOf } from "@seneschal/wording/games/fief-1429";
import { listOf, nameOf } from "@seneschal/wording/games/fief-shared";
import type { VillageProps } from "../../fief-shared/map/village-rules.ts";
import { textFact, type VillageFact } from "../../fief-shared/map/village-rules.ts";
import type { CompanyLineProps } from "../../fief-shared/pieces/company-line.tsx";
import type { FiefModel } from "../game.ts";
import type { Company } from "../pieces/companies.ts";
import { onMap } from "../realm/realm.ts";

/** Who holds a village, what is built there, what it pays, and its disasters. */
export function villageFactsOf({ t, tMap, model, village }: VillageProps<FiefModel>): readonly VillageFact[] {
  const { view } = model;
  const shown = view.villages.find((one) => one.village === village);
  const see = view.bishoprics[onMap(village).bishopric - 1];
  if (shown === undefined) return [];
  const { controller, building, mills, pays, isBesieged, engines } = shown;
  const holder = controller === null ? t("nobody") : nameOf(model, controller);
  const built = [
    ...(building === null ? [] : [tMap(`built.${building}`)]),
    ...(mills === 0 ? [] : [tMap("built.mills", { mills })]),
  ];
  const weather =
    see === undefined
      ? []
      : [...see.calamities.map((calamity) => t(`calamity.${calamity}`)), ...see.boons.map((boon) => t(`card.${boon}`))];
  const besiegers = engines.map(({ seat, shows }) => tMap("detail.engine", { name: nameOf(model, seat), shows }));
  const relics = view.relics.filter((one) => one.village === village).map(({ relic }) => t(`relic.${relic}`));
  return [
    { term: tMap("detail.held"), text: holder, seat: controller, rule: "F1429-2.2" },
    ...(built.length === 0
      ? []
      : [textFact(tMap("detail.built"), listOf(t, built), building === null ? "F1429-9.5" : "F1429-9.6")]),
    textFact(tMap("detail.pays"), isBesieged ? tMap("detail.paysBesieged") : ecusOf(t, pays), "F1429-8.1"),
    ...(besiegers.length === 0 ? [] : [textFact(tMap("detail.siege"), listOf(t, besiegers), "F1429-15.1")]),
    ...(relics.length === 0 ? [] : [textFact(tMap("detail.relics"), listOf(t, relics), "F1429-20.5")]),
    ...(weather.length === 0 ? [] : [textFact(tMap("detail.weather"), listOf(t, weather), "F1429-7.1")]),
  ];
}

/** A company in one sentence. */
export function describeCompany({ t, model, company }: CompanyLineProps<FiefModel, Company>): string {
  const { seat, lords, prisoners, sergeants, knights, faceDown } = company;
  const named = [...lords, ...prisoners].map(({ lord }) => t(`lord.${lord}`));
  const troops = sergeants + knights === 0 ? [] : [troopsOf(t, { sergeants, knights })];
  const hidden = faceDown === 0 ? [] : [t("faceDown", { pawns: faceDown })];
  return t("labelled", { name: nameOf(model, seat), text: listOf(t, [...named, ...troops, ...hidden]) });
}
