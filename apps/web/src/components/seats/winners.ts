import type { Game } from "../../lib/api-client/types.ts";

/** Who came first: several, where a game ends level. */
export function winnersOf({ outcome }: Pick<Game, "outcome">) {
  return (outcome?.ranking ?? []).filter(({ rank }) => rank === 1);
}
