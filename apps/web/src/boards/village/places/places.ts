import type { Draft } from "../../board-model.ts";
import type { VillageModel } from "../game.ts";

/** The parts of the table below the scene, by their `data-element`; a phone shows one of them at a time. */
export const tablePlaces = ["market", "crafts", "council", "church", "travel", "book", "others"] as const;
export type TablePlace = (typeof tablePlaces)[number];

const placesByQuestion: Readonly<Record<string, TablePlace>> = {
  crafts: "crafts",
  sale: "market",
  travel: "travel",
  reward: "travel",
  council: "council",
  privilege: "council",
  church: "church",
  buyingOut: "church",
  rising: "church",
  death: "book",
};

/** The place that the question or the chosen action is about; the market where none is. */
export function suggestedPlace({ question }: Pick<VillageModel, "question">, selected: Draft | null): TablePlace {
  const asked = placesByQuestion[question?.kind ?? ""];
  const chosen = tablePlaces.find((place) => place === selected?.action);
  return asked ?? chosen ?? "market";
}
