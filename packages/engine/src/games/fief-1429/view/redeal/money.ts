import type { Chance } from "../../../../core/chance.ts";
import type { Audience, Seat } from "../../../../core/ruleset.ts";
import { changedFamily, changedState } from "../../evolve/clone.ts";
import { isPartyTo, isSecretFrom, sees } from "../../model/hidden.ts";
import { hatPrice } from "../../model/prices.ts";
import { familyOf, type Offer, type State, seatsOf } from "../../model/state.ts";

const askedMax = 12;

/** Hidden purses hold other sums with the same total; secret offers set other sums aside. */
export function redealtMoney(state: State, audience: Audience, chance: Chance): State {
  const { isMoneyHidden } = state.table.options;
  const isHidden = (one: Offer) => !isPartyTo(one, audience) && (isMoneyHidden || isSecretFrom(one, audience));
  const foreign = seatsOf(state).filter((seat) => !sees(audience, seat));
  const offerOf = (seat: Seat) => state.offers.find((one) => one.seat === seat && isHidden(one));
  const purses = foreign.map((seat) => familyOf(state, seat).ecus + (offerOf(seat)?.ecus ?? 0));
  const floors = foreign.map((seat) => promisedBy(state, seat));
  const dealt = isMoneyHidden ? dealtOut(purses, floors, chance) : purses;
  const aside = new Map<Seat, number>();
  for (const [index, seat] of foreign.entries()) {
    const free = (dealt[index] ?? 0) - (floors[index] ?? 0);
    if (offerOf(seat) !== undefined) aside.set(seat, chance.below(Math.max(0, free) + 1));
  }
  const ecusOf = (seat: Seat, ecus: number) => {
    const index = foreign.indexOf(seat);
    return index < 0 ? ecus : (dealt[index] ?? ecus) - (aside.get(seat) ?? 0);
  };
  return changedState(state, {
    families: state.families.map((family, seat) => {
      const ecus = ecusOf(seat, family.ecus);
      return ecus === family.ecus ? family : changedFamily(family, { ecus });
    }),
    offers: state.offers.map((one) =>
      isHidden(one) ? { ...one, ecus: aside.get(one.seat) ?? one.ecus, askedEcus: chance.below(askedMax) } : one,
    ),
  });
}

/** What a family must still be able to pay, because it has asked for consent. */
const promisedBy = ({ agenda }: State, seat: Seat): number =>
  agenda.pending.reduce((sum, { step }) => {
    if (step.type !== "consent" || step.matter.from !== seat) return sum;
    if (step.matter.kind === "ransom") return sum + step.matter.ecus;
    return step.matter.kind === "hat" && step.matter.by === "purchase" ? sum + hatPrice : sum;
  }, 0);

/** Splits the same sum again at random, with no share below its floor. */
function dealtOut(purses: readonly number[], floors: readonly number[], chance: Chance): readonly number[] {
  let left = purses.reduce((sum, purse) => sum + purse, 0) - floors.reduce((sum, floor) => sum + floor, 0);
  if (left < 0) return purses;
  const dealt = [...floors];
  const order = chance.shuffle(purses.map((_, index) => index));
  for (const [turn, index] of order.entries()) {
    const share = turn === order.length - 1 ? left : chance.below(left + 1);
    dealt[index] = (dealt[index] ?? 0) + share;
    left -= share;
  }
  return dealt;
}
