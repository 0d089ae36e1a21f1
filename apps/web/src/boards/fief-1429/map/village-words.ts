import { ecusOf, troopsOf } from "@seneschal/wording/games/fief-1429";
import { listOf, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { plain, type Standing } from "../../fief-shared/map/standing.ts";
import type { FiefScene, VillageId } from "../game.ts";
import { companiesAt } from "../pieces/companies.ts";
import { onMap } from "../realm/realm.ts";

/** Whose a village is, what is built there, what it pays and what befalls it. */
export function standingOf(words: Words, say: Words, scene: FiefScene, village: VillageId): readonly Standing[] {
  const { view } = scene;
  const shown = view.villages.find((one) => one.village === village);
  const see = view.bishoprics[onMap(village).bishopric - 1];
  if (shown === undefined) return [];
  const { controller, building, mills, pays, isBesieged, engines } = shown;
  const holder = controller === null ? words("nobody") : nameOf(scene, controller);
  const built = [
    ...(building === null ? [] : [say(`built.${building}`)]),
    ...(mills === 0 ? [] : [say("built.mills", { mills })]),
  ];
  const weather =
    see === undefined
      ? []
      : [
          ...see.calamities.map((calamity) => words(`calamity.${calamity}`)),
          ...see.boons.map((boon) => words(`card.${boon}`)),
        ];
  const besiegers = engines.map(({ seat, shows }) => say("detail.engine", { name: nameOf(scene, seat), shows }));
  const relics = view.relics.filter((one) => one.village === village).map(({ relic }) => words(`relic.${relic}`));
  return [
    { term: say("detail.held"), text: holder, seat: controller },
    ...(built.length === 0 ? [] : [plain(say("detail.built"), listOf(words, built))]),
    plain(say("detail.pays"), isBesieged ? say("detail.paysBesieged") : ecusOf(words, pays)),
    ...(besiegers.length === 0 ? [] : [plain(say("detail.siege"), listOf(words, besiegers))]),
    ...(relics.length === 0 ? [] : [plain(say("detail.relics"), listOf(words, relics))]),
    ...(weather.length === 0 ? [] : [plain(say("detail.weather"), listOf(words, weather))]),
  ];
}

/** A whole village in one sentence, for those who hear the map. */
export function spokenVillage(words: Words, say: Words, scene: FiefScene, village: VillageId): string {
  const facts = standingOf(words, say, scene, village).map(({ term, text }) => `${term}: ${text}`);
  const companies = companiesAt(scene.view, village).map((company) => spokenCompany(words, scene, company));
  return [onMap(village).name, ...facts, ...companies].join(". ");
}

function spokenCompany(words: Words, scene: FiefScene, company: ReturnType<typeof companiesAt>[number]): string {
  const { seat, lords, prisoners, sergeants, knights, faceDown } = company;
  const named = [...lords, ...prisoners].map(({ lord }) => words(`lord.${lord}`));
  const troops = sergeants + knights === 0 ? [] : [troopsOf(words, { sergeants, knights })];
  const hidden = faceDown === 0 ? [] : [words("faceDown", { pawns: faceDown })];
  return `${nameOf(scene, seat)}: ${listOf(words, [...named, ...troops, ...hidden])}`;
}
