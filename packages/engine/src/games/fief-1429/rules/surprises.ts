import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { campOf, wallsIn } from "../model/camps.ts";
import { type At, checkEffects, type RuleOfMove, settled } from "../model/flow.ts";
import { popeInPower } from "../model/offices.ts";
import { afterCard, canReact, topStep } from "../model/reaction-window.ts";
import { familyOf, isWoman, type Lord, lordOf, lordsOf, type State } from "../model/state.ts";
import type { Card, Fact } from "../model/types.ts";
import { readyLords } from "./marches/march.ts";
import { hatsFor } from "./trade/hats.ts";

/** Whether a seat may play this card now, asked or not. F1429-17.1 */
const mayPlay = ({ state, seat }: Pick<At, "state" | "seat">, card: Card): boolean =>
  canReact(state) && familyOf(state, seat).hand.includes(card);
const played = (seat: Seat, card: Card): Fact => ({ type: "CardPlayed", seat, card });
const namesOf = (lords: readonly Lord[]) => lords.map(({ lord }) => lord);

// F1429-17.3
export const callMaid: RuleOfMove<"callMaid"> = {
  rule: "F1429-17.3",
  choices(at) {
    if (!mayPlay(at, "d-arc")) return [];
    const women = at.state.lords.filter(({ lord }) => isWoman(lord));
    const isWed = ({ spouse }: Lord) => spouse !== null;
    return [
      { type: "callMaid", fields: { lord: { oneOf: namesOf(women.filter((lord) => !isWed(lord))) } } },
      { type: "callMaid", fields: { lord: { oneOf: namesOf(women.filter(isWed)) } }, blockedBy: "F1429-17.3" },
    ];
  },
  facts: ({ state, seat }, { lord }) => [
    played(seat, "d-arc"),
    { type: "MaidCalled", seat, lord },
    afterCard(state, checkEffects),
  ],
};

// F1429-17.4, F1429-5.2 to F1429-5.4
export const giveHat: RuleOfMove<"giveHat"> = {
  rule: "F1429-5.2",
  choices(at) {
    if (!mayPlay(at, "cardinal")) return [];
    const { open, refused } = hatsFor(at.state, at.seat, "card");
    return [
      { type: "giveHat", fields: { lord: { oneOf: open } } },
      { type: "giveHat", fields: { lord: { oneOf: refused } }, blockedBy: "F1429-2.12" },
    ];
  },
  facts({ state, seat }, { lord }) {
    const pope = popeInPower(state)?.seat ?? seat;
    if (pope === seat) {
      const given: Fact = { type: "HatGiven", seat, lord, by: "card", ecus: 0 };
      return [played(seat, "cardinal"), given, afterCard(state, checkEffects)];
    }
    const matter = { kind: "hat", from: seat, lord, by: "card" } as const;
    return [
      played(seat, "cardinal"),
      { type: "ConsentAsked", seat: pope, matter },
      afterCard(state, { type: "consent", seat: pope, matter }),
    ];
  },
};

// F1429-17.5
export const assassinate: RuleOfMove<"assassinate"> = {
  rule: "F1429-17.5",
  choices(at) {
    if (!mayPlay(at, "assassination")) return [];
    const { state, seat } = at;
    const victims = state.lords.filter((lord) => lord.seat !== seat && !lord.isAway);
    return [
      {
        type: "assassinate",
        fields: { lord: { oneOf: namesOf(victims) }, author: { oneOf: namesOf(lordsOf(state, seat)) } },
      },
    ];
  },
  facts({ state, seat }, { lord, author }) {
    return [
      played(seat, "assassination"),
      { type: "AuthorMarked", seat, lord: author },
      died(state, lord, "assassination"),
      afterCard(state, checkEffects),
    ];
  },
};

function died(state: State, id: Lord["lord"], cause: "assassination" | "justice"): Fact {
  const { lord, seat, village } = lordOf(state, id);
  return { type: "LordDied", lord, seat, village, cause };
}

