import { describe, expect, it } from "vitest";
import type { Ruleset } from "../../../core/ruleset.ts";
import { lawsOf } from "../../../laws/laws.ts";
import { mustKeep } from "../../../testing/contract/describe-ruleset-contract.ts";
import type { Settings } from "../../../testing/index.ts";
import type { KnownCard } from "../model/state.ts";
import type { Fief1429 } from "../model/types.ts";
import { settings } from "../testing/promised.fixture.ts";
import { plainOptions } from "../testing/realm.fixture.ts";
import { tradedRealm } from "../testing/traded-realm.fixture.ts";

const { marked: _, secrets: __, ...contract } = settings;
const short: Settings<Fief1429> = { ...contract, options: { ...plainOptions, turns: 1 }, games: 2 };

/** Faults planted in what players know of other hands. */
function breaks(law: string, reason: RegExp, fault: Partial<Ruleset<Fief1429>>): void {
  const [broken] = lawsOf(short).filter(({ title }) => title.startsWith(law));
  if (broken === undefined) throw new Error(`no ${law}`);
  expect(() => mustKeep({ ...tradedRealm, ...fault }, short, broken)).toThrow(reason);
}

const { redeal, evolve, view } = tradedRealm;

describe("the laws catch", () => {
  it("redealing that forgets what was seen", () => {
    breaks("law 5", /redealing keeps what \S+ knows, cards in other hands/, {
      redeal: (state, audience, chance) => {
        const isOwn = ({ by }: KnownCard) => by === audience;
        const twin = redeal({ ...state, knownCards: state.knownCards.filter((one) => !isOwn(one)) }, audience, chance);
        return { ...twin, knownCards: [...twin.knownCards, ...state.knownCards.filter(isOwn)] };
      },
    });
  });

  it("redealing after which others know cards that are not there", () => {
    breaks("law 5", /after redealing for \S+ it is not so any more: what is known of a hand is so/, {
      redeal: (state, audience, chance) => ({ ...redeal(state, audience, chance), knownCards: state.knownCards }),
    });
  });

  it("a game that never learns what was seen", () => {
    breaks("law 5", /no audience ever learns cards in other hands/, {
      evolve: (state, fact) => ({ ...evolve(state, fact), knownCards: [] }),
    });
  });

  it("a card that is still known after it was played", () => {
    breaks("law 6", /it is not so any more: what is known of a hand is so/, {
      evolve: (state, fact) => {
        const evolved = evolve(state, fact);
        const isGone = fact.type === "CardPlayed" || fact.type === "CardDiscarded";
        return isGone && state !== undefined ? { ...evolved, knownCards: state.knownCards } : evolved;
      },
    });
  });

  it("what one player knows in the view of another", () => {
    breaks("law 5", /redealt for|same facts, different views|same views, different facts/, {
      view: (state, audience) => ({
        ...view(state, audience),
        knownCards: state.knownCards.map(({ seat, card }) => ({ seat, card })),
      }),
    });
  });
});
