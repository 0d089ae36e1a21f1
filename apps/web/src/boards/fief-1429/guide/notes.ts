import type { GuideNote } from "../../guide/guide.ts";
import { atQuestion, offersMax, openMoves } from "../../guide/guide.ts";
import type { Fief, FiefModel } from "../game.ts";

/** The notes of a first game. */
export const notes: readonly GuideNote<Fief>[] = [
  { name: "placing", element: "map", rule: "F1429-1.10", isDue: atQuestion("placing"), offers: firstVillages },
  { name: "weddings", element: "court", rule: "F1429-3.1", isDue: atQuestion("weddings") },
  { name: "candidacy", element: "court", rule: "F1429-4.2", isDue: atQuestion("candidacy") },
  { name: "ballot", element: "event", rule: "F1429-4.3", isDue: atQuestion("ballot", "ballotInTurn") },
  { name: "consent", element: "family", rule: "F1429-2.12", isDue: atQuestion("consent") },
  { name: "discarding", element: "hand", rule: "F1429-6.1", isDue: atQuestion("discarding") },
  { name: "drawing", element: "hand", rule: "F1429-6.1", isDue: atQuestion("drawing") },
  { name: "points", element: "others", rule: "F1429-16.1", isDue: isDrawingFrom(2) },
  { name: "halving", element: "map", rule: "F1429-7.6", isDue: atQuestion("halving") },
  { name: "playing", element: "hand", rule: "F1429-6.9", isDue: atQuestion("playing") },
  { name: "praying", element: "map", rule: "F1429-20.11", isDue: atQuestion("praying") },
  { name: "window", element: "hand", rule: "F1429-17.2", isDue: atQuestion("window") },
  { name: "purchases", element: "map", rule: "F1429-9.2", isDue: atQuestion("purchases") },
  { name: "money", element: "family", rule: "F1429-8.1", isDue: atQuestion("purchases") },
  { name: "claiming", element: "map", rule: "F1429-18.10", isDue: atQuestion("claiming") },
  { name: "marching", element: "map", rule: "F1429-11.1", isDue: atQuestion("marching") },
  { name: "leave", element: "map", rule: "F1429-11.6", isDue: atQuestion("leave") },
  { name: "refused", element: "map", rule: "F1429-11.8", isDue: atQuestion("refused") },
  { name: "rideOn", element: "map", rule: "F1429-12.6", isDue: atQuestion("rideOn") },
  { name: "leaving", element: "map", rule: "F1429-2.5", isDue: atQuestion("leaving") },
  { name: "battles", element: "map", rule: "F1429-13.1", isDue: atQuestion("battles") },
  { name: "alliances", element: "map", rule: "F1429-13.4", isDue: atQuestion("alliances") },
  { name: "losses", element: "map", rule: "F1429-13.9", isDue: atQuestion("losses") },
  { name: "sacrifice", element: "map", rule: "F1429-13.11", isDue: atQuestion("sacrifice") },
  { name: "stances", element: "event", rule: "F1429-13.15", isDue: atQuestion("stances") },
  { name: "captives", element: "map", rule: "F1429-13.12", isDue: atQuestion("captives") },
  { name: "homecoming", element: "map", rule: "F1429-14.5", isDue: atQuestion("homecoming") },
  { name: "sieges", element: "map", rule: "F1429-15.1", isDue: atQuestion("sieges") },
  { name: "pillaging", element: "map", rule: "F1429-15.6", isDue: atQuestion("pillaging") },
  { name: "calming", element: "map", rule: "F1429-17.14", isDue: atQuestion("calming") },
  { name: "toll", element: "map", rule: "F1429-17.15", isDue: atQuestion("toll") },
  { name: "bestowing", element: "family", rule: "F1429-10.2", isDue: atQuestion("bestowing") },
  { name: "yielding", element: "family", rule: "F1429-10.5", isDue: atQuestion("yielding") },
  { name: "inheriting", element: "family", rule: "F1429-10.10", isDue: atQuestion("inheriting") },
  { name: "miracle", element: "family", rule: "F1429-20.12", isDue: atQuestion("miracle") },
];

/** The first of the list; all others are on the map and in the list. */
function firstVillages(model: FiefModel) {
  return openMoves(model).slice(0, offersMax);
}

function isDrawingFrom(turn: number) {
  return ({ view, question }: FiefModel) => question?.kind === "drawing" && view.turn >= turn;
}
