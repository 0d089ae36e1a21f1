import type { Seat } from "../../../core/ruleset.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { countOf, type Fief, fiefOf, ruleOf, type State } from "../model/state.ts";
import type { Cause, Domain, Fact, Kind } from "../model/types.ts";

export const income: RuleOfStep<"income"> = {
  asks: () => nobody,
  run: (state, { seat, domain }) => [...incomeFacts(state, seat, domain, 0), settled()],
};

/** The income that follows an effect by which the seat has received so much. */
export function incomeFacts(state: State, seat: Seat, domain: Domain, received: number): readonly Fact[] {
  const fief = fiefOf(state, seat);
  const cause = incomeOf(state, fief, domain);
  const coins = coinsOf(cause);
  return [{ type: "CoinsGained", seat, coins, total: fief.coins + received + coins, cause }];
}

type Income = Kind<Cause, "income">;

// MA-4.7: so much for each tile of the domain, and of every other that counts there.
export function incomeOf(state: State, fief: Fief, domain: Domain): Income {
  const { coins } = ruleOf(state, domain).income;
  const counted = countedBy(state, fief, domain).map((one) => ({ domain: one, tiles: countOf(fief, one) }));
  return { kind: "income", domain, counted, each: coins, extra: extraOf(state, fief, domain) };
}

// MA-6.5: the extra coin is paid for every tile that counts.
export const coinsOf = ({ counted, each, extra }: Income): number =>
  counted.reduce((tiles, one) => tiles + one.tiles, 0) * (each + extra);

/** The domains whose tiles an income counts, by a plot token too. */
function countedBy(state: State, { plots }: Fief, domain: Domain): readonly Domain[] {
  const { counts } = ruleOf(state, domain).income;
  const plot = plots.find((one) => one.domain === domain);
  return plot === undefined ? counts : [...counts, plot.plot];
}

/** What an extra-coin token adds for each tile. */
function extraOf({ tileSet }: State, { extraCoins }: Fief, domain: Domain): number {
  if (!extraCoins.includes(domain)) return 0;
  for (const { effect } of tileSet.domains) if (effect.kind === "extraCoin") return effect.coins;
  return 0;
}
