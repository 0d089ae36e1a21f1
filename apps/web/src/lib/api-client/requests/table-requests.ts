import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import type { Move } from "../types.ts";

type Schemas = components["schemas"];

/** The requests of a table: moves, what is planned or noted, votes, messages. */
export const tableRequests = {
  rematch: (game: string) => bodyOf(client.POST("/v1/games/{game}/rematch", of(game))),
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
  resign: (game: string) => bodyOf(client.POST("/v1/games/{game}/resignation", of(game))),
  replayChanges: (game: string, as: string | undefined) =>
    bodyOf(
      client.GET("/v1/games/{game}/replay/changes", {
        params: { path: { game }, query: as === undefined ? {} : { as } },
      }),
    ),
  // Without `Prefer: return=minimal`, there is always a body.
  playMove: (game: string, body: Schemas["NewMove"], key: string) =>
    bodyOf(client.POST("/v1/games/{game}/moves", { body, params: { path: { game }, ...idempotent(key) } })) as Promise<
      Schemas["MoveResult"]
    >,
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

const of = (game: string) => ({ params: { path: { game } } });
const idempotent = (key: string) => ({ header: { "idempotency-key": key } });
