import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { campOf, isDecided } from "../model/camps.ts";
import { controllerOf, siegesOn } from "../model/control.ts";
import {
  checkEffects as again,
  asksItsSeat,
  nobody,
  type RuleOfMove,
  type RuleOfStep,
  settled,
} from "../model/flow.ts";
import { crowned, hasRoom, holderOf, roomOf } from "../model/offices.ts";
import { foreignPlacementsOf } from "../model/placement.ts";
import {
  at,
  bandsAt,
  findLord,
  freeLordsAt,
  isPresent,
  isTooth,
  type Lord,
  lordOf,
  lordsOf,
  presentAt,
  type State,
  troopsAt,
} from "../model/state.ts";
import { stockOf } from "../model/stock.ts";
import type { Fact, FactOf, FiefId, Step, VillageId } from "../model/types.ts";
import { hostOf, placesFor } from "./cards/lords.ts";
import { bearerOf, mourned, relicKept } from "./relics.ts";

/**
 * What follows from who stands where and who has died: successions, freed prisoners, lifted sieges, control, cities.
 * Each run settles one kind, and looks again until nothing is left.
 */
export const stateBasedEffects: RuleOfStep<"aftermath"> = {
  asks: () => nobody,
  run(state) {
    for (const consequence of consequences) {
      const { facts, questions = [] } = consequence(state);
      if (facts.length > 0 || questions.length > 0) return [...facts, settled(...questions, again)];
    }
    return [settled()];
  },
};

type Consequence = { readonly facts: readonly Fact[]; readonly questions?: readonly Step[] };
const none: Consequence = { facts: [] };

const consequences: readonly ((state: State) => Consequence)[] = [
  tooth,
  miracles,
  relics,
  succession,
  absolution,
  estates,
  unguarded,
  homecomings,
  sieges,
  control,
  cities,
];

/** The tooth of St Géronce finds its bearer before it may raise the dead. F1429-20.12 */
function tooth(state: State): Consequence {
  if (state.relics.length === 0) return none;
  return { facts: state.relics.filter(isTooth).flatMap((one) => relicKept(state, one) ?? []) };
}

function miracles(state: State): Consequence {
  const [dead] = state.fallen;
  if (dead === undefined) return none;
  if (bearerOf(state, "geronce") === undefined)
    return { facts: state.fallen.flatMap(({ lord }) => mourned(state, lord)) };
  return { facts: [], questions: [{ type: "miracle", lord: dead.lord }] };
}

function relics(state: State): Consequence {
  if (state.relics.length === 0) return none;
  return { facts: state.relics.flatMap((one) => relicKept(state, one) ?? []) };
}

// F1429-5.13
function succession(state: State): Consequence {
  const prince = crowned(state, "prince");
  if (prince === undefined || crowned(state, "king") !== undefined) return none;
  const mother = crowned(state, "queen");
  const wife = prince.spouse === null ? undefined : findLord(state, prince.spouse);
  return {
    facts: [
      ...(mother ? [{ type: "OfficeLost", ...named(mother), office: "queen", cause: "succession" } as const] : []),
      { type: "Crowned", ...named(prince), crown: "king", cause: "succession" },
      ...(wife ? [{ type: "Crowned", ...named(wife), crown: "queen", cause: "marriage" } as const] : []),
    ],
  };
}
const named = ({ lord, seat }: Lord) => ({ lord, seat });

// F1429-5.5
function absolution(state: State): Consequence {
  const lords = state.lords.filter(({ isExcommunicated }) => isExcommunicated);
  if (lords.length === 0 || crowned(state, "pope") !== undefined) return none;
  return { facts: lords.map((lord) => ({ type: "Absolved", ...named(lord), cause: "death" })) };
}

// F1429-10.2 to F1429-10.6
function estates(state: State): Consequence {
  const [estate] = state.estates;
  const fief = estate?.fiefs[0];
  if (estate === undefined || fief === undefined) return none;
  if (heirsOf(state, estate.seat).length > 0) {
    return { facts: [], questions: [{ type: "bestowing", seat: estate.seat, fief }] };
  }
  const spouse = estate.spouse === null ? undefined : findLord(state, estate.spouse);
  const isLast = lordsOf(state, estate.seat).length === 0;
  // F1429-10.10
  if (isLast && spouse !== undefined && estate.fiefs.length > roomOf(spouse) && hasRoom(spouse)) {
    return {
      facts: [],
      questions: [{ type: "inheriting", seat: spouse.seat, lord: spouse.lord, fiefs: estate.fiefs }],
    };
  }
  if (isLast && spouse !== undefined && !hasRoom(spouse) && heirsOf(state, spouse.seat).length > 0) {
    return { facts: [], questions: [{ type: "yielding", seat: spouse.seat, lord: spouse.lord, fief }] };
  }
  if (!isLast || spouse === undefined || !hasRoom(spouse)) {
    return { facts: [{ type: "TitleVacated", fief, lord: null, cause: "death" }] };
  }
  return { facts: inheritedBy(state, spouse, fief, estate.seat) };
}

