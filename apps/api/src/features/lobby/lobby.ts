import type { games } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { ChangeNeeds } from "../../event-store/change-game.ts";
import type { ShownGames } from "../../event-store/shown-game.ts";
import { cancelGame, sayReadiness } from "./gathering.ts";
import { type Inviting, inviting } from "./inviting.ts";
import { listing } from "./listing.ts";
import { openGame } from "./opening/open-game.ts";
import { rematch } from "./opening/rematch.ts";
import { startGame } from "./opening/start-game.ts";
import { seatCompanion } from "./seats/companions.ts";
import { seating } from "./seats/seating.ts";

type Words = ReturnType<typeof games.lobbySchemas>;
type GameBody = games.GameBody;
type AccountId = string;

/** What can be done in the lobby. */
export interface Lobby extends Inviting {
  list(query: z.output<Words["gamesQuery"]>, viewer: AccountId | undefined): Promise<z.output<Words["gamesPage"]>>;
  look(game: string, viewer: AccountId | undefined): Promise<GameBody>;
  lookByInvitation(invitation: string, viewer: AccountId | undefined): Promise<GameBody>;
  open(host: AccountId, opening: games.NewGame, key: string | undefined): Promise<GameBody>;
  sitDown(game: string, player: AccountId, wish: z.output<typeof games.sitDown>): Promise<GameBody>;
  standUp(game: string, player: AccountId, seat: number): Promise<GameBody>;
  seatBot(game: string, host: AccountId, wish: z.output<typeof games.seatBot>): Promise<GameBody>;
  seatCompanion(game: string, host: AccountId, wish: z.output<typeof games.newCompanion>): Promise<GameBody>;
  start(game: string, host: AccountId): Promise<GameBody>;
  cancel(game: string, host: AccountId): Promise<GameBody>;
  sayReadiness(game: string, player: AccountId, isReady: boolean): Promise<GameBody>;
  rematch(game: string, player: AccountId): Promise<GameBody>;
}

export interface LobbyNeeds extends ChangeNeeds {
  readonly pool: Pool;
  /** What viewers may see of a game at its head. */
  readonly shown: ShownGames;
  /** So many games of one host may wait for players at once. */
  readonly openGamesMax: number;
}

export function lobbyOf(needs: LobbyNeeds): Lobby {
  return {
    ...listing(needs),
    ...seating(needs),
    ...inviting(needs),
    open: (host, opening, key) => openGame(needs, host, opening, key),
    seatCompanion: (game, host, wish) => seatCompanion(needs, game, host, wish),
    start: (game, host) => startGame(needs, game, host),
    cancel: (game, host) => cancelGame(needs, game, host),
    sayReadiness: (game, player, isReady) => sayReadiness(needs, game, player, isReady),
    rematch: (game, player) => rematch(needs, game, player),
  };
}
