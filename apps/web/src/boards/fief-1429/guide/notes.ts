import type { GuideNote } from "../../guide/guide.ts";
import { atQuestion, offersMax, openMoves } from "../../guide/guide.ts";
import type { Fief, FiefModel } from "../game.ts";

/** The notes of a first game. */
export const notes: readonly GuideNote<Fief>[] = [
  { name: "placing", element: "map", rule: "F1429-1.10", isDue: atQuestion("placing"), offers: firstVillages },
  { name: "weddings", element: "court", rule: "F1429-3.1", isDue: atQuestion("weddings") },
  { name: "candidacy", element: "court", rule: "F1429-4.2", isDue: atQuestion("candidacy") },
  { name: "ballot", element: "event", rule: "F1429-4.3", isDue: atQuestion("ballot") },
  { name: "consent", element: "family", rule: "F1429-2.12", isDue: atQuestion("consent") },
  { name: "drawing", element: "hand", rule: "F1429-6.1", isDue: atQuestion("drawing") },
  { name: "points", element: "others", rule: "F1429-16.1", isDue: isDrawingFrom(2) },
  { name: "playing", element: "hand", rule: "F1429-6.9", isDue: atQuestion("playing") },
  { name: "window", element: "hand", rule: "F1429-17.2", isDue: atQuestion("window") },
  { name: "purchases", element: "map", rule: "F1429-9.2", isDue: atQuestion("purchases") },
  { name: "money", element: "family", rule: "F1429-8.1", isDue: atQuestion("purchases") },
  { name: "marching", element: "map", rule: "F1429-11.1", isDue: atQuestion("marching") },
  { name: "battles", element: "map", rule: "F1429-13.1", isDue: atQuestion("battles") },
  { name: "stances", element: "event", rule: "F1429-13.15", isDue: atQuestion("stances") },
  { name: "captives", element: "map", rule: "F1429-13.12", isDue: atQuestion("captives") },
  { name: "sieges", element: "map", rule: "F1429-15.1", isDue: atQuestion("sieges") },
  { name: "pillaging", element: "map", rule: "F1429-15.6", isDue: atQuestion("pillaging") },
];

/** The first of the list; all others are on the map and in the list. */
function firstVillages(model: FiefModel) {
  return openMoves(model).slice(0, offersMax);
}

function isDrawingFrom(turn: number) {
  return ({ view, question }: FiefModel) => question?.kind === "drawing" && view.turn >= turn;
}
