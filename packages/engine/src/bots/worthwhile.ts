import { seededChance } from "../core/chance.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import type { Turn } from "./bot.ts";
import { leadOf } from "./lead.ts";
import { isStillAsked, playedBy } from "./random.ts";

/**
 * The moves that answer the question, and of the others those that improve the lead at once: a gift, an offer and its
 * withdrawal could be repeated forever to avoid answering.
 */
export function worthwhile<Game extends Vocabulary>(
  turn: Turn<Game>,
  moves: readonly Game["move"][],
): readonly Game["move"][] {
  const { ruleset, state, seat } = turn;
  // Its own chance, so that it changes nothing in games without such moves.
  const chance = seededChance(1);
  const twin = ruleset.redeal(state, seat, chance);
  const asked = ruleset.question(twin);
  if (asked === undefined) return moves;
  const lead = leadOf(twin, turn);
  const useful = moves.filter((move) => {
    const after = playedBy({ ...turn, state: twin, chance }, move).state;
    return !isStillAsked(asked, ruleset.question(after), seat) || leadOf(after, turn) > lead;
  });
  return useful.length > 0 ? useful : moves;
}
