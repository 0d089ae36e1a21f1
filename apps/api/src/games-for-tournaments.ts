import { openSeatedGame } from "./lobby/open-seated-game.ts";
import type { OpenGames } from "./open-games.ts";
import { closeAtDeadline } from "./play/close-game.ts";
import type { GamesForTournaments } from "./tournaments/tournaments.ts";

/** What tournaments may do with games. */
export function gamesForTournaments({
  store,
  lobbyNeeds,
  playing,
}: Pick<OpenGames, "store" | "lobbyNeeds" | "playing">): GamesForTournaments {
  return {
    open: ({ plan: { ruleset, options, pace, weekendsOff }, ...game }) =>
      openSeatedGame(lobbyNeeds, { ...game, ruleset, options, pace, weekendsOff }),
    current: (id) => store.current(id),
    close: (id) => closeAtDeadline(playing, id),
  };
}
