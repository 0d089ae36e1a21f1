import { fief1429 as words } from "@seneschal/schema";
import type { Audience } from "../../core/ruleset.ts";
import { keepsThePromises, type Settings } from "../../testing/index.ts";
import { isFaceDown } from "./fog.ts";
import { isSecretFrom, sees } from "./hidden.ts";
import { fief1429 } from "./ruleset.ts";
import type { State } from "./state.ts";
import { cardsIn, holds } from "./testing/conserved.toy.ts";
import { grownRealm } from "./testing/grown-realm.toy.ts";
import { allOptions, plainOptions } from "./testing/realm.toy.ts";
import type { Card, Fief1429 } from "./words.ts";

const settings: Settings<Fief1429> = {
  options: { ...plainOptions, turns: 4 },
  schema: words,
  games: 4,
  moments: 20,
  movesMax: 6_000,
  conserves: { cards: cardsIn },
  holds,
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
type Secrets = NonNullable<Settings<Fief1429>["secrets"]>;

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

/** Each option by itself, in short games: what one of them lets slip, another could cover. */
const alone: readonly (readonly [name: string, option: Partial<typeof plainOptions>, secrets?: Secrets])[] = [
  ["a calm first turn", { isFirstTurnCalm: true }],
  ["embassies", { diplomacy: "embassies" }],
  ["relics", { hasRelics: true }],
  ["fog", { isFoggy: true }, { "troops in the fog": foreignBands }],
  ["hidden money", { isMoneyHidden: true }, { "foreign purses": foreignPurses }],
];
for (const [name, option, secrets = {}] of alone) {
  keepsThePromises(
    { ...grownRealm, id: `fief-1429 with ${name} alone` },
    { ...anywhere, options: { ...plainOptions, turns: 1, ...option }, games: 2, moments: 12, secrets },
  );
}
