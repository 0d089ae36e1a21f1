import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { figuresOf } from "../../model/figures.ts";
import { type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled, succession } from "../../model/flow.ts";
import { type Attack, familyOf, lordOf, lordsOf, type State } from "../../model/state.ts";
import type { AttackCard, LordId, Remedy } from "../../model/types.ts";
import { blockedIfExchanged, holds } from "./attacks.ts";

const remedyFor: Readonly<Partial<Record<AttackCard, Exclude<Remedy, "justice">>>> = {
  "bad-weather": "sun",
  famine: "good-harvest",
  revolt: "good-harvest",
};

/** What ends a revolt. FC-5.13 */
export const priceOf = (state: State, { card, rolled }: Attack): number | null =>
  card === "revolt" && rolled !== null ? figuresOf(state).appeasing * rolled : null;
export function canAppease(state: State, seat: Seat): boolean {
  const price = state.attack === null ? null : priceOf(state, state.attack);
  return price !== null && familyOf(state, seat).ecus >= price;
}

/** The families that might answer, as everyone can see. */
export const parryingIf = (mayAnswer: (state: State, seat: Seat) => boolean): RuleOfStep<"parrying"> => ({
  asks: (state, { seat }) => (state.attack !== null && mayAnswer(state, seat) ? [seat] : nobody),
  run: () => [settled()],
});

// FC-5.17
export const parry: RuleOfMove<"parry"> = during("parrying", {
  rule: "FC-5.17",
  choices({ state, seat }) {
    const remedy = state.attack === null ? undefined : remedyFor[state.attack.card];
    if (remedy === undefined || !holds(state, seat, remedy)) return [];
    return [{ type: "parry", fields: {}, ...blockedIfExchanged(state, seat) }];
  },
  facts({ state, seat }) {
    const card = state.attack === null ? undefined : remedyFor[state.attack.card];
    return card === undefined ? [settled()] : [{ type: "AttackAnswered", seat, card }, settled()];
  },
});

// FC-5.13
export const appease: RuleOfMove<"appease"> = during("parrying", {
  rule: "FC-5.13",
  choices: ({ state, seat }) => (canAppease(state, seat) ? [{ type: "appease", fields: {} }] : []),
  facts: ({ state, seat }) => {
    const ecus = state.attack === null ? 0 : (priceOf(state, state.attack) ?? 0);
    return [{ type: "RevoltAppeased", seat, ecus }, settled()];
  },
});

type Condemned = (state: State, murderer: Seat) => readonly LordId[];
export const everyLordOf: Condemned = (state, murderer) => lordsOf(state, murderer).map(({ lord }) => lord);

// FC-5.15
export const executeAmong = (condemned: Condemned): RuleOfMove<"execute"> =>
  during(["parrying", "justice"], {
    rule: "FC-5.15",
    choices({ state, seat, step }): readonly ChoiceOf<"execute">[] {
      const isParry = step.type === "parrying";
      if (isParry && state.attack?.card !== "assassination") return [];
      if (!holds(state, seat, "justice")) return [];
      const lords = condemned(state, isParry ? (state.attack?.seat ?? 0) : step.seat);
      const oneOf = lords.length > 0 || !isParry ? lords : (["nobody"] as const);
      return [{ type: "execute", fields: { lord: { oneOf } }, ...blockedIfExchanged(state, seat) }];
    },
    facts({ state, seat }, { lord: id }) {
      const answered = { type: "AttackAnswered", seat, card: "justice" } as const;
      if (id === "nobody") return [answered, settled()];
      const { lord, seat: family, village } = lordOf(state, id);
      const died = { type: "LordDied", lord, seat: family, village, cause: "justice" } as const;
      return [answered, died, settled(succession)];
    },
  });
