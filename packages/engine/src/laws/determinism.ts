import { seededChance } from "../core/chance.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import { isBranch, mustBeSame } from "./difference.ts";
import type { Law } from "./law.ts";
import type { Settings } from "./settings.ts";

/** Law 7, within one process: the order of keys, which a database does not keep, has no effect. */
export const determinism = <Game extends Vocabulary>(_: Settings<Game>): Law<Game> => ({
  title: "law 7: same facts, same state, in whatever order keys come",
  check({ ruleset, moments, audiences, chance }) {
    for (const [at, { before, seat, move, facts, state }] of moments.entries()) {
      const turned = turnedRound(before);
      const where = `law 7: move ${at + 1} with keys turned round`;
      const after = turnedRound(facts).reduce<Game["state"]>((one, fact) => ruleset.evolve(one, fact), turned);
      mustBeSame(`${where}, the position`, after, state);
      const seed = chance.below(2 ** 30);
      const decision = ruleset.decide(turned, seat, turnedRound(move), seededChance(seed));
      mustBeSame(`${where}, the facts`, decision, ruleset.decide(before, seat, move, seededChance(seed)));
      const audience = chance.pick(audiences);
      mustBeSame(`${where}, the view`, ruleset.view(turned, audience), ruleset.view(before, audience));
      mustBeSame(`${where}, the choices`, ruleset.choices(turned, seat), ruleset.choices(before, seat));
      mustBeSame(`${where}, the standing`, ruleset.currentScores(turned), ruleset.currentScores(before));
      const twins = [turned, before].map((one) => ruleset.redeal(one, audience, seededChance(seed)));
      mustBeSame(`${where}, the twin`, twins[0], twins[1]);
    }
  },
});

/** The same value with the keys of every record in the opposite order. */
function turnedRound<Value>(value: Value): Value {
  return turned(value) as Value;
}
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (!isBranch(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, turned(member)]),
  );
}
