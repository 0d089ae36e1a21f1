import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import { syncClock } from "../server-clock.ts";
import type { BotLevel, Game, Move, NewGame } from "../types.ts";
import { accountReads } from "./account-reads.ts";
import { publicRequests } from "./public-requests.ts";
import { type GamesQuery, viewerRequests } from "./viewer-requests.ts";

export type { GamesQuery };

type Schemas = components["schemas"];

const ofViewer = viewerRequests(client);

/** Every request of this site, by what it is for. */
export const requests = {
  ...publicRequests(client),
  ...ofViewer,

  createGuest: (body: Schemas["NewGuest"]) => bodyOf(client.POST("/v1/guests", { body })),
  signIn: (body: Schemas["Credentials"]) => bodyOf(client.POST("/v1/sign-in", { body })),
  signOut: () => bodyOf(client.DELETE("/v1/session")),
  rename: (body: Schemas["Rename"]) => bodyOf(client.PATCH("/v1/account", { body })),
  profile: accountReads(client).profile,
  changeProfile: (body: Schemas["ProfileChange"]) => bodyOf(client.PATCH("/v1/account/profile", { body })),
  sessions: () => bodyOf(client.GET("/v1/account/sessions")),
  endSession: (session: string) =>
    bodyOf(client.DELETE("/v1/account/sessions/{session}", { params: { path: { session } } })),
  endOtherSessions: () => bodyOf(client.DELETE("/v1/account/sessions")),
  changeEmail: (body: Schemas["NewEmail"]) => bodyOf(client.POST("/v1/account/email", { body })),
  resendConfirmation: () => bodyOf(client.POST("/v1/account/confirmation-emails")),
  confirmEmail: (token: string) => bodyOf(client.POST("/v1/confirmations", { body: { token } })),
  changePassword: (body: Schemas["NewPassword"]) => bodyOf(client.POST("/v1/account/password", { body })),
  requestPasswordReset: (email: string) => bodyOf(client.POST("/v1/password-resets", { body: { email } })),
  resetPassword: (body: Schemas["PasswordReset"]) => bodyOf(client.POST("/v1/password-resets/completion", { body })),
  beginTwoFactorSetup: (password: string) => bodyOf(client.POST("/v1/account/two-factor", { body: { password } })),
  confirmTwoFactor: (code: string) => bodyOf(client.POST("/v1/account/two-factor/confirmation", { body: { code } })),
  disableTwoFactor: (body: Schemas["PasswordAndCode"]) =>
    bodyOf(client.POST("/v1/account/two-factor/removal", { body })),
  deleteAccount: (body: Schemas["AccountDeletion"]) => bodyOf(client.POST("/v1/account/deletion", { body })),
  appealSanction: (sanction: string, body: Schemas["NewAppeal"]) =>
    bodyOf(client.POST("/v1/account/sanctions/{sanction}/appeal", { params: { path: { sanction } }, body })),
  mailbox: () => bodyOf(client.GET("/v1/dev/mailbox")),
  openSetupSession: (key: string) => bodyOf(client.POST("/v1/setup/session", { body: { key } })),
  setup: () => bodyOf(client.GET("/v1/setup")),
  becomeAdministrator: () => bodyOf(client.POST("/v1/setup/administrator")),
  registerAccount: (body: Schemas["NewRegistration"]) => bodyOf(client.POST("/v1/account/registration", { body })),

  games: (query: GamesQuery) => ofViewer.games(query).then(withClockSynced),
  createGame: (body: NewGame, key: string) => bodyOf(client.POST("/v1/games", { body, params: idempotent(key) })),
  game: (game: string) => ofViewer.game(game).then(withClockSynced),
  invitation: (invitation: string) =>
    bodyOf(client.GET("/v1/invitations/{invitation}", { params: { path: { invitation } } })),
  takeSeat: (game: string, body: Schemas["NewSeatPlayer"]) =>
    bodyOf(client.POST("/v1/games/{game}/seats", { ...of(game), body })),
  leaveSeat: (game: string, seat: number) =>
    bodyOf(client.DELETE("/v1/games/{game}/seats/{seat}", { params: { path: { game, seat } } })),
  addBot: (game: string, body: { seat: number; bot: BotLevel }) =>
    bodyOf(client.POST("/v1/games/{game}/bots", { ...of(game), body })),
  addCompanion: (game: string, body: Schemas["NewCompanion"]) =>
    bodyOf(client.POST("/v1/games/{game}/companions", { ...of(game), body })),
  setReady: (game: string, isReady: boolean) =>
    bodyOf(client.PUT("/v1/games/{game}/readiness", { ...of(game), body: { isReady } })),
  cancelGame: (game: string) => bodyOf(client.DELETE("/v1/games/{game}", of(game))),
  rematch: (game: string) => bodyOf(client.POST("/v1/games/{game}/rematch", of(game))),
  findPlayers: (name: string) => bodyOf(client.GET("/v1/players", { params: { query: { name } } })),
  invite: (game: string, body: Schemas["NewInvitation"]) =>
    bodyOf(client.POST("/v1/games/{game}/invitations", { ...of(game), body })),
  withdrawInvitation: (game: string, account: string) =>
    bodyOf(client.DELETE("/v1/games/{game}/invitations/{account}", { params: { path: { game, account } } })),
  start: (game: string) => bodyOf(client.POST("/v1/games/{game}/start", of(game))),
  voteOnSeat: (game: string, body: Schemas["NewBallot"]) =>
    bodyOf(client.POST("/v1/games/{game}/ballots", { ...of(game), body })),
  startPresenceCheck: (game: string) => bodyOf(client.POST("/v1/games/{game}/presence-check", of(game))),
  confirmPresence: (game: string) => bodyOf(client.POST("/v1/games/{game}/presence-check/confirmation", of(game))),
  voteOnReplacement: (game: string, body: Schemas["NewReplacementVote"]) =>
    bodyOf(client.POST("/v1/games/{game}/presence-check/votes", { ...of(game), body })),
  proposeShortening: (game: string, lastTurn: number) =>
    bodyOf(client.POST("/v1/games/{game}/shortening", { ...of(game), body: { lastTurn } })),
  answerShortening: (game: string, agrees: boolean) =>
    bodyOf(client.POST("/v1/games/{game}/shortening/votes", { ...of(game), body: { agrees } })),
  seatHistory: (game: string) => bodyOf(client.GET("/v1/games/{game}/seat-history", of(game))),
  vacation: () => bodyOf(client.GET("/v1/account/vacation")),
  startVacation: (body: Schemas["NewVacation"]) => bodyOf(client.POST("/v1/account/vacation", { body })),
  endVacation: () => bodyOf(client.DELETE("/v1/account/vacation")),
  resign: (game: string) => bodyOf(client.POST("/v1/games/{game}/resignation", of(game))),

  replayChanges: (game: string, as: string | undefined) =>
    bodyOf(
      client.GET("/v1/games/{game}/replay/changes", {
        params: { path: { game }, query: as === undefined ? {} : { as } },
      }),
    ),
  playMove: (game: string, body: Schemas["NewMove"], key: string) =>
    bodyOf(client.POST("/v1/games/{game}/moves", { body, params: { path: { game }, ...idempotent(key) } })),
  undoMove: (game: string, body: Schemas["NewUndo"], key: string) =>
    bodyOf(client.POST("/v1/games/{game}/undo", { body, params: { path: { game }, ...idempotent(key) } })),
  draft: (game: string) => bodyOf(client.GET("/v1/games/{game}/draft", of(game))),
  saveDraft: (game: string, body: Schemas["NewDraft"]) =>
    bodyOf(client.PUT("/v1/games/{game}/draft", { ...of(game), body })),
  deleteDraft: (game: string) => bodyOf(client.DELETE("/v1/games/{game}/draft", of(game))),
  checkDraft: (game: string, body: Schemas["NewDraft"]) =>
    bodyOf(client.POST("/v1/games/{game}/draft/check", { ...of(game), body })),
  playDraft: (game: string, body: Schemas["NewDraft"], key: string) =>
    bodyOf(client.POST("/v1/games/{game}/draft/play", { body, params: { path: { game }, ...idempotent(key) } })),
  premoves: (game: string) => bodyOf(client.GET("/v1/games/{game}/premoves", of(game))),
  savePremoves: (game: string, body: Schemas["NewPremoves"]) =>
    bodyOf(client.PUT("/v1/games/{game}/premoves", { ...of(game), body })),
  deletePremoves: (game: string) => bodyOf(client.DELETE("/v1/games/{game}/premoves", of(game))),
  checkPremoves: (game: string, body: Schemas["NewPremoveCheck"]) =>
    bodyOf(client.POST("/v1/games/{game}/premoves/check", { ...of(game), body })),
  autoReplies: (game: string) => bodyOf(client.GET("/v1/games/{game}/auto-replies", of(game))),
  setAutoReplies: (game: string, body: Schemas["NewAutoReplies"]) =>
    bodyOf(client.PUT("/v1/games/{game}/auto-replies", { ...of(game), body })),
  undoRequest: (game: string) => bodyOf(client.GET("/v1/games/{game}/undo-request", of(game))),
  requestUndo: (game: string, body: Schemas["NewUndo"]) =>
    bodyOf(client.POST("/v1/games/{game}/undo-request", { ...of(game), body })),
  answerUndoRequest: (game: string, body: Schemas["UndoAnswer"]) =>
    bodyOf(client.POST("/v1/games/{game}/undo-request/answer", { ...of(game), body })),
  withdrawUndoRequest: (game: string) => bodyOf(client.DELETE("/v1/games/{game}/undo-request", of(game))),

  postMessage: (game: string, body: Schemas["NewMessage"]) =>
    bodyOf(client.POST("/v1/games/{game}/chat", { ...of(game), body })),
  markMessagesRead: (game: string, body: Schemas["ReadMarker"]) =>
    bodyOf(client.PUT("/v1/games/{game}/chat/read", { ...of(game), body })),
  deleteMessage: (game: string, number: number) =>
    bodyOf(client.DELETE("/v1/games/{game}/chat/{number}", { params: { path: { game, number } } })),
  reportMessage: (game: string, number: number, body: Schemas["NewReport"]) =>
    bodyOf(client.POST("/v1/games/{game}/chat/{number}/reports", { params: { path: { game, number } }, body })),
  blockAccount: (account: string, body: Schemas["NewBlock"]) =>
    bodyOf(client.PUT("/v1/account/blocks/{account}", { params: { path: { account } }, body })),
  blocks: () => bodyOf(client.GET("/v1/account/blocks")),
  unblockAccount: (account: string) =>
    bodyOf(client.DELETE("/v1/account/blocks/{account}", { params: { path: { account } } })),
  notebook: (game: string) => bodyOf(client.GET("/v1/games/{game}/notebook", of(game))),
  saveNotebook: (game: string, body: Schemas["NewNotebook"]) =>
    bodyOf(client.PUT("/v1/games/{game}/notebook", { ...of(game), body })),
  diary: (game: string) => bodyOf(client.GET("/v1/games/{game}/diary", of(game))),
  createDiaryEntry: (game: string, body: Schemas["NewDiaryEntry"]) =>
    bodyOf(client.POST("/v1/games/{game}/diary", { ...of(game), body })),
  deleteDiaryEntry: (game: string, entry: string) =>
    bodyOf(client.DELETE("/v1/games/{game}/diary/{entry}", { params: { path: { game, entry } } })),
  previewMoves: (game: string, body: { expectedVersion: number; moves: Move[] }) =>
    bodyOf(client.POST("/v1/games/{game}/previews", { ...of(game), body })),
};

/** Answers about games carry the time of the server. */
function withClockSynced<Body extends Game | { readonly games: readonly Game[] }>(body: Body): Body {
  const [game] = "games" in body ? body.games : [body];
  if (game !== undefined) syncClock(game.now);
  return body;
}

const of = (game: string) => ({ params: { path: { game } } });
const idempotent = (key: string) => ({ header: { "idempotency-key": key } });
