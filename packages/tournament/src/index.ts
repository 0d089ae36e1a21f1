import * as scorings from "./scoring/scorings.ts";
import * as tables from "./tournament/progress/tables.ts";
import type * as state from "./tournament/state/tournament.ts";

export { bergerRounds } from "./designs/berger.ts";
export { type CatalogueEntry, catalogue, designFor } from "./designs/catalogue.ts";
export type { Design } from "./designs/development.ts";
export { type PlaneSize, planeRounds, planeSizes } from "./designs/planes.ts";
export type { Certificate } from "./pairing/certificate.ts";
export type { Contender } from "./pairing/contender.ts";
export { balanced, type Cost, type Priorities, social, sporting } from "./pairing/cost.ts";
export { byesNeeded, type Pairing, type PairingRules, pairRound } from "./pairing/pair-round.ts";
export { seated } from "./pairing/seats.ts";
export { type TableSizes, tableSizesFor } from "./pairing/table-sizes.ts";
export type { Below } from "./random.ts";
export type { Finish } from "./scoring/finish.ts";
export type { Scoring } from "./scoring/scorings.ts";
export {
  type SeriesResult,
  type SeriesRow,
  type SeriesRules,
  seriesResultsOf,
  seriesTable,
} from "./series/series-table.ts";
export { opponentAverages } from "./standings/opponents.ts";
export type { PlayerRecord, Source } from "./standings/record.ts";
export type { Bye, Place, Results, TableResult } from "./standings/results.ts";
export { type Criterion, criteria, type Standing, type StandingRules, standingsOf } from "./standings/standings.ts";
export { decide, isPlayerAction } from "./tournament/acts/decide.ts";
export { type Decision, isRefusal, type Refusal } from "./tournament/acts/decision.ts";
export { hasPauses } from "./tournament/acts/players/entering.ts";
export { isSettled } from "./tournament/acts/ruling.ts";
export { tournamentCommitmentOf, tournamentDigestOf, tournamentDrawOf } from "./tournament/chance.ts";
export { type BracketEntry, type BracketRound, bracketAhead } from "./tournament/formats/knock-out/bracket-ahead.ts";
export { type Movement, movementsAfter } from "./tournament/formats/league/movements.ts";
export { divisionStandings, seasonNumber, seasonsOf } from "./tournament/formats/league/seasons.ts";
export { livesLeft } from "./tournament/formats/lives.ts";
export { playOffsAfter } from "./tournament/formats/play-offs.ts";
export { rankingOf } from "./tournament/formats/register.ts";
export { isWaitOver, minutesBefore } from "./tournament/instants.ts";
export { type Fault, faultsInPlan } from "./tournament/plan/faults-in-plan.ts";
export { absenceRounds, isByeRound } from "./tournament/progress/absences.ts";
export { finalRanking, nextEvents } from "./tournament/progress/advance.ts";
export { type AppliedEvents, applyEvents } from "./tournament/progress/apply-events.ts";
export { confirmersOf } from "./tournament/progress/confirmers.ts";
export { takesLateEntries } from "./tournament/progress/late-entries.ts";
export { type Closing, nextClosing } from "./tournament/progress/next-closing.ts";
export { type Simulation, simulateTournament } from "./tournament/simulation/simulate-tournament.ts";
export { scoringOf } from "./tournament/standings/scoring-of.ts";
export { stageStandings } from "./tournament/standings/stage-standings.ts";
export { accountOf, playerOfAccount } from "./tournament/state/accounts.ts";
export { areClubsApart, isSameClub, pairsApart } from "./tournament/state/clubs.ts";
export { evolve } from "./tournament/state/evolve.ts";
export { pairingRevision } from "./tournament/state/pairing-revision.ts";
export { isPhysical } from "./tournament/state/physical-boards.ts";
export { isPlayOff } from "./tournament/state/tournament.ts";
export type { TournamentContext } from "./tournament/state/tournament-context.ts";
export type { Act, Plan, Recorded, TournamentEvent } from "./tournament/state/types.ts";
export type { state };
export { scorings, tables };
