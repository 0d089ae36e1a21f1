import type { games, players } from "@seneschal/schema";
import type { GameEvent } from "../../domain/game/events.ts";
import { type Game, isShownTo, seatOf } from "../../domain/game/game.ts";
import { decisionOf } from "../../domain/game/seats/abandoned-seats.ts";
import { reliabilityOf } from "../../domain/game/seats/reliability.ts";
import { decided, executeCommand, stateAfter } from "../../event-store/execute-command.ts";
import type { ShownGames } from "../../event-store/spectator-delay.ts";
import { Problem } from "../../platform/http/problem.ts";
import { knownPlayers } from "../../read-models/player-names-queries.ts";
import { playerOf, recordOf } from "../../read-models/reliability-queries.ts";
import type { WatchDeps } from "./clock-scheduler.ts";

export interface Leavers {
  /** Says what shall become of a seat that was left. */
  vote(game: string, player: string, ballot: Ballot): Promise<games.GameBody>;
  holdings(game: string, viewer: string | undefined): Promise<players.Holdings>;
  player(account: string): Promise<players.Player>;
}

interface Ballot {
  readonly about: number;
  readonly wish: games.LeaverWish;
}

export interface LeaverDeps extends WatchDeps {
  readonly shown: ShownGames;
  readonly showGame: (game: Game, viewer: string | undefined) => Promise<games.GameBody>;
}

const nobody = { name: null, nameKind: null } as const;

export function leaversOf(deps: LeaverDeps): Leavers {
  const { pool, store } = deps;
  return {
    async vote(id, player, ballot) {
      const decide = (game: Game | undefined) => decided(ballotOf(shown(game, player), player, ballot));
      return deps.showGame(stateAfter(await executeCommand(deps.games, { id, decide })), player);
    },
    async holdings(id, viewer) {
      const { holdings } = await deps.shown.to(shown(await store.current(id), viewer), viewer);
      const names = await knownPlayers(
        pool,
        holdings.flatMap(({ account }) => account ?? []),
      );
      return {
        holdings: holdings.map(({ answers: _, account = null, untilAt = null, end = null, ...holding }) => {
          return { ...holding, account, untilAt, end, ...(names.get(account ?? "") ?? nobody) };
        }),
      };
    },
    async player(account) {
      const found = await playerOf(pool, account);
      if (found === undefined) throw new Problem("not-found", "No player has this id.");
      const { id, name, is_guest, name_kind: nameKind, created_at } = found;
      const reliability = reliabilityOf(await recordOf(pool, account));
      const kind = is_guest ? "guest" : "member";
      return { account: id, name, kind, nameKind, since: created_at.toISOString(), reliability };
    },
  };
}

function ballotOf(game: Game, player: string, { about, wish }: Ballot): readonly GameEvent[] {
  if (game.phase !== "running") throw new Problem("not-running");
  const seat = seatOf(game, player);
  if (seat === undefined) throw new Problem("not-your-seat", "Only players of this game can vote.");
  if (game.seats[about]?.kind !== "caretaker") throw new Problem("nobody-left");
  const decides = decisionOf(game, about, { seat, wish });
  const cast: GameEvent = { type: "BallotCast", seat, about, wish, ...(decides && { decides }) };
  return decides === "end" ? [cast, { type: "GameClosed", why: "vote", secret: game.secret }] : [cast];
}

function shown(game: Game | undefined, viewer: string | undefined): Game {
  if (game !== undefined && isShownTo(game, viewer)) return game;
  throw new Problem("not-found", "No game has this id, or you may not see it.");
}
