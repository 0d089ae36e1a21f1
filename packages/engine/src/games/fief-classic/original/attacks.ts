import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { type RuleOfMove, settled } from "../family/model/flow.ts";
import { lordOf, type State } from "../family/model/state.ts";
import type { AgendaStep, RegionId } from "../family/model/types.ts";
import { fallen } from "../family/rules/battles/losses.ts";
import {
  attackOn,
  blockedIfExchanged,
  concernedBy,
  foes,
  holds,
  regionalAttacks,
  withoutCurse,
} from "../family/rules/cards/attacks.ts";
import type { Storm } from "../family/rules/cards/revolts.ts";

const answering = (state: State, region: RegionId, by: Seat): readonly AgendaStep[] =>
  concernedBy(state, region, by).map((seat) => ({ type: "parrying", seat }));
const playingOn = (seat: Seat): AgendaStep => ({ type: "playing", seat });

// FC-5.2, FC-5.3, FC-5.5
export const lay: RuleOfMove<"lay"> = during("playing", {
  rule: "FC-5.1",
  choices: ({ state, seat }) => regionalAttacks(state, seat),
  facts({ state, seat }, { card, region }) {
    const laid = attackOn(seat, card, region);
    if (card === "plague") return [laid, settled({ type: "plague", region }, playingOn(seat))];
    return [laid, settled(...answering(state, region, seat), { type: "strike" }, playingOn(seat))];
  },
});

// FC-5.9: the famine is played together with it.
export const revolt: RuleOfMove<"revolt"> = during("playing", {
  rule: "FC-5.9",
  choices({ state, seat }) {
    if (!holds(state, seat, "revolt") || !holds(state, seat, "famine")) return [];
    const fields = { region: { oneOf: withoutCurse(state, "famine") } };
    return [{ type: "revolt", fields, ...blockedIfExchanged(state, seat) }];
  },
  facts({ state, seat }, { region }, chance) {
    const laid = { ...attackOn(seat, "revolt", region), rolled: chance.die(), hasFamine: true };
    return [laid, settled(...answering(state, region, seat), { type: "strike" }, playingOn(seat))];
  },
});

// FC-5.14: the victim's family may answer before he dies.
export const assassinate: RuleOfMove<"assassinate"> = during("playing", {
  rule: "FC-5.14",
  choices({ state, seat }) {
    if (!holds(state, seat, "assassination")) return [];
    const lords = foes(state, seat).map(({ lord }) => lord);
    return [{ type: "assassinate", fields: { lord: { oneOf: lords } }, ...blockedIfExchanged(state, seat) }];
  },
  facts: ({ state, seat }, { lord }) => [
    { type: "AttackLaid", seat, card: "assassination", region: null, lord, rolled: null, hasFamine: false },
    settled({ type: "parrying", seat: lordOf(state, lord).seat }, { type: "strike" }, playingOn(seat)),
  ],
});

// FC-5.11: the pips of the dice, in soldiers alone.
export const storm: Storm = (state, { village, holder, soldiers }, dice) => {
  if (holder === null) return { facts: [], next: [] };
  const losses = Math.min(
    soldiers,
    dice.reduce((sum, die) => sum + die, 0),
  );
  const { facts } = fallen(state, { seat: holder, soldiers, lords: [] }, { village, losses, cause: "revolt" });
  return { facts: [{ type: "CastleStormed", seat: holder, village, dice, losses }, ...facts], next: [] };
};
