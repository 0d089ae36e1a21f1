export { type GameInTournament, gameInTournament, tournamentId } from "../games/game-in-tournament.ts";
export { pairsApartMax, type TournamentAction, tournamentActionOf } from "./actions.ts";
export { newClubName } from "./clubs.ts";
export { type TournamentEvent, tournamentEvent } from "./events.ts";
export { type TournamentManifest, tournamentEventLine, tournamentLogLine, tournamentManifest } from "./export-lines.ts";
export {
  type ImportFault,
  importFaults,
  importMax,
  type VerificationFault,
  verificationFaults,
} from "./imports.ts";
export type { PlayerList } from "./named-players.ts";
export { anyPlan, type Plan, type Stage } from "./plan.ts";
export {
  logQuery,
  standingsQuery,
  type TournamentBody,
  type TournamentLog,
  type TournamentLogEntry,
  type TournamentStandings,
  type TournamentSummary,
  tournamentLog,
  tournamentSchemas,
  tournamentStandings,
} from "./responses.ts";
export { simulation } from "./simulations.ts";
export { readyMadeNames, type TournamentTemplate, templateId, type templateSchemas } from "./templates.ts";
