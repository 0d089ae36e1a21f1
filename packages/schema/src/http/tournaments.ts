export { type TournamentAct, tournamentActOf } from "./tournaments/acts.ts";
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
} from "./tournaments/answers.ts";
export { type TournamentEvent, tournamentEvent } from "./tournaments/events.ts";
export { type GameInTournament, gameInTournament, tournamentId } from "./tournaments/game-in-tournament.ts";
export { anyPlan, type Plan, type Stage } from "./tournaments/plan.ts";
