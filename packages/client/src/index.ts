export { type Client, type ClientOptions, createClient, type FollowOptions } from "./client.ts";
export { ApiError, hasCode } from "./http/api-error.ts";
export type { Operations } from "./http/operations.ts";
export type { RetryOptions } from "./http/retrying-fetch.ts";
export { type AnyChoice, covers, type MoveOf, moves, randomMove } from "./play/moves.ts";
export { type FinishedGame, type PlayOptions, play, type Turn } from "./play/play.ts";
export type { GameMessage } from "./streams/game-events.ts";
export type {
  Account,
  AccountEvent,
  AccountStreamLine,
  ChatMessage,
  Choice,
  Game,
  GamePresence,
  Move,
  MoveResult,
  NewMove,
  Outcome,
  Position,
  Problem,
  ProblemCode,
  RulesetId,
  RulesetReference,
  StreamStep,
  UndoRequest,
} from "./types.ts";
