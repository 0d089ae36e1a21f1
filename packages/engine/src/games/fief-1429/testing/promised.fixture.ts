import { fief1429 as words } from "@seneschal/schema/games/fief-1429";
import type { Audience } from "../../../core/ruleset.ts";
import type { Settings } from "../../../testing/index.ts";
import { isFaceDown } from "../model/fog.ts";
import { isSecretFrom, sees } from "../model/hidden.ts";
import type { State } from "../model/state.ts";
import type { Card, Fief1429 } from "../model/types.ts";
import { cardsIn, holds } from "./conserved.fixture.ts";
import { plainOptions } from "./realm.fixture.ts";

/** What every game of Fief 1429 guarantees. */
export const settings: Settings<Fief1429> = {
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
};

type Secret = NonNullable<Settings<Fief1429>["secrets"]>[string];
export const foreignBallots: Secret = ({ election }, audience) =>
  election?.ballots.filter(({ seat }) => !sees(audience, seat)) ?? [];
export const foreignPurses: Secret = ({ families }, audience) =>
  families.map(({ ecus }, seat) => (sees(audience, seat) ? 0 : ecus));
export const foreignBands: Secret = (state, audience) =>
  state.places.flatMap(({ village, bands }) => bands.filter((band) => isFaceDown(state, village, band, audience)));
export const foreignMusters: Secret = ({ families }, audience) =>
  families.map(({ muster }, seat) => (sees(audience, seat) ? [] : muster));
export const whispers: Secret = ({ offers }, audience) => offers.filter((offer) => isSecretFrom(offer, audience));
