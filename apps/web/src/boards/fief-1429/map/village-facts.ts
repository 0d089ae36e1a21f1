import { ecusOf, troopsOf } from "@seneschal/wording/games/fief-1429";
import { listOf, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { textFact, type VillageFact } from "../../fief-shared/map/village-fact.ts";
import type { FiefModel, VillageId } from "../game.ts";
import { companiesAt } from "../pieces/companies.ts";
import { onMap } from "../realm/realm.ts";

/** Whose a village is, what is built there, what it pays and what befalls it. */
export function villageFactsOf(t: Words, tMap: Words, model: FiefModel, village: VillageId): readonly VillageFact[] {
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
    { term: tMap("detail.held"), text: holder, seat: controller },
    ...(built.length === 0 ? [] : [textFact(tMap("detail.built"), listOf(t, built))]),
    textFact(tMap("detail.pays"), isBesieged ? tMap("detail.paysBesieged") : ecusOf(t, pays)),
    ...(besiegers.length === 0 ? [] : [textFact(tMap("detail.siege"), listOf(t, besiegers))]),
    ...(relics.length === 0 ? [] : [textFact(tMap("detail.relics"), listOf(t, relics))]),
    ...(weather.length === 0 ? [] : [textFact(tMap("detail.weather"), listOf(t, weather))]),
  ];
}

/** A whole village in one sentence, for those who hear the map. */
export function describeVillage(t: Words, tMap: Words, model: FiefModel, village: VillageId): string {
  const facts = villageFactsOf(t, tMap, model, village).map(({ term, text }) => `${term}: ${text}`);
  const companies = companiesAt(model.view, village).map((company) => describeCompany(t, model, company));
  return [onMap(village).name, ...facts, ...companies].join(". ");
}

function describeCompany(t: Words, model: FiefModel, company: ReturnType<typeof companiesAt>[number]): string {
  const { seat, lords, prisoners, sergeants, knights, faceDown } = company;
  const named = [...lords, ...prisoners].map(({ lord }) => t(`lord.${lord}`));
  const troops = sergeants + knights === 0 ? [] : [troopsOf(t, { sergeants, knights })];
  const hidden = faceDown === 0 ? [] : [t("faceDown", { pawns: faceDown })];
  return `${nameOf(model, seat)}: ${listOf(t, [...named, ...troops, ...hidden])}`;
}
