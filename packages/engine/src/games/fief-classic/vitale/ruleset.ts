import { fiefVitale as schema } from "@seneschal/schema/games/fief-classic";
import { flowOf } from "../../../core/flow.ts";
import type { Ruleset } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import { evaluate } from "../family/evaluation/evaluate.ts";
import { evolve } from "../family/evolve/evolve.ts";
import figures from "../family/model/figures/vitale.json" with { type: "json" };
import { figuresNamed } from "../family/model/figures.ts";
import { nobody, settled, topStep } from "../family/model/flow.ts";
import type { State } from "../family/model/state.ts";
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
import { appease, executeAmong, parryingIf } from "../family/rules/cards/parries.ts";
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
import { ballotOf, countBy, nominate, voteWith } from "../family/rules/talks/votes.ts";
import { levyRoyalTaxBy, levySeigneurialTaxBy, levyTitheBy } from "../family/rules/taxes.ts";
import { componentsOf } from "../family/view/components.ts";
import { redact, revealingFacts } from "../family/view/redact.ts";
import { redeal } from "../family/view/redeal.ts";
import { view } from "../family/view/view.ts";
import { assassinate, bless, condemned, justice, lay, revolt, storm } from "./attacks.ts";
import { anointed, clergyOf, takeHat } from "./church.ts";
import { orphansIn } from "./dealing.ts";
import { havens } from "./havens.ts";
import { incomes, terms } from "./taxes.ts";
import { capitalsTaken, establish, succession, titles } from "./titles.ts";
import { callDeposition, judge, trial, verdict } from "./trial.ts";

/** Steps of the other edition, which never come up here. */
const never = { asks: () => nobody, run: () => [settled()] };

// FC-15.6
const afterTalks: readonly AgendaStep[] = [
  { type: "titles" },
  { type: "trial" },
  { type: "verdict" },
  { type: "ballot" },
  { type: "count" },
];

/** Money may be lent to a family that has to appease a revolt. FC-5.23 */
const mayGive = (state: State): boolean => isTalking(state) || topStep(state)?.type === "parrying";

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
    bless,
    parry: absentMove("FC-5.17"),
    appease,
    execute: executeAmong(condemned),
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
    give: giveWhile(mayGive),
    offer,
    accept,
    decline,
    withdraw,
    claim: absentMove("FC-14.7"),
    establish,
    nominate,
    vote: voteWith(clergyOf, []),
    callDeposition,
    judge,
  },
  steps: {
    lots,
    choosing,
    settling,
    handing,
    turn,
    dealing,
    renewal: renewalAfter(orphansIn),
    orphan,
    shuffling,
    playing: playingIf(() => false),
    parrying: parryingIf(() => true),
    strike: strikeBy(storm),
    plague,
    burying,
    ruin: ruinStep,
    justice,
    mourning,
    succession,
    incomes,
    levying: never,
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
    negotiations: negotiationsWith(capitalsTaken, afterTalks),
    talks,
    replying,
    titles,
    trial,
    verdict,
    ballot: ballotOf(clergyOf),
    count: countBy(anointed),
    turnEnd: turnEndWith(() => []),
  },
});

/** Begins at any phase: for tests. */
export const settleFiefVitale = settle;

export const fiefVitale: Ruleset<FiefClassic> = {
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
  setUp({ seats, options: { goal, turns } }, chance) {
    const opening: FactOf<"GameBegan"> = {
      type: "GameBegan",
      seats,
      figures: figures.dataset,
      goal,
      turns,
      hasLord: true,
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
