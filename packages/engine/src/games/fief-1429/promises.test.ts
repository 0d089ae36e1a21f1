import { fief1429 as words } from "@seneschal/schema";
import type { Audience } from "../../core/ruleset.ts";
import { keepsThePromises, type Settings } from "../../testing/index.ts";
import { atlas } from "./atlas.ts";
import { controllerOf } from "./control.ts";
import { isFaceDown } from "./fog.ts";
import { isSecretFrom, sees } from "./hidden.ts";
import { cardsHeldBy } from "./offers.ts";
import { fief1429 } from "./ruleset.ts";
import { isPresent, type State, seatsOf } from "./state.ts";
import { stockOf } from "./stock.ts";
import { grownRealm } from "./testing/grown-realm.toy.ts";
import { allOptions, plainOptions } from "./testing/realm.toy.ts";
import type { AnyCard, Card, Fief1429 } from "./words.ts";

/** Every card, wherever it is: piles, hands, the track, beside lords, on bishoprics, just played. */
function cardsIn(state: State): readonly AnyCard[] {
  const { characters, events, characterDiscards, eventDiscards, track, played } = state.cards;
  const onTable = state.lords.flatMap(({ lord, cardinal, isMaid }): readonly AnyCard[] => [
    lord,
    ...(cardinal === "card" ? (["cardinal"] as const) : []),
    ...(isMaid ? (["d-arc"] as const) : []),
  ]);
  const onMap = state.sees.flatMap(({ calamities, boons }): readonly AnyCard[] => [...calamities, ...boons]);
  const aside = state.offers.flatMap(({ card }) => (card === "none" ? [] : [card]));
  const hands = state.families.flatMap(({ hand }) => hand);
  const piles = [...characters, ...events, ...characterDiscards, ...eventDiscards, ...track, ...played];
  return [...piles, ...hands, ...onTable, ...onMap, ...aside].toSorted();
}

const isStocked = (state: State) =>
  seatsOf(state).every((seat) => Object.values(stockOf(state, seat)).every((left) => left >= 0));
const isBoxSound = ({ places }: State) =>
  places.filter(({ building }) => building !== null).length <= 12 &&
  places.reduce((sum, { mills }) => sum + mills, 0) <= 15 &&
  places.every(({ mills }) => mills <= 2);
const areTitlesSingle = ({ lords }: State) => {
  const titles = lords.flatMap(({ fiefs, bishopric, crowns }) => [
    ...fiefs,
    ...crowns,
    ...(bishopric ? [bishopric] : []),
  ]);
  return new Set(titles).size === titles.length && lords.every(({ fiefs }) => fiefs.length <= 2);
};
const areMarriagesMutual = ({ lords }: State) =>
  lords.every(({ lord, spouse }) => spouse === null || lords.some((one) => one.lord === spouse && one.spouse === lord));
const isAtRest = ({ agenda, battle, revolt }: State) =>
  battle === null &&
  revolt === null &&
  ["discarding", "purchases", "battles", "pillaging"].includes(agenda.pending[0]?.step.type ?? "");

const settings: Settings<Fief1429> = {
  options: { ...plainOptions, turns: 4 },
  schema: words,
  games: 4,
  moments: 20,
  movesMax: 6_000,
  conserves: { cards: cardsIn },
  holds: {
    "no family owes écus": ({ families }) => families.every(({ ecus }) => ecus >= 0),
    "no hand holds more than three cards": (state) => seatsOf(state).every((seat) => cardsHeldBy(state, seat) <= 3),
    "no family has more than four lords": (state) =>
      seatsOf(state).every((seat) => state.lords.filter((lord) => lord.seat === seat).length <= 4),
    "nobody has more pawns than the box": isStocked,
    "no more castles and mills than the box": isBoxSound,
    "each title has one holder": areTitlesSingle,
    "marriages are mutual": areMarriagesMutual,
    "whoever controls an occupied village stands there": (state) =>
      !isAtRest(state) ||
      state.places.every(({ village, holder }) => holder === null || isPresent(state, village, holder)),
    "no village with pawns is without control": (state) =>
      !isAtRest(state) ||
      atlas.villages.every(
        (village) =>
          controllerOf(state, village) !== null || seatsOf(state).every((seat) => !isPresent(state, village, seat)),
      ),
  },
  secrets: {
    "foreign hands": ({ families }, audience) => families.map(({ hand }, seat) => (sees(audience, seat) ? [] : hand)),
    "the piles": ({ cards }) => [cards.characters, cards.events],
    "the track": ({ cards }) => cards.track,
  },
  marked(state: State, audience: Audience, mark: string) {
    const canary = mark as Card;
    const { cards } = state;
    return {
      ...state,
      families: state.families.map((family, seat) =>
        sees(audience, seat) || state.table.phase === "set-up"
          ? family
          : { ...family, hand: family.hand.map(() => canary) },
      ),
      cards: {
        ...cards,
        characters: cards.characters.map(() => canary),
        events: cards.events.map(() => canary),
        track: cards.track.map(() => canary as never),
      },
    };
  },
  origin: { module: new URL("./ruleset.ts", import.meta.url).href, name: "fief1429" },
};

keepsThePromises(fief1429, settings);

const foreignBallots = ({ election }: State, audience: Audience) =>
  election?.ballots.filter(({ seat }) => !sees(audience, seat)) ?? [];
const foreignPurses = ({ families }: State, audience: Audience) =>
  families.map(({ ecus }, seat) => (sees(audience, seat) ? 0 : ecus));
const foreignBands = (state: State, audience: Audience) =>
  state.places.flatMap(({ village, bands }) => bands.filter((band) => isFaceDown(state, village, band, audience)));
const foreignMusters = ({ families }: State, audience: Audience) =>
  families.map(({ muster }, seat) => (sees(audience, seat) ? [] : muster));
const whispers = ({ offers }: State, audience: Audience) => offers.filter((offer) => isSecretFrom(offer, audience));
const { origin: _, ...anywhere } = settings;

keepsThePromises(
  { ...grownRealm, id: "fief-1429 in a grown realm" },
  {
    ...anywhere,
    options: { ...plainOptions, turns: 2, isFirstTurnCalm: true },
    games: 5,
    moments: 40,
    secrets: { "foreign ballots": foreignBallots },
  },
);

keepsThePromises(
  { ...grownRealm, id: "fief-1429 with all options" },
  {
    ...anywhere,
    options: { ...plainOptions, turns: 2, ...allOptions },
    games: 5,
    moments: 40,
    secrets: {
      "foreign ballots": foreignBallots,
      "foreign purses": foreignPurses,
      "troops in the fog": foreignBands,
      "troops bought in the fog": foreignMusters,
      "offers in private rooms": whispers,
    },
  },
);
