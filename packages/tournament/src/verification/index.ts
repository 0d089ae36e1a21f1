// A separate entry point, so that only the page that verifies files loads it.
export { isTournamentExport, tournamentEventLineOf, tournamentManifestLineOf } from "./export-lines.ts";
export { type Fault, faultTexts, type Unsound } from "./faults.ts";
export {
  readTournamentExport,
  type TournamentVerdict,
  verificationSteps,
  verifyTournamentExport,
} from "./verify-tournament.ts";
