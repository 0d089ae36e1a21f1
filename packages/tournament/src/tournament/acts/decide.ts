import { playerOfAccount } from "../state/accounts.ts";
import { isOver } from "../state/tournament.ts";
import type { Act } from "../state/types.ts";
import { closing } from "./closing.ts";
import { type ActionContext, type Decision, type Rule, type Rules, refuse } from "./decision.ts";
import { directing } from "./directing.ts";
import { pairing } from "./pairing.ts";
import { boards } from "./physical/boards.ts";
import { reporting } from "./physical/reporting.ts";
import { roundClock } from "./physical/round-clock.ts";
import { absences } from "./players/absences.ts";
import { clubs } from "./players/clubs.ts";
import { entering } from "./players/entering.ts";
import { naming } from "./players/naming.ts";
import { ruling } from "./ruling.ts";

/**
 * Decides one action. Its automatic consequences follow in `nextEvents`. An account that confirmed to be a player entered
 * by name acts as this player.
 */
export function decide(context: ActionContext, act: Act): Decision {
  const { tournament, by } = context;
  if (isOver(tournament)) return refuse("not-now", "The tournament is over.");
  const self = isPlayerAction(act) ? (playerOfAccount(tournament, by)?.player ?? by) : by;
  return (rules[act.type] as Rule<typeof act.type>)({ ...context, by: self }, act as never);
}

const rules: Rules<Act["type"]> = {
  ...entering,
  ...naming,
  ...absences,
  ...clubs,
  ...directing,
  ...boards,
  ...pairing,
  ...roundClock,
  ...closing,
  ...reporting,
  ...ruling,
};

/** The actions of players for themselves; all others are for directors. */
export const isPlayerAction = ({ type }: Act): boolean => playerActions.has(type);

const playerActions: ReadonlySet<string> = new Set<Act["type"]>([
  "enter",
  "set-own-club",
  "plan-absences",
  "withdraw",
  "check-in",
  "pause",
  "resume",
  "seek-game",
  "seek-no-game",
  "accept-link",
  "decline-link",
  "report-result",
  "confirm-result",
  "dispute-result",
]);
