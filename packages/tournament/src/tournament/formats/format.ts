import type { Certificate } from "../../pairing/certificate.ts";
import type { Effort } from "../../pairing/effort.ts";
import type { Below } from "../../random.ts";
import type { PairingFailure, Purpose, Ranked, Round, StageState, Tournament } from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";

/** A stage that wants its next round. */
export interface DraftContext<Terms extends Stage = Stage> {
  readonly tournament: Tournament;
  readonly stage: StageState;
  readonly terms: Terms;
  /** The players who are still in the stage and present, the seeds first. */
  readonly players: readonly string[];
  /** The rounds of the stage so far without play-offs, all closed. */
  readonly rounds: readonly Round[];
  readonly below: Below;
  readonly effort: Effort | undefined;
}

export interface Draft {
  readonly tables: readonly DraftedTable[];
  readonly byes: readonly string[];
  readonly certificate: Certificate | null;
  /** Play-offs after the last round: they wait for corrections of its results. */
  readonly isLast?: true;
}
export interface DraftedTable {
  readonly division: number | null;
  /** Of a play-off or a game for third place. */
  readonly purpose?: Purpose;
  /** By seat. */
  readonly players: readonly string[];
}

/** How a stage is played. */
export interface Format<Terms extends Stage> {
  /** The tables of the next round; `over` if there is none; or why it cannot be paired yet. */
  draft(context: DraftContext<Terms>): Draft | "over" | PairingFailure;
  /** The play-offs that are due after a round, if the format has any before its end. */
  playOffs?(context: DraftContext<Terms>): readonly DraftedTable[];
  /** All players of the stage by current rank, the best first. */
  ranking(tournament: Tournament, stage: StageState, terms: Terms): readonly Ranked[];
}
