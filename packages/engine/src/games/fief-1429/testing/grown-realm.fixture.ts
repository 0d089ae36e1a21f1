import type { Chance } from "../../../core/chance.ts";
import { positionAfter } from "../../../core/position.ts";
import type { Ruleset, Seat } from "../../../core/ruleset.ts";
import { atlas } from "../model/atlas.ts";
import { isLordCard } from "../model/lord-cards.ts";
import { isWoman, lordsOf, type State, seatsOf } from "../model/state.ts";
import type { Fact, Fief1429, LordId, VillageId } from "../model/types.ts";
import { fief1429 } from "../ruleset.ts";

/** A game in progress: villages, lords and titles are distributed, so that all offices are in play. */
export const grownRealm: Ruleset<Fief1429> = {
  ...fief1429,
  setUp(table, chance) {
    const facts = [...fief1429.setUp(table, chance)];
    let state = positionAfter(fief1429, facts);
    const record = (...more: readonly Fact[]) => {
      facts.push(...more);
      state = positionAfter(fief1429, more, state);
    };
    for (let asked = asking(state); asked !== undefined; asked = asking(state))
      record(...settledBy(state, asked, chance));
    for (const seat of seatsOf(state)) {
      record(...landsOf(state, seat));
      for (let more = 0; more < 2; more++) record(...newLord(state, seat, chance));
      record({ type: "IncomeReceived", seat, ...noIncome, ecus: 12, total: 17, isHidden: false });
    }
    record(...titlesOf(state), ...churchOf(state));
    return facts;
  },
};

const noIncome = { villages: 0, mills: 0, taille: 0, tithe: 0, queen: 0 };

function asking(state: State): Seat | undefined {
  const question = fief1429.question(state);
  return question?.kind === "placing" ? question.seats[0] : undefined;
}

const firstVillage = (seat: Seat): VillageId => atlas.fiefs[seat]?.villages[0] ?? "blaye";

function settledBy(state: State, seat: Seat, chance: Chance): readonly Fact[] {
  const decision = fief1429.decide(state, seat, { type: "settle", village: firstVillage(seat) }, chance);
  if ("refusal" in decision) throw new Error(`seat ${seat} cannot settle: ${decision.refusal.rule}`);
  return decision.facts;
}

/** Every fief goes to a family, with a sergeant in each village. */
const landsOf = (state: State, seat: Seat): readonly Fact[] =>
  atlas.fiefs
    .filter((_, index) => index % state.families.length === seat)
    .flatMap(({ villages }) => villages)
    .filter((village) => village !== firstVillage(seat))
    .flatMap((village): readonly Fact[] => [
      { type: "Recruited", seat, village, sergeants: 1, knights: 0, ecus: 0, isHidden: false },
      { type: "ControlChanged", village, from: null, to: seat, cause: "arrival" },
    ]);

function newLord(state: State, seat: Seat, chance: Chance): readonly Fact[] {
  const lord = chance.pick(state.cards.characters.filter(isLordCard));
  return [
    { type: "CardDrawn", seat, pile: "character", card: lord },
    { type: "CardPlayed", seat, card: lord },
    { type: "LordPlayed", seat, lord, village: firstVillage(seat) },
  ];
}

const titlesOf = (state: State): readonly Fact[] =>
  seatsOf(state).flatMap((seat): readonly Fact[] => {
    const [lord] = lordsOf(state, seat);
    const fief = atlas.fiefs[seat]?.fief;
    if (lord === undefined || fief === undefined) return [];
    return [{ type: "TitleBought", seat, fief, lord: lord.lord, city: firstVillage(seat), ecus: 0 }];
  });

/** The fifth bishop is a cardinal, the fourth the pope. */
function churchOf(state: State): readonly Fact[] {
  const men = seatsOf(state).flatMap((seat) =>
    lordsOf(state, seat)
      .filter(({ lord }) => !isWoman(lord))
      .slice(-1),
  );
  const [pope, cardinal, third] = men;
  if (pope === undefined || cardinal === undefined || third === undefined) return [];
  const named = ({ lord, seat }: { readonly lord: LordId; readonly seat: Seat }) => ({ lord, seat });
  return [
    { type: "Elected", office: "bishop-4", ...named(pope) },
    { type: "Elected", office: "pope", ...named(pope) },
    { type: "Elected", office: "bishop-5", ...named(cardinal) },
    { type: "HatGiven", ...named(cardinal), by: "purchase", ecus: 0 },
    { type: "Elected", office: "bishop-3", ...named(third) },
  ];
}
