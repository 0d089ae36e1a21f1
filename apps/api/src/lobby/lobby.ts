import type { games } from "@seneschal/schema";
import type { z } from "zod";

type Words = ReturnType<typeof games.lobbySchemas>;
type Game = games.GameBody;
type AccountId = string;

/** What can be done in the lobby. */
export interface Lobby {
  list(query: z.output<Words["gamesQuery"]>, viewer: AccountId | undefined): Promise<z.output<Words["gamesPage"]>>;
  open(host: AccountId, opening: games.NewGame, key: string | undefined): Promise<Game>;
  look(game: string, viewer: AccountId | undefined): Promise<Game>;
  lookByInvitation(invitation: string, viewer: AccountId | undefined): Promise<Game>;
  sitDown(game: string, player: AccountId, wish: z.output<typeof games.sitDown>): Promise<Game>;
  standUp(game: string, player: AccountId, seat: number): Promise<Game>;
  seatBot(game: string, host: AccountId, wish: z.output<typeof games.seatBot>): Promise<Game>;
  start(game: string, host: AccountId): Promise<Game>;
}
