export { outcome, placement } from "../../outcome.ts";

import { rulesetSchemas } from "../../games/register.ts";
import { lobbySchemas } from "./lobby.ts";
import { playSchemas } from "./play.ts";

export { gameReportSchemas, reportProgress } from "./game-reports.ts";
export {
  type BallotChoice,
  type BotLevel,
  ballotChoice,
  ballotChoices,
  botLevel,
  botLevelOf,
  botLevels,
  closeReason,
  fairness,
  type GameBody,
  gameStates,
  invitation,
  lobbySchemas,
  type NewGame,
  newBallot,
  newCompanion,
  newInvitation,
  newReplacementVote,
  newSeatBot,
  newSeatPlayer,
  newShortening,
  newShorteningVote,
  question,
  type RecordedBotLevel,
  readiness,
  recordedBotLevel,
  rulesetIdOf,
  type SpectatorDelay,
  seatOccupant,
  spectatorDelay,
} from "./lobby.ts";
export { ownGamesSchemas } from "./own-games.ts";
export {
  exportQuery,
  gamePresence,
  idempotencyHeaders,
  moveHeaders,
  newUndo,
  playSchemas,
  positionQuery,
  replayQuery,
  reportQuery,
  stepKinds,
  stepsQuery,
  streamQuery,
  undoAnswer,
  undoRequest,
} from "./play.ts";
export { anyRuleset } from "./sent-moves.ts";

export const { rulesetId, game, gamesPage, gamesQuery, newGame } = lobbySchemas(rulesetSchemas);
export const {
  newMove,
  newPreview,
  newDraft,
  draftCheck,
  draftResult,
  savedDraft,
  position,
  moveResult,
  preview,
  chronicle,
  replay,
  replayChanges,
  streamStep,
} = playSchemas(rulesetSchemas);
