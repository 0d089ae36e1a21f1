import { during } from "../../core/rules.ts";
import type { Seat } from "../../core/ruleset.ts";
import { atlas, fiefOnMap, priceOf } from "./atlas.ts";
import { controlledBy, controlsFief, fortressesOf, isBesieged, isInside } from "./control.ts";
import { inOrder } from "./crowds.ts";
import {
  type At,
  aftermath,
  askedAgain,
  asksItsSeat,
  type ChoiceOf,
  interrupted,
  type RuleOfMove,
  type RuleOfStep,
  settled,
} from "./flow.ts";
import { crowned, hasRoom, holderOf, sovereign } from "./offices.ts";
import { castlePrice, hatPrice, knightPrice, millPrice, sergeantPrice } from "./prices.ts";
import { at, familyOf, ledBy, lordsOf, type Post, pawnsIn, type State, troopsOf } from "./state.ts";
import { castlesLeft, millsLeft, stockOf } from "./stock.ts";
import type { Fact, FiefId, Matter, VillageId } from "./words.ts";

export const purchases: RuleOfStep<"purchases"> = asksItsSeat;

// F1429-9.3
export const unitsMax = 4;

type Group = { readonly villages: readonly VillageId[]; readonly most: number };

/** Villages where as many units may still be set, together. */
function groupsFor(state: State, seat: Seat, kind: "sergeants" | "knights", price: number): readonly Group[] {
  const affordable = Math.floor(familyOf(state, seat).ecus / price);
  if (affordable === 0) return [];
  const most = Math.min(stockOf(state, seat)[kind], affordable);
  const byRoom = new Map<number, readonly VillageId[]>();
  for (const village of mustersOf(state, seat)) {
    const room = Math.min(most, unitsMax - recruitedAt(state, seat, village));
    if (room > 0) byRoom.set(room, [...(byRoom.get(room) ?? []), village]);
  }
  return [...byRoom].map(([room, villages]) => ({ villages, most: room }));
}

const recruitedAt = (state: State, seat: Seat, village: VillageId): number =>
  familyOf(state, seat).recruits.find((one) => one.village === village)?.units ?? 0;

// F1429-9.2, F1429-9.4
export function mustersOf(state: State, seat: Seat): readonly VillageId[] {
  return inOrder([...fortressesOf(state, seat), ...ledBy(state, seat)]).filter(
    (village) => !(isBesieged(at(state, village)) && isInside(state, village, seat)),
  );
}

export const recruitSergeants: RuleOfMove<"recruitSergeants"> = during("purchases", {
  rule: "F1429-9.2",
  choices({ state, seat }) {
    return groupsFor(state, seat, "sergeants", sergeantPrice).map(({ villages, most }) => ({
      type: "recruitSergeants",
      fields: { village: { oneOf: villages }, sergeants: { from: 1, to: most } },
    }));
  },
  facts: (at, { village, sergeants }) => recruited(at, { village, sergeants, knights: 0 }),
});

export const recruitKnights: RuleOfMove<"recruitKnights"> = during("purchases", {
  rule: "F1429-9.2",
  choices({ state, seat }) {
    return groupsFor(state, seat, "knights", knightPrice).map(({ villages, most }) => ({
      type: "recruitKnights",
      fields: { village: { oneOf: villages }, knights: { from: 1, to: most } },
    }));
  },
  facts: (at, { village, knights }) => recruited(at, { village, sergeants: 0, knights }),
});

// F1429-20.2: in the fog they are shown when they are bought, and set unseen when all is bought.
function recruited(at: At, post: Post): readonly Fact[] {
  const ecus = post.sergeants * sergeantPrice + post.knights * knightPrice;
  const isHidden = at.state.table.options.isFoggy;
  return [{ type: "Recruited", seat: at.seat, ...post, ecus, isHidden }, askedAgain(at)];
}

/** What ends the purchases of a family. */
export function purchasesEnded(state: State, seat: Seat): readonly Fact[] {
  const { muster } = familyOf(state, seat);
  if (muster.length === 0) return [settled()];
  const villages = [...new Set(muster.map(({ village }) => village))];
  const posts = villages.map((village) => {
    const troops = troopsOf(muster.filter((post) => post.village === village));
    return { village, pawns: pawnsIn(troops), ...troops };
  });
  return [{ type: "MusterPlaced", seat, posts }, settled(aftermath)];
}

// F1429-9.5
const millsMax = 2;
export const buildMill: RuleOfMove<"buildMill"> = during("purchases", {
  rule: "F1429-9.5",
  choices({ state, seat }) {
    if (familyOf(state, seat).ecus < millPrice) return [];
    const held = controlledBy(state, seat);
    const isFull = (village: VillageId) => at(state, village).mills >= millsMax;
    const isSoldOut = millsLeft(state) === 0;
    return [
      {
        type: "buildMill",
        fields: { village: { oneOf: held.filter((village) => !isFull(village)) } },
        ...(isSoldOut && { barred: "F1429-1.4" }),
      },
      { type: "buildMill", fields: { village: { oneOf: held.filter(isFull) } }, barred: "F1429-9.5" },
    ];
  },
  facts: (at, { village }) => [{ type: "MillBuilt", seat: at.seat, village, ecus: millPrice }, askedAgain(at)],
});

