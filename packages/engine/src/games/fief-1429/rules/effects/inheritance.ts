import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { isFoughtOver } from "../../model/control.ts";
import { asksItsSeat, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { hasRoom, holderOf, roomOf } from "../../model/offices.ts";
import { at, bandsAt, findLord, type Lord, lordOf, lordsOf, type State, troopsAt } from "../../model/state.ts";
import { stockOf } from "../../model/stock.ts";
import type { Fact, FactOf, FiefId } from "../../model/types.ts";
import { type Consequence, named, none } from "./consequence.ts";

// F1429-10.2 to F1429-10.6
export function estates(state: State): Consequence {
  const [estate] = state.estates;
  const fief = estate?.fiefs[0];
  if (estate === undefined || fief === undefined) return none;
  if (heirsOf(state, estate.seat).length > 0) {
    return { facts: [], questions: [{ type: "bestowing", seat: estate.seat, fief }] };
  }
  const spouse = estate.spouse === null ? undefined : findLord(state, estate.spouse);
  const isLast = lordsOf(state, estate.seat).length === 0;
  // F1429-10.10
  if (isLast && spouse !== undefined && estate.fiefs.length > roomOf(spouse) && hasRoom(spouse)) {
    return {
      facts: [],
      questions: [{ type: "inheriting", seat: spouse.seat, lord: spouse.lord, fiefs: estate.fiefs }],
    };
  }
  if (isLast && spouse !== undefined && !hasRoom(spouse) && heirsOf(state, spouse.seat).length > 0) {
    return { facts: [], questions: [{ type: "yielding", seat: spouse.seat, lord: spouse.lord, fief }] };
  }
  if (!isLast || spouse === undefined || !hasRoom(spouse)) {
    return { facts: [{ type: "TitleVacated", fief, lord: null, cause: "death" }] };
  }
  return { facts: inheritedBy(state, spouse, fief, estate.seat) };
}

const inheritedBy = (state: State, spouse: Lord, fief: FiefId, from: Seat): readonly Fact[] => [
  { type: "TitleBestowed", fief, ...named(spouse), cause: "marriage" },
  ...replacedIn(state, fief, from, spouse.seat),
];

export const inheriting: RuleOfStep<"inheriting"> = asksItsSeat;

// F1429-10.10
export const inherit: RuleOfMove<"inherit"> = during("inheriting", {
  rule: "F1429-10.10",
  choices: ({ step }) => [{ type: "inherit", fields: { fief: { oneOf: step.fiefs } }, isDefault: true }],
  facts({ state, step }, { fief }) {
    const from = state.estates.find(({ fiefs }) => fiefs.includes(fief))?.seat;
    return from === undefined ? [settled()] : [...inheritedBy(state, lordOf(state, step.lord), fief, from), settled()];
  },
});

const heirsOf = (state: State, seat: Seat): readonly Lord[] => lordsOf(state, seat).filter(hasRoom);

// F1429-10.3, F1429-10.4
function replacedIn(state: State, fief: FiefId, from: Seat, to: Seat): readonly Fact[] {
  const city = state.fiefs.find((one) => one.fief === fief)?.city ?? null;
  if (city === null || bandsAt(state, city, from).length === 0) return [];
  const troops = troopsAt(state, city, from);
  const stock = stockOf(state, to);
  const sergeants = Math.min(troops.sergeants, stock.sergeants);
  const knights = Math.min(troops.knights, stock.knights);
  const replaced: Fact = { type: "TroopsReplaced", village: city, from, to, sergeants, knights };
  const isTheirs = at(state, city).holder === from;
  return isTheirs ? [replaced, { type: "ControlChanged", village: city, from, to, cause: "marriage" }] : [replaced];
}

// F1429-10.5
export const yielding: RuleOfStep<"yielding"> = asksItsSeat;

// F1429-10.7 to F1429-10.9
export function cities(state: State): Consequence {
  for (const { fief, city } of state.fiefs) {
    if (city === null || isFoughtOver(state, city)) continue;
    const { holder } = at(state, city);
    if (holder === null || isStillMarching(state, holder)) continue;
    const lord = holderOf(state, fief);
    if (lord !== undefined && lord.seat !== holder) {
      return { facts: [{ type: "TitleVacated", fief, lord: lord.lord, cause: "conquest" }] };
    }
    if (lord === undefined && heirsOf(state, holder).length > 0) {
      return { facts: [], questions: [{ type: "bestowing", seat: holder, fief }] };
    }
  }
  return none;
}
const isStillMarching = ({ agenda, table }: State, seat: Seat) =>
  table.phase === "marches" && agenda.pending.some(({ step }) => step.type === "marching" && step.seat === seat);

export const bestowing: RuleOfStep<"bestowing"> = {
  // A single heir needs no question.
  asks: (state, { seat }) => (heirsOf(state, seat).length > 1 ? [seat] : nobody),
  run: (state, { seat, fief }) =>
    heirsOf(state, seat)
      .slice(0, 1)
      .flatMap((heir) => bestowed(state, fief, heir))
      .concat(settled()),
};

export const bestow: RuleOfMove<"bestow"> = during("bestowing", {
  rule: "F1429-10.2",
  choices: ({ state, seat }) => [
    { type: "bestow", fields: { lord: { oneOf: heirsOf(state, seat).map(({ lord }) => lord) } }, isDefault: true },
  ],
  facts: ({ state, step }, { lord }) => [...bestowed(state, step.fief, lordOf(state, lord)), settled()],
});

function bestowed(state: State, fief: FiefId, heir: Lord): readonly Fact[] {
  const isInherited = state.estates.some(({ seat, fiefs }) => seat === heir.seat && fiefs.includes(fief));
  const cause: FactOf<"TitleBestowed">["cause"] = isInherited ? "inheritance" : "recovery";
  return [{ type: "TitleBestowed", fief, ...named(heir), cause }];
}
