import type { GuideNote } from "../../guide/guide.ts";
import { atQuestion, openMoves } from "../../guide/guide.ts";
import { fiefOf, type MiddleAges, type MiddleAgesModel } from "../game.ts";

/** The notes of a first game. What comes in every round is told one by one. */
export const notes: readonly GuideNote<MiddleAges>[] = [
  { name: "place", element: "rows", rule: "MA-2.6", isDue: atQuestion("placing"), offers: openMoves },
  { name: "recover", element: "graveyard", rule: "MA-5.7", isDue: atQuestion("raising", "restoration") },
  { name: "scout", element: "rows", rule: "MA-5.10", isDue: atQuestion("scouting") },
  { name: "coin", element: "fief", rule: "MA-5.21", isDue: atQuestion("addingCoin") },
  { name: "plot", element: "fief", rule: "MA-5.23", isDue: atQuestion("addingPlot") },
  { name: "losses", element: "fief", rule: "MA-8.17", isDue: atQuestion("losses") },
  { name: "send", element: "rows", rule: "MA-3.4", isDue: sendingFrom(1) },
  { name: "income", element: "fief", rule: "MA-4.7", isDue: sendingFrom(2) },
  { name: "order", element: "rows", rule: "MA-3.3", isDue: sendingFrom(3) },
  { name: "signs", element: "rows", rule: "MA-5.1", isDue: sendingFrom(3) },
  { name: "events", element: "events", rule: "MA-8.1", isDue: sendingFrom(3) },
  { name: "rivals", element: "rivals", rule: "MA-5.17", isDue: sendingFrom(5) },
  { name: "empty", element: "fief", rule: "MA-9.2", isDue: hasEmptyDomainFrom(10) },
];

function sendingFrom(round: number) {
  return ({ view, question }: MiddleAgesModel) => question?.kind === "sending" && view.round >= round;
}

function hasEmptyDomainFrom(round: number) {
  return ({ view, yourSeat }: MiddleAgesModel) => {
    const columns = yourSeat === null ? [] : (fiefOf(view, yourSeat)?.columns ?? []);
    return view.round >= round && columns.some(({ length }) => length === 0);
  };
}
