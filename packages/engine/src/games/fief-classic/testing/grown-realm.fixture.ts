import type { Chance } from "../../../core/chance.ts";
import { positionAfter } from "../../../core/position.ts";
import type { Ruleset, Seat } from "../../../core/ruleset.ts";
import { atlas, regionOnMap } from "../family/model/atlas.ts";
import { isLordCard } from "../family/model/lord-cards.ts";
import { lordsOf, type State, seatsOf } from "../family/model/state.ts";
import type { Fact, FiefClassic, RegionId, SeeCard, VillageId } from "../family/model/types.ts";
import { castlesHeld } from "../family/rules/cards/lords.ts";

/** A game in progress: lands, lords, titles, bishops and money are distributed, and armies are at the gates. */
export function grownRealm(ruleset: Ruleset<FiefClassic>): Ruleset<FiefClassic> {
  return {
    ...ruleset,
    setUp(table, chance) {
      const facts = [...ruleset.setUp(table, chance)];
      let state = positionAfter(ruleset, facts);
      const record = (...more: readonly Fact[]) => {
        facts.push(...more);
        state = positionAfter(ruleset, more, state);
      };
      for (let asked = settlerIn(ruleset, state); asked !== undefined; asked = settlerIn(ruleset, state)) {
        record(...settledBy(ruleset, state, asked, chance));
      }
      for (const seat of seatsOf(state)) {
        for (let more = 0; more < 3; more++) record(...newLord(state, seat, chance));
        record({ type: "IncomeReceived", seat, ...noIncome, ecus: 2500 });
        record(...landsOf(state, seat));
      }
      for (const seat of seatsOf(state)) record(...titlesOf(state, seat));
      for (const seat of seatsOf(state)) record(...bishopOf(state, seat));
      return facts;
    },
  };
}

const noIncome = { villages: 0, mills: 0, presses: 0, tithe: 0, seigneurialTax: 0, royalTax: 0 };

function settlerIn(ruleset: Ruleset<FiefClassic>, state: State): Seat | undefined {
  const question = ruleset.question(state);
  return question?.kind === "choosing" || question?.kind === "settling" ? question.seats[0] : undefined;
}

function settledBy(ruleset: Ruleset<FiefClassic>, state: State, seat: Seat, chance: Chance): readonly Fact[] {
  const [choice] = ruleset.choices(state, seat);
  const kind = ruleset.question(state)?.kind;
  const [region] = choice?.type === "chooseRegion" ? (choice.fields.region.oneOf as readonly RegionId[]) : [];
  const [village] = choice?.type === "settle" ? (choice.fields.village.oneOf as readonly VillageId[]) : [];
  const move =
    kind === "choosing"
      ? ({ type: "chooseRegion", region: region ?? "blaye" } as const)
      : ({ type: "settle", village: village ?? "blaye" } as const);
  const decision = ruleset.decide(state, seat, move, chance);
  if ("refusal" in decision) throw new Error(`seat ${seat} cannot settle: ${decision.refusal.rule}`);
  return decision.facts;
}

/** A lord leads two soldiers into each village of his home region, and comes back. */
function landsOf(state: State, seat: Seat): readonly Fact[] {
  const [castle] = castlesHeld(state, seat);
  const [leader] = lordsOf(state, seat);
  const { home } = state.families[seat] ?? { home: null };
  if (castle === undefined || leader === undefined || home === null) return [];
  const led = { type: "Marched", seat, lord: leader.lord, fromRoad: null, road: null } as const;
  return regionOnMap(home)
    .villages.filter((village) => village !== castle)
    .flatMap((village): readonly Fact[] => [
      { ...led, from: castle, to: village, soldiers: 2 },
      { ...led, from: village, to: castle, soldiers: 0 },
    ]);
}

function newLord(state: State, seat: Seat, chance: Chance): readonly Fact[] {
  const lords = state.cards.pile.filter(isLordCard);
  const [village = "blaye"] = castlesHeld(state, seat);
  if (lords.length === 0) return [];
  return [{ type: "LordArrived", seat, lord: chance.pick(lords), village, road: null, from: "lot" }];
}

function titlesOf(state: State, seat: Seat): readonly Fact[] {
  const [lord] = lordsOf(state, seat);
  const { home } = state.families[seat] ?? { home: null };
  const [capital] = castlesHeld(state, seat);
  if (lord === undefined || home === null || capital === undefined || seat % 2 === 1) return [];
  return [{ type: "TitleTaken", region: home, seat, lord: lord.lord, capital }];
}

function bishopOf(state: State, seat: Seat): readonly Fact[] {
  const lord = lordsOf(state, seat).at(-1);
  const see = atlas.sees[seat]?.see;
  const card = state.cards.pile.find((one): one is SeeCard => one === `see-${see}`);
  if (lord === undefined || see === undefined || card === undefined) return [];
  return [
    { type: "CardDealt", seat, card },
    { type: "Ordained", seat, lord: lord.lord, see },
  ];
}
