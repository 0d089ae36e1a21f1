import { openSeatedGame } from "../features/lobby/opening/open-seated-game.ts";
import { closeAtDeadline } from "../features/play/moves/close-game.ts";
import type { GamesForTournaments } from "../features/tournaments/tournaments.ts";
import type { OpenGames } from "./open-games.ts";

/** What tournaments may do with games. */
export function gamesForTournaments({
  store,
  lobbyDeps,
  playing,
}: Pick<OpenGames, "store" | "lobbyDeps" | "playing">): GamesForTournaments {
  return {
    open: ({ plan: { ruleset, options, pace, weekendsOff }, ...game }) =>
      openSeatedGame(lobbyDeps, { ...game, ruleset, options, pace, weekendsOff }),
    current: (id) => store.current(id),
    close: (id) => closeAtDeadline(playing, id),
  };
}
