import type { Game } from "../../lib/api-client/types.ts";

/** The winners: several in a tie. */
export function winnersOf({ outcome }: Pick<Game, "outcome">) {
  return (outcome?.ranking ?? []).filter(({ rank }) => rank === 1);
}
