import type { Following } from "./transformations/with-links.ts";

const ofGame = { game: "$response.body#/id" };
const ofTournament = { tournament: "$response.body#/id" };
const ofGameWebhook = { game: "$request.path.game", webhook: "$response.body#/webhook/id" };
const ofTournamentWebhook = { tournament: "$request.path.tournament", webhook: "$response.body#/webhook/id" };

/** What can be done next with what an operation has created. */
export const followingOperations: Readonly<Record<string, Following>> = {
  createGame: {
    parameters: ofGame,
    operations: [
      "getGame",
      "addBot",
      "invitePlayer",
      "startGame",
      "getPosition",
      "playMove",
      "followGame",
      "listSteps",
    ],
  },
  createRematch: { parameters: ofGame, operations: ["getGame", "takeSeat", "startGame", "getPosition", "followGame"] },
  createTournament: {
    parameters: ofTournament,
    operations: ["getTournament", "performTournamentAction", "followTournament", "getTournamentStandings"],
  },
  createSeries: {
    parameters: { series: "$response.body#/id" },
    operations: ["getSeries", "changeSeries", "getSeriesStandings"],
  },
  createStudy: {
    parameters: { study: "$response.body#/id" },
    operations: ["getStudy", "playStudyMove", "changeStudy", "followStudy", "forkStudy", "exportStudy"],
  },
  createBot: {
    parameters: { bot: "$response.body#/account" },
    operations: ["createBotToken", "getOwnBot", "changeBot", "getBotActivity"],
  },
  addPasskey: { parameters: { passkey: "$response.body#/id" }, operations: ["renamePasskey", "removePasskey"] },
  addWebhook: {
    parameters: { webhook: "$response.body#/webhook/id" },
    operations: ["testWebhook", "listDeliveries", "changeWebhook", "deleteWebhook"],
  },
  addGameWebhook: {
    parameters: ofGameWebhook,
    operations: ["testGameWebhook", "listGameWebhookDeliveries", "changeGameWebhook", "deleteGameWebhook"],
  },
  addTournamentWebhook: {
    parameters: ofTournamentWebhook,
    operations: [
      "testTournamentWebhook",
      "listTournamentWebhookDeliveries",
      "changeTournamentWebhook",
      "deleteTournamentWebhook",
    ],
  },
  postMessage: {
    parameters: { game: "$request.path.game", number: "$response.body#/number" },
    operations: ["deleteMessage"],
  },
  postTournamentMessage: {
    parameters: { tournament: "$request.path.tournament", number: "$response.body#/number" },
    operations: ["deleteTournamentMessage"],
  },
};