// F1429-17.6
export const execute: RuleOfMove<"execute"> = {
  rule: "F1429-17.6",
  choices(at) {
    if (!mayPlay(at, "justice")) return [];
    const authors = at.state.lords.filter(({ isAuthor }) => isAuthor);
    const isAbove = ({ crowns }: Lord) => crowns.length > 0;
    return [
      { type: "execute", fields: { lord: { oneOf: namesOf(authors.filter((lord) => !isAbove(lord))) } } },
      { type: "execute", fields: { lord: { oneOf: namesOf(authors.filter(isAbove)) } }, blockedBy: "F1429-17.6" },
    ];
  },
  facts: ({ state, seat }, { lord }) => [
    played(seat, "justice"),
    died(state, lord, "justice"),
    afterCard(state, checkEffects),
  ],
};

// F1429-17.7, F1429-17.8
export const ambush: RuleOfMove<"ambush"> = {
  rule: "F1429-17.7",
  choices(at) {
    const { state, seat } = at;
    const { battle } = state;
    if (!mayPlay(at, "ambush") || battle === null) return [];
    const lords = [...campOf(state, battle, "attack").lords, ...campOf(state, battle, "defend").lords];
    if (lords.every((lord) => lord.seat !== seat)) return [];
    return [{ type: "ambush", fields: { lord: { oneOf: namesOf(lords.filter((lord) => lord.seat !== seat)) } } }];
  },
  facts({ state, seat }, { lord: id }) {
    const { lord, seat: owner, village } = lordOf(state, id);
    return [
      played(seat, "ambush"),
      { type: "LordCaptured", lord, seat: owner, by: seat, village, cause: "ambush" },
      afterCard(state, checkEffects),
    ];
  },
};

// F1429-17.9
export const openPassage: RuleOfMove<"openPassage"> = during("marching", {
  rule: "F1429-17.9",
  choices(at) {
    const { state, seat } = at;
    if (!mayPlay(at, "secret-passage")) return [];
    const lords = readyLords(state, seat).filter(({ hasPassage }) => !hasPassage);
    return [{ type: "openPassage", fields: { lord: { oneOf: namesOf(lords) } } }];
  },
  facts: ({ seat }, { lord }) => [played(seat, "secret-passage"), { type: "PassageOpened", seat, lord }],
});

// F1429-17.10; in a revolt, for those who raised it
export const undermine: RuleOfMove<"undermine"> = {
  rule: "F1429-17.10",
  choices({ state, seat }) {
    const holds = familyOf(state, seat).hand.includes("secret-passage");
    return holds && meetsWalls(state, seat) ? [{ type: "undermine", fields: {} }] : [];
  },
  facts({ state, seat }) {
    const top = topStep(state);
    const village = state.revolt?.village ?? state.battle?.village;
    if (village === undefined || top === undefined) return [];
    return [played(seat, "secret-passage"), { type: "WallsUndermined", seat, village }, settled(top)];
  },
};

function meetsWalls(state: State, seat: Seat): boolean {
  const top = topStep(state);
  const { battle, revolt } = state;
  if (top?.type !== "window") return false;
  if (revolt !== null)
    return top.over === "revolt" && !revolt.isUndermined && revolt.cards.some((card) => card.seat === seat);
  return top.over === "round" && battle !== null && battle.attacker === seat && wallsIn(state, battle) > 0;
}

// F1429-17.11
export const breakOut: RuleOfMove<"breakOut"> = {
  rule: "F1429-17.11",
  choices(at) {
    if (!mayPlay(at, "secret-passage")) return [];
    const prisoners = at.state.lords.filter(({ guard }) => guard !== null);
    const isFirst = (lord: Lord, index: number) => prisoners.findIndex((one) => isCellmate(one, lord)) === index;
    return prisoners.filter(isFirst).map((lord) => {
      const inmates = prisoners.filter((one) => isCellmate(one, lord));
      return {
        type: "breakOut",
        fields: { lords: { someOf: namesOf(inmates), min: 1, max: inmates.length } },
      };
    });
  },
  facts({ state, seat }, { lords }) {
    const freed = lords.map((id): Fact => {
      const { lord, seat: owner, guard } = lordOf(state, id);
      return { type: "PrisonerFreed", lord, seat: owner, by: guard, cause: "escape" };
    });
    return [played(seat, "secret-passage"), ...freed, afterCard(state, checkEffects)];
  },
};

const isCellmate = (one: Lord, other: Lord) => one.village === other.village && one.guard === other.guard;
