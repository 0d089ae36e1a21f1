import type { Game, Player } from "../../api/types.ts";

export interface Lack {
  readonly what: "finished" | "percent";
  readonly least: number;
  readonly own: number;
}

/** What somebody lacks of what a table asks of newcomers; nothing, if they may sit down. */
export function lackOf(
  { finished, percent }: Pick<Player["reliability"], "finished" | "percent">,
  { finishedLeast, percentLeast }: NonNullable<Game["entry"]>,
): Lack | null {
  if (finished < finishedLeast) return { what: "finished", least: finishedLeast, own: finished };
  if (percent !== null && percent < percentLeast) return { what: "percent", least: percentLeast, own: percent };
  return null;
}
