export { type TournamentAct, tournamentActOf } from "./tournaments/acts.ts";
export {
  gameInTournament,
  logQuery,
  rehearsal,
  standingsQuery,
  type TournamentBody,
  type TournamentLog,
  type TournamentLogEntry,
  type TournamentStandings,
  type TournamentSummary,
  tournamentId,
  tournamentLog,
  tournamentSchemas,
  tournamentStandings,
} from "./tournaments/answers.ts";
export { type TournamentEvent, tournamentEvent } from "./tournaments/events.ts";
export { anyPlan, type NewPlan, type Plan, type Stage } from "./tournaments/plan.ts";
