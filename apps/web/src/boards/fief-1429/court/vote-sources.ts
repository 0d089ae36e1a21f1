import type { Election, View } from "../game.ts";
import { onMap } from "../realm/realm.ts";

export interface VoteSources {
  readonly votes: number;
  readonly villages: number;
  readonly clergy: number;
  readonly titles: number;
}

/** F1429-4.7, F1429-4.10, F1429-4.11: what the votes of a family come from. */
export function voteSources(view: View, { office, votes }: Election, seat: number): VoteSources {
  const all = votes.find((one) => one.seat === seat)?.votes ?? 0;
  if (office === "king") return { votes: all, villages: 0, clergy: 0, titles: all };
  if (office === "pope") return { votes: all, villages: 0, clergy: all, titles: 0 };
  const villages = view.villages
    .filter(({ village, controller }) => controller === seat && `bishop-${onMap(village).bishopric}` === office)
    .reduce((sum, { village }) => sum + (onMap(village).isChiefTown ? 2 : 1), 0);
  return { votes: all, villages, clergy: all - villages, titles: 0 };
}
