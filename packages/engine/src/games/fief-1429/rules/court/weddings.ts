import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { type ChoiceOf, interrupted, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { allyOf, isCleric } from "../../model/offices.ts";
import { familyOf, isWoman, type Lord, lordOf, lordsOf, type State, seatsOf } from "../../model/state.ts";
import type { Fact, LordId, Matter } from "../../model/types.ts";

export const weddings: RuleOfStep<"weddings"> = {
  asks: (state) => seatsOf(state).filter((seat) => proposalsOf(state, seat).length > 0),
  run: () => [settled()],
};

export const propose: RuleOfMove<"propose"> = during("weddings", {
  rule: "F1429-3.1",
  choices: ({ state, seat }) => [...proposalsOf(state, seat), ...vowsOf(state, seat)],
  facts({ state, seat }, { lord, spouse }) {
    const asked = lordOf(state, spouse).seat;
    const matter: Matter = { kind: "marriage", from: seat, lord, spouse };
    return [{ type: "ConsentAsked", seat: asked, matter }, interrupted({ type: "consent", seat: asked, matter })];
  },
});

/** One choice for each lord who may marry, with every possible spouse. */
function proposalsOf(state: State, seat: Seat): readonly ChoiceOf<"propose">[] {
  if (familyOf(state, seat).hasProposed || !isUnallied(state, seat)) return [];
  const others = state.lords.filter((one) => one.seat !== seat && isUnallied(state, one.seat) && mayMarry(one));
  return lordsOf(state, seat)
    .filter(mayMarry)
    .map(({ lord }): ChoiceOf<"propose"> => {
      const spouses = others.filter((other) => isWoman(other.lord) !== isWoman(lord));
      return {
        type: "propose",
        fields: { lord: { oneOf: [lord] }, spouse: { oneOf: spouses.map((one) => one.lord) } },
      };
    })
    .filter(({ fields }) => "oneOf" in fields.spouse && fields.spouse.oneOf.length > 0);
}

/** The couples that a vow keeps apart, of the church or of d'Arc. F1429-3.2 */
const vowsOf = (state: State, seat: Seat): readonly ChoiceOf<"propose">[] =>
  lordsOf(state, seat).map((lord) => {
    const others = state.lords.filter((one) => one.seat !== seat && isWoman(one.lord) !== isWoman(lord.lord));
    const kept = others.filter((one) => isVowed(lord) || isVowed(one)).map((one) => one.lord);
    return {
      type: "propose",
      fields: { lord: { oneOf: [lord.lord] }, spouse: { oneOf: kept } },
      blockedBy: "F1429-3.2",
    };
  });
const isVowed = (lord: Lord) => lord.isMaid || isCleric(lord);

// F1429-3.3
const isUnallied = (state: State, seat: Seat) => allyOf(state, seat) === null;
// F1429-3.1, F1429-3.2
const mayMarry = (lord: Lord) => lord.spouse === null && !isVowed(lord);

export function weddingOf(state: State, one: LordId, other: LordId): readonly Fact[] {
  const [lord, spouse] = [lordOf(state, one), lordOf(state, other)];
  const wed: Fact = { type: "Wed", lord: one, seat: lord.seat, spouse: other, spouseSeat: spouse.seat };
  const [man, woman] = isWoman(one) ? [spouse, lord] : [lord, spouse];
  // F1429-3.6
  if (!man.crowns.includes("king")) return [wed];
  return [wed, { type: "Crowned", lord: woman.lord, seat: woman.seat, crown: "queen", cause: "marriage" }];
}

export function annulmentOf(state: State, one: LordId, other: LordId): readonly Fact[] {
  const [lord, spouse] = [lordOf(state, one), lordOf(state, other)];
  // F1429-5.16
  const queens = [lord, spouse].filter(({ crowns }) => crowns.includes("queen"));
  return [
    { type: "MarriageAnnulled", lord: one, seat: lord.seat, spouse: other, spouseSeat: spouse.seat },
    ...queens.map(
      (queen): Fact => ({
        type: "OfficeLost",
        lord: queen.lord,
        seat: queen.seat,
        office: "queen",
        cause: "annulment",
      }),
    ),
  ];
}
