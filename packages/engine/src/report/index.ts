export { leadsOf } from "../bots/lead.ts";
export { type Advice, type AdvisedMove, advised } from "./advice.ts";
export type { Comparison } from "./comparison.ts";
export { type Continuation, leadContinued } from "./continuation.ts";
export { costOf, type JudgedDecision } from "./decisions.ts";
export { type GameReport, type Progress, type ReportStep, reportOn, type SeatReport } from "./game-report.ts";
export type { RecordedGame, RecordedStep } from "./recorded-game.ts";
export { type ReportEffort, usualReportEffort } from "./report-effort.ts";
export type { Swing } from "./swings.ts";
