import type { Fact } from "../game.ts";

/** The facts that have a marker on the timeline of the replay, the most important first. */
export const timelineMarkers = [
  { type: "GameEnded", name: "end" },
  { type: "Crowned", name: "crown" },
  { type: "TitleTaken", name: "title" },
  { type: "BattleBegan", name: "battle" },
  { type: "AttackLaid", name: "attack" },
  { type: "TurnBegan", name: "turn" },
] as const satisfies readonly { readonly type: Fact["type"]; readonly name: string }[];
