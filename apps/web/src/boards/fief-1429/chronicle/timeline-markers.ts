import type { Fact } from "../game.ts";

/** The facts that have a marker on the timeline of the replay, the most important first. */
export const timelineMarkers = [
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
] as const satisfies readonly { readonly type: Fact["type"]; readonly name: string }[];