export const buildCastle: RuleOfMove<"buildCastle"> = during("purchases", {
  rule: "F1429-9.6",
  choices({ state, seat }) {
    if (familyOf(state, seat).ecus < castlePrice) return [];
    const open = controlledBy(state, seat).filter((village) => at(state, village).building === null);
    const isSoldOut = castlesLeft(state) === 0;
    return [{ type: "buildCastle", fields: { village: { oneOf: open } }, ...(isSoldOut && { barred: "F1429-1.4" }) }];
  },
  facts: (at, { village }) => [{ type: "CastleBuilt", seat: at.seat, village, ecus: castlePrice }, askedAgain(at)],
});

/** The fiefs for which a family fulfils all but the price. F1429-9.7, F1429-9.8 */
function titlesFor(
  state: State,
  seat: Seat,
): readonly { readonly fief: FiefId; readonly castles: readonly VillageId[] }[] {
  return atlas.fiefs.flatMap(({ id }) => {
    if (!controlsFief(state, seat, id) || !isVacant(state, id)) return [];
    const castles = fiefOnMap(id).villages.filter((village) => at(state, village).building === "castle");
    return castles.length > 0 ? [{ fief: id, castles }] : [];
  });
}

const isVacant = (state: State, id: FiefId): boolean =>
  holderOf(state, id) === undefined && state.fiefs.some(({ fief, city }) => fief === id && city === null);

const landless = (state: State, seat: Seat) =>
  lordsOf(state, seat)
    .filter(hasRoom)
    .map(({ lord }) => lord);

export const buyTitle: RuleOfMove<"buyTitle"> = during("purchases", {
  rule: "F1429-9.7",
  choices({ state, seat }) {
    return titlesFor(state, seat).map(({ fief, castles }): ChoiceOf<"buyTitle"> => {
      const fields = { fief: { oneOf: [fief] }, lord: { oneOf: landless(state, seat) }, city: { oneOf: castles } };
      const isTooDear = familyOf(state, seat).ecus < priceFor(state, seat, fief);
      return { type: "buyTitle", fields, ...(isTooDear && { barred: "F1429-9.7" }) };
    });
  },
  facts(at, { fief, lord, city }) {
    const { state, seat } = at;
    const ecus = priceFor(state, seat, fief);
    return [{ type: "TitleBought", seat, fief, lord, city, ecus }, askedAgain(at)];
  },
});

// F1429-9.12
const priceFor = (state: State, seat: Seat, fief: FiefId): number =>
  sovereign(state)?.seat === seat || isWaived(state, seat, fief) ? 0 : priceOf(fief);
// F1429-18.8
export const isWaived = ({ waivers }: State, seat: Seat, fief: FiefId): boolean =>
  waivers.some((waiver) => waiver.seat === seat && waiver.fief === fief);

// F1429-5.9
export const begTitle: RuleOfMove<"begTitle"> = during("purchases", {
  rule: "F1429-5.9",
  choices({ state, seat }) {
    const king = sovereign(state);
    if (king === undefined || king.seat === seat) return [];
    return titlesFor(state, seat).map(({ fief, castles }) => ({
      type: "begTitle",
      fields: { fief: { oneOf: [fief] }, lord: { oneOf: landless(state, seat) }, city: { oneOf: castles } },
    }));
  },
  facts(at, { fief, lord, city }) {
    const { state, seat } = at;
    const king = sovereign(state)?.seat ?? seat;
    const matter = { kind: "waiver", from: seat, fief, lord, city } as const;
    return [{ type: "ConsentAsked", seat: king, matter }, consentThen(king, matter, at)];
  },
});

// F1429-9.9
export const buyHat: RuleOfMove<"buyHat"> = during("purchases", {
  rule: "F1429-9.9",
  choices({ state, seat }) {
    const isSold = state.lords.some(({ cardinal }) => cardinal === "purchase");
    if (isSold || familyOf(state, seat).ecus < hatPrice) return [];
    return [{ type: "buyHat", fields: { lord: { oneOf: hatless(state) } } }];
  },
  facts(at, { lord }) {
    const { state, seat } = at;
    const pope = crowned(state, "pope")?.seat ?? seat;
    if (pope === seat) return [{ type: "HatGiven", seat, lord, by: "purchase", ecus: hatPrice }, askedAgain(at)];
    const matter = { kind: "hat", from: seat, lord, by: "purchase" } as const;
    return [{ type: "ConsentAsked", seat: pope, matter }, consentThen(pope, matter, at)];
  },
});

/** Bishops who are no cardinals. F1429-5.2 */
export const hatless = (state: State) =>
  state.lords.filter(({ bishopric, cardinal }) => bishopric !== null && cardinal === null).map(({ lord }) => lord);

const consentThen = (seat: Seat, matter: Matter, { step }: At): Fact =>
  settled({ type: "consent", seat, matter }, ...(step === undefined ? [] : [step]));

export const asking = (seat: Seat, matter: Matter): readonly Fact[] => [
  { type: "ConsentAsked", seat, matter },
  interrupted({ type: "consent", seat, matter }),
];
