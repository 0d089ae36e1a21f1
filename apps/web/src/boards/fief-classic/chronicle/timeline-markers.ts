import type { Told } from "../game.ts";

const timelineMarkers = [
  { type: "GameEnded", name: "end" },
  { type: "Crowned", name: "crown" },
  { type: "TitleTaken", name: "title" },
  { type: "BattleBegan", name: "battle" },
  { type: "AttackLaid", name: "attack" },
  { type: "TurnBegan", name: "turn" },
] as const satisfies readonly { readonly type: Told["type"]; readonly name: string }[];

/** What makes a step worth a mark on the replay bar: the weightiest of what happened in it. */
export function timelineMarkerOf(facts: readonly Told[]): (typeof timelineMarkers)[number]["name"] | null {
  return timelineMarkers.find(({ type }) => facts.some((told) => told.type === type))?.name ?? null;
}
