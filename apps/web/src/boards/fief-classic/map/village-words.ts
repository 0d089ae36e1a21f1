import { ecusOf, soldiersOf } from "@seneschal/wording/games/fief-classic";
import { listOf, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { plain, type Standing } from "../../fief-shared/map/standing.ts";
import type { FiefScene, VillageId, VillageShown } from "../game.ts";
import { type Company, companiesAt } from "../pieces/companies.ts";
import { onMap } from "../realm/realm.ts";

/** Whose a village is, what is built there, what it pays and what befalls it. */
export function standingOf(words: Words, say: Words, scene: FiefScene, village: VillageId): readonly Standing[] {
  const shown = scene.view.villages.find((one) => one.village === village);
  if (shown === undefined) return [];
  const built = builtOf(say, shown);
  const curses = shown.curses.map((curse) => words(`curse.${curse}`));
  return [
    { term: say("detail.held"), text: holderOf(words, say, scene, shown), seat: shown.holder },
    ...(built.length === 0 ? [] : [plain(say("detail.built"), listOf(words, built))]),
    plain(say("detail.pays"), ecusOf(words, shown.pays)),
    ...(curses.length === 0 ? [] : [plain(say("detail.befallen"), listOf(words, curses))]),
  ];
}

function holderOf(
  words: Words,
  say: Words,
  scene: FiefScene,
  { holder, isOccupied, isSallying }: VillageShown,
): string {
  if (holder === null) return words("nobody");
  const name = nameOf(scene, holder);
  if (isSallying) return say("detail.sallying", { name });
  return isOccupied ? name : say("detail.heldEmpty", { name });
}

const builtOf = (say: Words, { hasCastle, isCapital, mills, presses }: VillageShown): readonly string[] => [
  ...(hasCastle ? [say("built.castle")] : []),
  ...(isCapital ? [say("built.capital")] : []),
  ...(mills === 0 ? [] : [say("built.mills", { mills })]),
  ...(presses === 0 ? [] : [say("built.presses", { presses })]),
];

/** A whole village in one sentence, for those who hear the map. */
export function spokenVillage(words: Words, say: Words, scene: FiefScene, village: VillageId): string {
  const facts = standingOf(words, say, scene, village).map(({ term, text }) => `${term}: ${text}`);
  const companies = companiesAt(scene.view, village).map((company) => spokenCompany(words, say, scene, company));
  return [onMap(village).name, ...facts, ...companies].join(". ");
}

function spokenCompany(words: Words, say: Words, scene: FiefScene, company: Company): string {
  const { seat, lords, soldiers, stance } = company;
  const named = lords.map(({ lord }) => words(`lord.${lord}`));
  const troops = soldiers === 0 ? [] : [soldiersOf(words, soldiers)];
  const there = `${nameOf(scene, seat)}: ${listOf(words, [...named, ...troops])}`;
  return stance === null ? there : `${there}, ${say(`stance.${stance}`)}`;
}
