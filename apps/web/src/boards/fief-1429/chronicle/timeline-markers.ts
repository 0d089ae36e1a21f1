import type { Told } from "../game.ts";

const timelineMarkers = [
  { type: "GameEnded", name: "end" },
  { type: "Elected", name: "election" },
  { type: "Wed", name: "marriage" },
  { type: "SiegeBroken", name: "siegeBroken" },
  { type: "BattleBegan", name: "battle" },
  { type: "SiegeLaid", name: "siege" },
  { type: "RevoltStruck", name: "revolt" },
  { type: "TitleBought", name: "title" },
  { type: "LordCaptured", name: "prisoner" },
  { type: "TurnBegan", name: "turn" },
] as const satisfies readonly { readonly type: Told["type"]; readonly name: string }[];

/** What makes a step worth a mark on the replay bar: the weightiest of what happened in it. */
export function timelineMarkerOf(facts: readonly Told[]): (typeof timelineMarkers)[number]["name"] | null {
  return timelineMarkers.find(({ type }) => facts.some((told) => told.type === type))?.name ?? null;
}
