import { fiefOriginal as schema } from "@seneschal/schema/games/fief-classic";
import { flowOf } from "../../../core/flow.ts";
import type { Ruleset } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import { evaluate } from "../family/evaluation/evaluate.ts";
import { evolve } from "../family/evolve/evolve.ts";
import figures from "../family/model/figures/original.json" with { type: "json" };
import { figuresNamed } from "../family/model/figures.ts";
import { nobody, settled } from "../family/model/flow.ts";
import { familyOf, type State } from "../family/model/state.ts";
import type { AgendaStep, Fact, FactOf, FiefClassic, Move } from "../family/model/types.ts";
import { absentMove } from "../family/rules/absent.ts";
import { fall, mourning } from "../family/rules/battles/losses.ts";
import { ally, battles, clash, field, guests, join, pacts } from "../family/rules/battles/phase.ts";
import { round } from "../family/rules/battles/rounds.ts";
import {
  chooseRegion,
  choosing,
  handing,
  lots,
  settle as settleIn,
  settling,
  turn,
} from "../family/rules/beginning.ts";
import { buildCastle, buildMill, buildPress } from "../family/rules/building.ts";
import { dealing, orphan, renewalAfter, shuffling, takeLordInto } from "../family/rules/cards/dealing.ts";
import { playLordInto } from "../family/rules/cards/lords.ts";
import { appease, canAppease, everyLordOf, executeAmong, parry, parryingIf } from "../family/rules/cards/parries.ts";
import { discard, exchange, playingIf } from "../family/rules/cards/phase.ts";
import { bury, burying, plague } from "../family/rules/cards/plague.ts";
import { ruin, ruinStep, strikeBy } from "../family/rules/cards/revolts.ts";
import { ordain } from "../family/rules/church/bishops.ts";
import { answer, consent } from "../family/rules/consent.ts";
import { currentScores, outcome, turnEndWith, turnLimit } from "../family/rules/ending.ts";
import { income } from "../family/rules/income.ts";
import { march, marches, marching } from "../family/rules/marches/march.ts";
import { arriving, declare, sally } from "../family/rules/marches/stances.ts";
import { pass } from "../family/rules/pass.ts";
import * as buying from "../family/rules/purchases.ts";
import { accept, decline, giveWhile, isTalking, offer, replying, withdraw } from "../family/rules/talks/offers.ts";
import { negotiationsWith, talks } from "../family/rules/talks/phase.ts";
import { ballotOf, countBy, nominate, votesOf, voteWith } from "../family/rules/talks/votes.ts";
import { levyRoyalTaxBy, levySeigneurialTaxBy, levyTitheBy } from "../family/rules/taxes.ts";
import { componentsOf } from "../family/view/components.ts";
import { redact, revealingFacts } from "../family/view/redact.ts";
import { redeal } from "../family/view/redeal.ts";
import { view } from "../family/view/view.ts";
import { assassinate, lay, revolt, storm } from "./attacks.ts";
import { mayTakeHat, takeHat } from "./church.ts";
import { elected } from "./crown.ts";
import { havens } from "./havens.ts";
import { incomes, levying, terms } from "./taxes.ts";
import { claim, succession, titles, titlesBroken } from "./titles.ts";

/** Steps of the other edition, which never come up here. */
const never = { asks: () => nobody, run: () => [settled()] };

// FC-5.4: bad weather and famine last one turn.
const fading = ({ regions }: State): readonly Fact[] =>
  regions.flatMap(({ region, curses }) => curses.map((curse): Fact => ({ type: "CurseFaded", region, curse })));

/** Families that have a card to parry with, or enough écus to appease a revolt, as everyone can see. */
const mightAnswer = (state: State, seat: number): boolean =>
  familyOf(state, seat).hand.length > 0 || canAppease(state, seat);

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<AgendaStep>, Fact>({
  evolve,
  moves: {
    pass,
    answer,
    chooseRegion,
    settle: settleIn,
    takeLord: takeLordInto(havens),
    playLord: playLordInto(havens),
    ordain,
    takeHat,
    lay,
    revolt,
    assassinate,
    bless: absentMove("FC-5.17"),
    parry,
    appease,
    execute: executeAmong(everyLordOf),
    exchange,
    discard,
    levyTithe: levyTitheBy(terms),
    levySeigneurialTax: levySeigneurialTaxBy(terms),
    levyRoyalTax: levyRoyalTaxBy(terms),
    ruin,
    bury,
    recruit: buying.recruit,
    buildMill,
    buildPress,
    buildCastle,
    march,
    declare,
    sally,
    join,
    ally,
    fall,
    give: giveWhile(isTalking),
    offer,
    accept,
    decline,
    withdraw,
    claim,
    establish: absentMove("FC-14.7"),
    nominate,
    vote: voteWith(votesOf, ["against"]),
    callDeposition: absentMove("FC-15.5"),
    judge: absentMove("FC-15.5"),
  },
  steps: {
    lots,
    choosing,
    settling,
    handing,
    turn,
    dealing,
    renewal: renewalAfter(() => []),
    orphan,
    shuffling,
    playing: playingIf(mayTakeHat),
    parrying: parryingIf(mightAnswer),
    strike: strikeBy(storm),
    plague,
    burying,
    ruin: ruinStep,
    justice: never,
    mourning,
    succession,
    incomes,
    levying,
    income,
    purchases: buying.purchases,
    buying: buying.buying,
    marches,
    marching,
    arriving,
    consent,
    battles,
    field,
    guests,
    pacts,
    clash,
    round,
    negotiations: negotiationsWith(titlesBroken, [{ type: "titles" }, { type: "ballot" }, { type: "count" }]),
    talks,
    replying,
    titles,
    trial: never,
    verdict: never,
    ballot: ballotOf(votesOf),
    count: countBy(elected),
    turnEnd: turnEndWith(fading),
  },
});

/** Begins at any phase: for tests. */
export const settleFiefOriginal = settle;

export const fiefOriginal: Ruleset<FiefClassic> = {
  id: schema.id,
  revision: 4,
  seats: { min: 2, max: 6 },
  dataSet: { id: figures.dataset, isOfficial: figures.official },
  components: componentsOf(figuresNamed(figures.dataset)),
  // FC-13.2, FC-13.3
  trades: ["give", "offer", "withdraw"],
  revealingFacts,
  ...flow,
  evolve,
  setUp({ seats, options: { goal, turns, ...more } }, chance) {
    const opening: FactOf<"GameBegan"> = {
      type: "GameBegan",
      seats,
      figures: figures.dataset,
      goal,
      turns,
      hasLord: "hasStartingLord" in more && more.hasStartingLord,
    };
    const box = evolve(undefined, opening);
    return [opening, ...settle(box, [{ type: "Interrupted", by: [{ type: "lots" }] }], chance).facts];
  },
  isSettingUp: ({ table }) => table.phase === "set-up",
  turn: ({ table }) => table.turn,
  turnLimit,
  outcome,
  // FC-13.1: talk is free.
  rooms: () => "free",
  currentScores: currentScores,
  evaluate,
  view,
  redact,
  redeal,
};
