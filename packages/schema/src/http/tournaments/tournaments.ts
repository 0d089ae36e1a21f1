export { type GameInTournament, gameInTournament, tournamentId } from "../games/game-in-tournament.ts";
export { type TournamentAct, tournamentActOf } from "./actions.ts";
export { type TournamentEvent, tournamentEvent } from "./events.ts";
export { anyPlan, type Plan, type Stage } from "./plan.ts";
export {
  logQuery,
  rehearsal,
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