const inheritedBy = (state: State, spouse: Lord, fief: FiefId, from: Seat): readonly Fact[] => [
  { type: "TitleBestowed", fief, ...named(spouse), cause: "marriage" },
  ...replacedIn(state, fief, from, spouse.seat),
];

export const inheriting: RuleOfStep<"inheriting"> = asksItsSeat;

// F1429-10.10
export const inherit: RuleOfMove<"inherit"> = during("inheriting", {
  rule: "F1429-10.10",
  choices: ({ step }) => [{ type: "inherit", fields: { fief: { oneOf: step.fiefs } }, idle: true }],
  facts({ state, step }, { fief }) {
    const from = state.estates.find(({ fiefs }) => fiefs.includes(fief))?.seat;
    return from === undefined ? [settled()] : [...inheritedBy(state, lordOf(state, step.lord), fief, from), settled()];
  },
});

const heirsOf = (state: State, seat: Seat): readonly Lord[] => lordsOf(state, seat).filter(hasRoom);

// F1429-10.3, F1429-10.4
function replacedIn(state: State, fief: FiefId, from: Seat, to: Seat): readonly Fact[] {
  const city = state.fiefs.find((one) => one.fief === fief)?.city ?? null;
  if (city === null || bandsAt(state, city, from).length === 0) return [];
  const troops = troopsAt(state, city, from);
  const stock = stockOf(state, to);
  const sergeants = Math.min(troops.sergeants, stock.sergeants);
  const knights = Math.min(troops.knights, stock.knights);
  const replaced: Fact = { type: "TroopsReplaced", village: city, from, to, sergeants, knights };
  const isTheirs = at(state, city).holder === from;
  return isTheirs ? [replaced, { type: "ControlChanged", village: city, from, to, cause: "marriage" }] : [replaced];
}

// F1429-14.4
function unguarded(state: State): Consequence {
  const freed = state.lords.filter(
    ({ guard, village }) => guard !== null && !isFoughtOver(state, village) && !isPresent(state, village, guard),
  );
  return {
    facts: freed.map(({ lord, seat, guard }) => ({ type: "PrisonerFreed", lord, seat, by: guard, cause: "unguarded" })),
  };
}
const isFoughtOver = ({ battle, revolt }: State, village: VillageId) =>
  battle?.village === village || revolt?.village === village;

// F1429-10.5
export const yielding: RuleOfStep<"yielding"> = asksItsSeat;

// F1429-14.5
function homecomings(state: State): Consequence {
  const away = state.lords.find(({ isAway }) => isAway);
  return away === undefined ? none : { facts: [], questions: [{ type: "homecoming", lord: away.lord }] };
}

// F1429-15.5
function sieges(state: State): Consequence {
  return {
    facts: siegesOn(state).flatMap(({ village, engines, building, holder }) =>
      engines.flatMap(({ seat }): readonly Fact[] => {
        const isTaken = building === null || holder === seat || controllerOf(state, village) === null;
        if (isTaken && !isFoughtOver(state, village)) {
          return [{ type: "SiegeLifted", seat, village, cause: "control" }];
        }
        const isLed = freeLordsAt(state, village, seat).length > 0;
        return isLed || isDecidedAt(state, village) ? [] : [{ type: "SiegeLifted", seat, village, cause: "no-lord" }];
      }),
    ),
  };
}
/** In a battle that goes on, a siege is lifted at once; when the battle is over, the victors break the sieges of the others. */
function isDecidedAt(state: State, village: VillageId): boolean {
  const { battle, revolt } = state;
  if (battle?.village !== village) return revolt?.village === village;
  return isDecided(campOf(state, battle, "attack"), campOf(state, battle, "defend"));
}

// F1429-2.2, F1429-2.5, F1429-2.10
function control(state: State): Consequence {
  const facts: Fact[] = [];
  const questions: Step[] = [];
  for (const { village, holder: from } of state.places) {
    const present = presentAt(state, village);
    const isSettled = from === null ? present.length === 0 : present.includes(from);
    if (isSettled || isFoughtOver(state, village)) continue;
    const isLeft = from !== null && state.table.phase === "marches";
    if (isLeft && present.length > 1) questions.push({ type: "leaving", seat: from, village });
    else facts.push(taken(state, village, present));
  }
  return { facts, questions };
}

