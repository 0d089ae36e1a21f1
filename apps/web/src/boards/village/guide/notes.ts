import { cubes } from "@seneschal/wording/games/village";
import type { GuideNote } from "../../guide/guide.ts";
import { atQuestion, offersMax, openMoves } from "../../guide/guide.ts";
import { familyOf, type Village, type VillageModel } from "../game.ts";

/** The notes of a first game. What comes with every turn is told one by one. */
export const notes: readonly GuideNote<Village>[] = [
  { name: "take", element: "ground", rule: "VIL-4.1", isDue: atQuestion("turn"), offers: firstCubes },
  { name: "harvest", element: "farm", rule: "VIL-6.2", isDue: atQuestion("harvest") },
  { name: "family", element: "farm", rule: "VIL-7.1", isDue: atQuestion("family") },
  { name: "crafts", element: "crafts", rule: "VIL-8.2", isDue: atQuestion("crafts") },
  { name: "market", element: "market", rule: "VIL-9.4", isDue: atQuestion("sale") },
  { name: "travel", element: "travel", rule: "VIL-10.3", isDue: atQuestion("travel") },
  { name: "reward", element: "travel", rule: "VIL-10.4", isDue: atQuestion("reward") },
  { name: "council", element: "council", rule: "VIL-11.1", isDue: atQuestion("council") },
  { name: "privilege", element: "council", rule: "VIL-11.4", isDue: atQuestion("privilege") },
  { name: "church", element: "church", rule: "VIL-12.1", isDue: atQuestion("church") },
  { name: "mass", element: "church", rule: "VIL-12.3", isDue: atQuestion("buyingOut") },
  { name: "rising", element: "church", rule: "VIL-12.5", isDue: atQuestion("rising") },
  { name: "death", element: "book", rule: "VIL-13.4", isDue: atQuestion("death") },
  { name: "cubes", element: "farm", rule: "VIL-5.4", isDue: hasCubes },
  { name: "time", element: "farm", rule: "VIL-5.2", isDue: hasLostTime },
  { name: "plague", element: "ground", rule: "VIL-4.2", isDue: isPlagueOut },
  { name: "chronicle", element: "book", rule: "VIL-15.4", isDue: isSomeoneRemembered },
];

const isTurn = atQuestion("turn");

/** One cube of each of the first actions, and no plague. */
function firstCubes(model: VillageModel) {
  const moves = openMoves(model).filter(({ cube }) => cube !== "plague");
  return moves
    .filter(({ action }, place) => moves.findIndex((one) => one.action === action) === place)
    .slice(0, offersMax);
}

function ownFamily({ view, yourSeat }: VillageModel) {
  return yourSeat === null ? undefined : familyOf(view, yourSeat);
}

function hasCubes(model: VillageModel): boolean {
  const stock = ownFamily(model)?.stock;
  return isTurn(model) && stock !== undefined && cubes.some((cube) => cube !== "plague" && stock[cube] > 0);
}

function hasLostTime(model: VillageModel): boolean {
  return isTurn(model) && (ownFamily(model)?.clock.time ?? 0) > 0;
}

function isPlagueOut(model: VillageModel): boolean {
  return isTurn(model) && model.view.spaces.some(({ cubes }) => cubes.plague > 0);
}

function isSomeoneRemembered(model: VillageModel): boolean {
  return isTurn(model) && model.view.chronicle.some(({ members }) => members.length > 0);
}
