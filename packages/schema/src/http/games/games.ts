import { rulesetSchemas } from "../../games/register.ts";
import { lobbySchemas } from "./lobby.ts";
import { playSchemas } from "./play.ts";

export {
  type BotLevel,
  botLevel,
  botLevels,
  closing,
  fairness,
  type GameBody,
  gameStates,
  invitation,
  type LeaverWish,
  leaverWish,
  leaverWishes,
  lobbySchemas,
  type NewGame,
  newBallot,
  newCompanion,
  newInvitation,
  outcome,
  question,
  readiness,
  type SpectatorDelay,
  seatBot,
  sitDown,
  sitter,
  spectatorDelay,
} from "./lobby.ts";
export {
  exportQuery,
  idempotencyHeaders,
  newUndo,
  playSchemas,
  positionQuery,
  replayQuery,
  stepKinds,
  stepsQuery,
  streamQuery,
  undoAnswer,
  undoRequest,
} from "./play.ts";

export const { rulesetId, game, gamesPage, gamesQuery, newGame } = lobbySchemas(rulesetSchemas);
export const {
  newMove,
  newRehearsal,
  newDraft,
  draftChecked,
  draftPlayed,
  keptDraft,
  position,
  played,
  rehearsed,
  chronicle,
  replay,
  streamStep,
} = playSchemas(rulesetSchemas);