/** The besieger before others, then by turn order. */
function taken(state: State, village: VillageId, present: readonly Seat[]): Fact {
  const { holder: from, engines } = at(state, village);
  const to = engines[0]?.seat ?? present[0] ?? null;
  return { type: "ControlChanged", village, from, to, cause: from === null ? "arrival" : "departure" };
}

export const leaving: RuleOfStep<"leaving"> = asksItsSeat;

// F1429-2.5
export const entrust: RuleOfMove<"entrust"> = during("leaving", {
  rule: "F1429-2.5",
  choices: ({ state, step }) => [
    { type: "entrust", fields: { to: { oneOf: presentAt(state, step.village) } }, idle: true },
  ],
  facts: ({ seat, step }, { to }) => [
    { type: "ControlChanged", village: step.village, from: seat, to, cause: "departure" },
    settled(),
  ],
});

// F1429-10.7 to F1429-10.9
function cities(state: State): Consequence {
  for (const { fief, city } of state.fiefs) {
    if (city === null || isFoughtOver(state, city)) continue;
    const { holder } = at(state, city);
    if (holder === null || isStillMarching(state, holder)) continue;
    const lord = holderOf(state, fief);
    if (lord !== undefined && lord.seat !== holder) {
      return { facts: [{ type: "TitleVacated", fief, lord: lord.lord, cause: "conquest" }] };
    }
    if (lord === undefined && heirsOf(state, holder).length > 0) {
      return { facts: [], questions: [{ type: "bestowing", seat: holder, fief }] };
    }
  }
  return none;
}
const isStillMarching = ({ agenda, table }: State, seat: Seat) =>
  table.phase === "marches" && agenda.pending.some(({ step }) => step.type === "marching" && step.seat === seat);

export const bestowing: RuleOfStep<"bestowing"> = {
  // A single heir needs no question.
  asks: (state, { seat }) => (heirsOf(state, seat).length > 1 ? [seat] : nobody),
  run: (state, { seat, fief }) =>
    heirsOf(state, seat)
      .slice(0, 1)
      .flatMap((heir) => bestowed(state, fief, heir))
      .concat(settled()),
};

export const bestow: RuleOfMove<"bestow"> = during("bestowing", {
  rule: "F1429-10.2",
  choices: ({ state, seat }) => [
    { type: "bestow", fields: { lord: { oneOf: heirsOf(state, seat).map(({ lord }) => lord) } }, idle: true },
  ],
  facts: ({ state, step }, { lord }) => [...bestowed(state, step.fief, lordOf(state, lord)), settled()],
});

function bestowed(state: State, fief: FiefId, heir: Lord): readonly Fact[] {
  const isInherited = state.estates.some(({ seat, fiefs }) => seat === heir.seat && fiefs.includes(fief));
  const cause: FactOf<"TitleBestowed">["cause"] = isInherited ? "inheritance" : "recovery";
  return [{ type: "TitleBestowed", fief, ...named(heir), cause }];
}

export const homecoming: RuleOfStep<"homecoming"> = {
  asks(state, { lord: id }) {
    const lord = findLord(state, id);
    return lord?.isAway && refugesOf(state, lord).open.length > 1 ? [lord.seat] : nobody;
  },
  run(state, { lord: id }) {
    const lord = findLord(state, id);
    return lord?.isAway ? [...housed(lord, refugesOf(state, lord).open[0] ?? lord.village), settled()] : [settled()];
  },
};

export const placeFreedLord: RuleOfMove<"house"> = during("homecoming", {
  rule: "F1429-14.5",
  choices({ state, step }) {
    const { open, refused } = refugesOf(state, lordOf(state, step.lord));
    return [
      { type: "house", fields: { village: { oneOf: open } }, idle: true },
      { type: "house", fields: { village: { oneOf: refused } }, barred: "F1429-2.12" },
    ];
  },
  facts({ state, seat, step }, { village }) {
    const lord = lordOf(state, step.lord);
    if (!foreignPlacementsOf(state, seat).includes(village)) return [...housed(lord, village), settled()];
    const host = hostOf(state, village, seat);
    const matter = { kind: "refuge", from: seat, lord: step.lord, village } as const;
    return [{ type: "ConsentAsked", seat: host, matter }, settled({ type: "consent", seat: host, matter })];
  },
});

/** Where a freed lord may go: as a new one, or else where he is. */
function refugesOf(state: State, { seat, lord, village }: Lord) {
  const { open, refused } = placesFor(state, seat, lord);
  return { open: open.length > 0 ? open : [village], refused };
}
const housed = ({ lord, seat }: Lord, village: VillageId): readonly Fact[] => [
  { type: "LordHoused", lord, seat, village },
];
