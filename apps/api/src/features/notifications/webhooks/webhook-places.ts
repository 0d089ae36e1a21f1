import { gameId, deliveries as schemas } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { requireUser } from "../../../platform/http/identity.ts";
import type { WebhookPlace } from "./routes.ts";

/** Who may manage the webhooks of games and tournaments. */
export interface WebhookAccess {
  /** @throws {Problem} not-found if the account may not see the game */
  requireVisibleGame(game: string, account: string): Promise<void>;
  /** @throws {Problem} not-your-seat if the account neither has a seat in the game nor hosts it */
  requireAtGame(game: string, account: string): Promise<void>;
  /** @throws {Problem} not-found, forbidden if the reader does not direct the tournament */
  requireDirector(tournament: string, request: FastifyRequest): Promise<void>;
}

/** The webhooks of accounts, of games and of tournaments. */
export const webhookPlaces = (access: WebhookAccess) => [ofAccount, ofGame(access), ofTournament(access)];

const ofAccount: WebhookPlace = {
  path: "/v1/account/webhooks",
  operations: {
    list: "listWebhooks",
    add: "addWebhook",
    change: "changeWebhook",
    renew: "renewWebhookSecret",
    remove: "deleteWebhook",
    test: "testWebhook",
    deliveries: "listDeliveries",
    retry: "retryDelivery",
  },
  whose: "",
  read: "notifications:read",
  write: "notifications:write",
  bodies: schemas.ofAccount,
  params: z.object({}),
  readers: "",
  about: "At most 10 for each account. ",
  problems: [],
  owner: async (request) => ({ type: "account", account: requireUser(request).id }),
  requireSender: async () => {},
};

const gameParams = z.object({ game: gameId });
const gameIn = ({ params }: FastifyRequest) => (params as z.output<typeof gameParams>).game;

const ofGame = (access: WebhookAccess): WebhookPlace => ({
  path: "/v1/games/:game/webhooks",
  operations: {
    list: "listGameWebhooks",
    add: "addGameWebhook",
    change: "changeGameWebhook",
    renew: "renewGameWebhookSecret",
    remove: "deleteGameWebhook",
    test: "testGameWebhook",
    deliveries: "listGameWebhookDeliveries",
    retry: "retryGameWebhookDelivery",
  },
  whose: " of a game",
  read: "notifications:read",
  write: "notifications:write",
  bodies: schemas.ofGame,
  params: gameParams,
  readers: "Your own webhooks of this game; those of other players are not shown. ",
  about: `The host and every player can add up to 3; each sees and manages only their own. A webhook is sent what spectators
see, with the spectator delay of the game, and what happened within 5 seconds in one message. It is removed when its account
leaves the game, and 30 days after the end of the game. `,
  problems: ["not-found", "not-your-seat"],
  async owner(request) {
    const [game, account] = [gameIn(request), requireUser(request).id];
    await access.requireVisibleGame(game, account);
    return { type: "game", game, account };
  },
  requireSender: (request) => access.requireAtGame(gameIn(request), requireUser(request).id),
});

const tournamentParams = z.object({ tournament: z.uuid().meta({ description: "The tournament, a UUID." }) });
const tournamentIn = ({ params }: FastifyRequest) => (params as z.output<typeof tournamentParams>).tournament;

const ofTournament = (access: WebhookAccess): WebhookPlace => ({
  path: "/v1/tournaments/:tournament/webhooks",
  operations: {
    list: "listTournamentWebhooks",
    add: "addTournamentWebhook",
    change: "changeTournamentWebhook",
    renew: "renewTournamentWebhookSecret",
    remove: "deleteTournamentWebhook",
    test: "testTournamentWebhook",
    deliveries: "listTournamentWebhookDeliveries",
    retry: "retryTournamentWebhookDelivery",
  },
  whose: " of a tournament",
  read: "tournaments:read",
  write: "tournaments:write",
  bodies: schemas.ofTournament,
  params: tournamentParams,
  readers: "For the directors of the tournament, who share its webhooks. ",
  about: `For the directors, who share up to 10. A webhook is sent entries of the public log from the opening of registration
on, and what happened within 5 seconds in one message. It is removed 30 days after the end of the tournament. `,
  problems: ["not-found", "forbidden"],
  async owner(request) {
    await access.requireDirector(tournamentIn(request), request);
    return { type: "tournament", tournament: tournamentIn(request) };
  },
  requireSender: async () => {},
});
