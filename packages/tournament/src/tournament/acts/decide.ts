import { isOver } from "../state/tournament.ts";
import type { Act } from "../state/types.ts";
import { absences } from "./absences.ts";
import { closing } from "./closing.ts";
import { clubs } from "./clubs.ts";
import { type ActionContext, type Decision, type Rule, type Rules, refuse } from "./decision.ts";
import { directing } from "./directing.ts";
import { entering } from "./entering.ts";
import { pairing } from "./pairing.ts";
import { ruling } from "./ruling.ts";

/** Decides one action. Its automatic consequences follow in `nextEvents`. */
export function decide(context: ActionContext, act: Act): Decision {
  if (isOver(context.tournament)) return refuse("not-now", "The tournament is over.");
  return (rules[act.type] as Rule<typeof act.type>)(context, act as never);
}

const rules: Rules<Act["type"]> = {
  ...entering,
  ...absences,
  ...clubs,
  ...directing,
  ...pairing,
  ...closing,
  ...ruling,
};

/** The actions of players for themselves; all others are for directors. */
export const isPlayerAction = ({ type }: Act): boolean =>
  type === "set-own-club" ||
  type === "plan-absences" ||
  (type in entering && !["remove-player", "readmit-player", "enter-bots"].includes(type));
