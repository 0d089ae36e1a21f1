import { fief1429 as schema } from "@seneschal/schema/games/fief-1429";
import { flowOf } from "../../core/flow.ts";
import type { Ruleset } from "../../core/ruleset.ts";
import type { ByType } from "../../core/unions.ts";
import { evaluate } from "./evaluation/evaluate.ts";
import { evolve } from "./evolve/evolve.ts";
import type { State } from "./model/state.ts";
import type { AgendaStep, Fact, FactOf, Fief1429, Move } from "./model/types.ts";
import { alliances, attack, battles, join, meeting } from "./rules/battles/declaring.ts";
import { battleEnd, captives, release } from "./rules/battles/ending.ts";
import { divide, lose, losses, sacrifice, sacrificing } from "./rules/battles/losses.ts";
import { fighting, pillage, pillaging } from "./rules/battles/phase.ts";
import { calm, calming, revolt, ruin, soothing, toll, uprising } from "./rules/battles/revolts.ts";
import { round, roundEnd } from "./rules/battles/rounds.ts";
import { besiege, sieges, tightening } from "./rules/battles/sieges.ts";
import { resolve, stances, verdict, waver } from "./rules/battles/stances.ts";
import { placing, setOut, settle as settleIn, turn } from "./rules/beginning.ts";
import { playBoon } from "./rules/cards/boons.ts";
import { calamities, contagion, halve, halving, plague } from "./rules/cards/calamities.ts";
import { discard, draw, drawing } from "./rules/cards/drawing.ts";
import { playLord } from "./rules/cards/lords.ts";
import { cards, discarding, playing } from "./rules/cards/phase.ts";
import { levyPapalTithe, levyTaille, levyTithe } from "./rules/cards/taxes.ts";
import { answer, consent } from "./rules/consent.ts";
import { ballot, ballotInTurn, candidacy, count, election, present, vote, voting } from "./rules/court/elections.ts";
import { propose, weddings } from "./rules/court/weddings.ts";
import { homecoming, placeFreedLord } from "./rules/effects/homecoming.ts";
import { bestow, bestowing, inherit, inheriting, yielding } from "./rules/effects/inheritance.ts";
import { entrust, leaving, stateBasedEffects } from "./rules/effects/state-based-effects.ts";
import { currentScores, outcome, turnEnd, turnLimit } from "./rules/ending.ts";
import { income } from "./rules/income.ts";
import { leave, refused, turnBack } from "./rules/marches/leave.ts";
import { march } from "./rules/marches/march.ts";
import { marches, marching } from "./rules/marches/phase.ts";
import { forceWay, ride, rideOn, rideOnStep } from "./rules/marches/ride.ts";
import { pass } from "./rules/pass.ts";
import { giveRelic, miracle, pray, praying, revive, takeRelic } from "./rules/relics.ts";
import * as surprises from "./rules/surprises.ts";
import { claim, claiming } from "./rules/trade/bargains.ts";
import { buyHat } from "./rules/trade/hats.ts";
import { accept, decline, offer, withdraw } from "./rules/trade/offers.ts";
import * as buying from "./rules/trade/purchases.ts";
import { ransoms } from "./rules/trade/ransoms.ts";
import { openRoom, prolongRoom } from "./rules/trade/rooms.ts";
import * as transfers from "./rules/trade/transfers.ts";
import { window } from "./rules/windows/windows.ts";
import { components } from "./view/components.ts";
import { redact, revealingFacts } from "./view/redact.ts";
import { redeal } from "./view/redeal.ts";
import { view } from "./view/view.ts";

const { settle, ...flow } = flowOf<State, ByType<Move>, ByType<AgendaStep>, Fact>({
  evolve,
  moves: {
    pass,
    answer,
    settle: settleIn,
    propose,
    present,
    vote,
    discard,
    draw,
    playLord,
    playBoon,
    levyTaille,
    levyTithe,
    levyPapalTithe,
    recruitSergeants: buying.recruitSergeants,
    recruitKnights: buying.recruitKnights,
    buildMill: buying.buildMill,
    buildCastle: buying.buildCastle,
    buyTitle: buying.buyTitle,
    claim,
    begTitle: buying.begTitle,
    buyHat,
    march,
    ride,
    turnBack,
    forceWay,
    rideOn,
    attack,
    join,
    lose,
    divide,
    sacrifice,
    halve,
    resolve,
    waver,
    release,
    besiege,
    pillage,
    bestow,
    inherit,
    house: placeFreedLord,
    entrust,
    calm,
    give: transfers.give,
    offer,
    accept,
    decline,
    withdraw,
    openRoom,
    prolongRoom,
    takeRelic,
    giveRelic,
    pray,
    revive,
    cede: transfers.cede,
    free: transfers.free,
    handOver: transfers.handOver,
    offerRansom: transfers.offerRansom,
    passTitle: transfers.passTitle,
    liftSiege: transfers.liftSiege,
    admit: transfers.admit,
    excommunicate: transfers.excommunicate,
    absolve: transfers.absolve,
    askAnnulment: transfers.askAnnulment,
    callMaid: surprises.callMaid,
    giveHat: surprises.giveHat,
    assassinate: surprises.assassinate,
    execute: surprises.execute,
    ambush: surprises.ambush,
    openPassage: surprises.openPassage,
    undermine: surprises.undermine,
    breakOut: surprises.breakOut,
    revolt,
  },
  steps: {
    placing,
    yielding,
    inheriting,
    turn,
    weddings,
    consent,
    election,
    candidacy,
    voting,
    window,
    ballot,
    ballotInTurn,
    count,
    cards,
    discarding,
    drawing,
    calamities,
    plague,
    halving,
    playing,
    praying,
    income,
    ransoms,
    purchases: buying.purchases,
    claiming,
    marches,
    marching,
    leaving,
    leave,
    refused,
    contagion,
    rideOn: rideOnStep,
    fighting,
    battles,
    tightening,
    sieges,
    alliances,
    meeting,
    round,
    losses,
    sacrifice: sacrificing,
    roundEnd,
    stances,
    verdict,
    captives,
    battleEnd,
    pillaging,
    turnEnd,
    aftermath: stateBasedEffects,
    miracle,
    bestowing,
    homecoming,
    soothing,
    calming,
    uprising,
    toll,
    ruin,
  },
});

/** Begins at any phase: for tests. */
export const settleFief1429 = settle;

export const fief1429: Ruleset<Fief1429> = {
  id: schema.id,
  revision: 6,
  seats: { min: 3, max: 6 },
  components,
  // F1429-18.1, F1429-18.4, F1429-18.6: possible at any other time as well.
  trades: ["give", "offer", "withdraw", "openRoom"],
  revealingFacts,
  ...flow,
  evolve,
  setUp({ seats, options }, chance) {
    const opening: FactOf<"GameBegan"> = { type: "GameBegan", seats, options };
    const box = evolve(undefined, opening);
    return [opening, ...settle(box, setOut(box, chance), chance).facts];
  },
  isSettingUp: ({ table }) => table.phase === "set-up",
  turn: ({ table }) => table.turn,
  turnLimit,
  outcome,
  // F1429-18.3, 18.6
  rooms: ({ table, rooms }) =>
    table.options.diplomacy === "free" ? "free" : rooms.map(({ host, guests }) => [host, ...guests].toSorted()),
  currentScores: currentScores,
  evaluate,
  view,
  redact,
  redeal,
};
