import type { Entrant } from "../../api/types.ts";
import type { Words } from "../../boards/board.ts";

export interface Named {
  readonly player: string;
  readonly name: string;
  /** Bots and accounts that are no more have no page. */
  readonly page: string | null;
}

/** Who is meant by the name that the tournament knows a player by. */
export type Roll = (player: string) => Named;

/** `words` reads the messages of `tournaments`. */
export function rollOf(entrants: readonly Pick<Entrant, "player" | "name" | "bot">[], words: Words): Roll {
  const known = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  return (player) => {
    const entrant = known.get(player);
    if (isBot(player)) return { player, name: words("bot", { number: numberOf(player) }), page: null };
    const name = entrant?.name ?? "";
    return name === "" ? { player, name: words("erased"), page: null } : { player, name, page: `/players/${player}` };
  };
}

const isBot = (player: string) => /^bot-\d+$/.test(player);
const numberOf = (player: string) => Number(player.slice("bot-".length));
