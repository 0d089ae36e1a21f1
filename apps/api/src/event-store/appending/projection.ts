import { isDeepStrictEqual } from "node:util";
import { wakeUpAfter } from "../../domain/clocks/wake-ups.ts";
import type { Game, SeatTenure } from "../../domain/game/game.ts";
import { expiryOf } from "../../domain/game/game-clocks.ts";
import { openCheck, votesCountAt } from "../../domain/game/seats/presence-check.ts";
import type { GameSummary, SeatSummary } from "../../domain/game/summary.ts";

/** The rows of the projections that a transition changes. */
export interface ProjectionChange {
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
  readonly tenures: readonly TenureRow[];
  readonly isBotTurn: boolean;
  readonly wasBotTurn: boolean;
}
export type GameRow = ReturnType<typeof gameRowOf>;
export type SeatRow = ReturnType<typeof seatRowsOf>[number];
export type TenureRow = ReturnType<typeof tenureRowsOf>[number];

/** A row of `games`. Members that would be null are left out. */
export function gameRowOf(summary: GameSummary) {
  return {
    game_id: summary.id,
    name: summary.name,
    ruleset: summary.ruleset,
    revision: summary.revision,
    visibility: summary.visibility,
    host: summary.host,
    invitation: summary.invitation,
    commitment: summary.commitment,
    opened_at: summary.openedAt,
    state: summary.state,
    version: summary.version,
    question: summary.question ?? undefined,
    turn: summary.turn ?? undefined,
    outcome: summary.outcome ?? undefined,
    secret: summary.secret ?? undefined,
    started_at: summary.startedAt ?? undefined,
    moved_at: summary.movedAt,
    finished_at: summary.finishedAt ?? undefined,
    entry: summary.entry ?? undefined,
    invited: summary.invited.length === 0 ? undefined : summary.invited,
    clock: summary.clock ?? undefined,
    clocks: summary.clock === null ? undefined : summary.clocks,
    waiting: summary.waiting ?? undefined,
    shortening: summary.shortening ?? undefined,
    wake_up_at: wakeUpOf(summary),
  };
}

/** When the game needs attention next: a clock runs out, a vote on absent players is over, or an open game expires. */
function wakeUpOf(summary: GameSummary): string | undefined {
  const { clock: control, clocks, movedAt, waiting, question } = summary;
  const check = openCheck(waiting, question);
  if (check !== undefined) return votesCountAt(check);
  return expiryOf(summary) ?? (control === null ? undefined : wakeUpAfter({ control, clocks }, movedAt));
}

/** The rows of `seats` that have changed. */
export function seatRowsOf(before: GameSummary | undefined, { id, seats }: GameSummary) {
  return seats
    .map((summary, seat) => ({ game_id: id, seat, ...summary }))
    .filter((row) => !isSame(row, before?.seats[row.seat]))
    .map((row) => ({ ...row, is_ready: row.isReady, companion_of: row.companionOf, open_until: openUntilOf(row) }));
}

function isSame(one: SeatSummary, other: SeatSummary | undefined): boolean {
  if (one.kind !== other?.kind || one.account !== other.account || one.bot !== other.bot) return false;
  if (one.isReady !== other.isReady || one.companionOf !== other.companionOf) return false;
  return isDeepStrictEqual(one.left, other.left);
}

/** Infinity if the seat is open without limit. */
function openUntilOf({ left }: SeatSummary): string | null {
  return left?.waits === true || left?.staysOpen === true ? "infinity" : (left?.openUntil ?? null);
}

/** The rows of `seat_tenures` that have changed. */
export function tenureRowsOf(before: readonly SeatTenure[], after: Pick<Game, "id" | "tenures">) {
  return after.tenures
    .filter((tenure, place) => tenure !== before[place])
    .map(({ seat, since, sinceAt, kind, account, untilAt, end, answers }) => ({
      game_id: after.id,
      seat,
      since,
      since_at: sinceAt,
      kind,
      account,
      until_at: untilAt,
      ended: end,
      answers,
    }));
}

/** Whether the game waits for a bot. */
export function botsAreAsked({ question, seats }: GameSummary): boolean {
  return question?.seats.some((seat) => seats[seat]?.bot !== null && seats[seat]?.left?.waits !== true) ?? false;
}
