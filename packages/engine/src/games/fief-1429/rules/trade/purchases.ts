import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { atlas, fiefOnMap, priceOf } from "../../model/atlas.ts";
import { controlledBy, controlsFief, fortressesOf, isBesieged, isInside } from "../../model/control.ts";
import {
  type At,
  askedAgain,
  asksItsSeat,
  type ChoiceOf,
  checkEffects,
  interrupted,
  type RuleOfMove,
  type RuleOfStep,
  settled,
} from "../../model/flow.ts";
import { hasRoom, holderOf, sovereignInPower } from "../../model/offices.ts";
import { inOrder } from "../../model/presence.ts";
import { castlePrice, knightPrice, millPrice, sergeantPrice } from "../../model/prices.ts";
import { isRefused } from "../../model/refusals.ts";
import {
  at,
  familyOf,
  type Lord,
  ledBy,
  lordsOf,
  type Post,
  pawnsIn,
  type State,
  troopsOf,
} from "../../model/state.ts";
import { castlesLeft, millsLeft, stockOf } from "../../model/stock.ts";
import type { Fact, FiefId, LordId, Matter, VillageId } from "../../model/types.ts";

export const purchases: RuleOfStep<"purchases"> = asksItsSeat;

// F1429-9.3
export const unitsMax = 4;

type Group = { readonly villages: readonly VillageId[]; readonly max: number; readonly blockedBy?: string };

/** Villages grouped by how many units may still be placed there; those where none may, with the rule that says so. */
function groupsFor(state: State, seat: Seat, kind: "sergeants" | "knights", price: number): readonly Group[] {
  const affordable = Math.floor(familyOf(state, seat).ecus / price);
  const left = stockOf(state, seat)[kind];
  const seats = seatsOfTroops(state, seat);
  if (affordable === 0) return [{ villages: seats, max: 1, blockedBy: "F1429-9.1" }];
  const musters = seats.filter((village) => canMuster(state, seat, village));
  if (left === 0) return [{ villages: musters, max: 1, blockedBy: "F1429-1.4" }];
  const byRoom = new Map<number, VillageId[]>();
  for (const village of musters) {
    const room = Math.min(left, affordable, unitsMax - recruitedAt(state, seat, village));
    const group = byRoom.get(room);
    if (group === undefined) byRoom.set(room, [village]);
    else group.push(village);
  }
  const groups = [...byRoom].map(
    ([room, villages]): Group => (room > 0 ? { villages, max: room } : { villages, max: 1, blockedBy: "F1429-9.3" }),
  );
  if (musters.length === seats.length) return groups;
  return [...groups, { villages: seats.filter((one) => !musters.includes(one)), max: 1, blockedBy: "F1429-9.4" }];
}

const recruitedAt = (state: State, seat: Seat, village: VillageId): number =>
  familyOf(state, seat).recruits.find((one) => one.village === village)?.units ?? 0;

// F1429-9.2, F1429-9.4
export const mustersOf = (state: State, seat: Seat): readonly VillageId[] =>
  seatsOfTroops(state, seat).filter((village) => canMuster(state, seat, village));
const canMuster = (state: State, seat: Seat, village: VillageId): boolean =>
  !(isBesieged(at(state, village)) && isInside(state, village, seat));
const seatsOfTroops = (state: State, seat: Seat): readonly VillageId[] =>
  inOrder([...fortressesOf(state, seat), ...ledBy(state, seat)]);

export const recruitSergeants: RuleOfMove<"recruitSergeants"> = during("purchases", {
  rule: "F1429-9.2",
  choices({ state, seat }) {
    return groupsFor(state, seat, "sergeants", sergeantPrice).map(({ villages, max, ...closed }) => ({
      type: "recruitSergeants",
      fields: { village: { oneOf: villages }, sergeants: { from: 1, to: max } },
      ...closed,
    }));
  },
  facts: (at, { village, sergeants }) => recruited(at, { village, sergeants, knights: 0 }),
});

export const recruitKnights: RuleOfMove<"recruitKnights"> = during("purchases", {
  rule: "F1429-9.2",
  choices({ state, seat }) {
    return groupsFor(state, seat, "knights", knightPrice).map(({ villages, max, ...closed }) => ({
      type: "recruitKnights",
      fields: { village: { oneOf: villages }, knights: { from: 1, to: max } },
      ...closed,
    }));
  },
  facts: (at, { village, knights }) => recruited(at, { village, sergeants: 0, knights }),
});

// F1429-20.2: in the fog, they are shown when bought, and placed face down when the family has finished buying.
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
  return [{ type: "MusterPlaced", seat, posts }, settled(checkEffects)];
}

/** What prevents a family from buying one: none left in the box, or not enough money. F1429-1.4, F1429-9.1 */
export function unbuyable(state: State, seat: Seat, price: number, left: number): { readonly blockedBy?: string } {
  if (left === 0) return { blockedBy: "F1429-1.4" };
  return familyOf(state, seat).ecus < price ? { blockedBy: "F1429-9.1" } : {};
}

// F1429-9.5
const millsMax = 2;
export const buildMill: RuleOfMove<"buildMill"> = during("purchases", {
  rule: "F1429-9.5",
  choices({ state, seat }) {
    const held = controlledBy(state, seat);
    const isFull = (village: VillageId) => at(state, village).mills >= millsMax;
    return [
      {
        type: "buildMill",
        fields: { village: { oneOf: held.filter((village) => !isFull(village)) } },
        ...unbuyable(state, seat, millPrice, millsLeft(state)),
      },
      { type: "buildMill", fields: { village: { oneOf: held.filter(isFull) } }, blockedBy: "F1429-9.5" },
    ];
  },
  facts: (at, { village }) => [{ type: "MillBuilt", seat: at.seat, village, ecus: millPrice }, askedAgain(at)],
});

export const buildCastle: RuleOfMove<"buildCastle"> = during("purchases", {
  rule: "F1429-9.6",
  choices({ state, seat }) {
    const open = controlledBy(state, seat).filter((village) => at(state, village).building === null);
    const closed = unbuyable(state, seat, castlePrice, castlesLeft(state));
    return [{ type: "buildCastle", fields: { village: { oneOf: open } }, ...closed }];
  },
  facts: (at, { village }) => [{ type: "CastleBuilt", seat: at.seat, village, ecus: castlePrice }, askedAgain(at)],
});

/** The fiefs of which a family controls every village, with their castles. F1429-9.7, F1429-9.8 */
const fiefsHeld = (
  state: State,
  seat: Seat,
): readonly { readonly fief: FiefId; readonly castles: readonly VillageId[] }[] =>
  atlas.fiefs
    .filter(({ fief }) => controlsFief(state, seat, fief) && isVacant(state, fief))
    .map(({ fief, villages }) => ({
      fief,
      castles: villages.filter((village) => at(state, village).building === "castle"),
    }));
/** Those for which it meets every condition except the price. */
const titlesFor = (state: State, seat: Seat) => fiefsHeld(state, seat).filter(({ castles }) => castles.length > 0);

/** The lords who could hold a title, and the castles that could become its city, if only the price is missing. */
export function titleOnSale(state: State, seat: Seat, fief: FiefId) {
  const held = titlesFor(state, seat).find((one) => one.fief === fief);
  return { lords: held === undefined ? [] : landless(state, seat), cities: held?.castles ?? [] };
}

const isVacant = (state: State, id: FiefId): boolean =>
  holderOf(state, id) === undefined && state.fiefs.some(({ fief, city }) => fief === id && city === null);

const namesOf = (lords: readonly Lord[]) => lords.map(({ lord }) => lord);
const landless = (state: State, seat: Seat) => namesOf(lordsOf(state, seat).filter(hasRoom));
const landed = (state: State, seat: Seat) => namesOf(lordsOf(state, seat).filter((lord) => !hasRoom(lord)));

export const buyTitle: RuleOfMove<"buyTitle"> = during("purchases", {
  rule: "F1429-9.7",
  choices({ state, seat }) {
    return fiefsHeld(state, seat).flatMap(({ fief, castles }): readonly ChoiceOf<"buyTitle">[] => {
      const offered = (lords: readonly LordId[], cities: readonly VillageId[], blockedBy?: string) => ({
        type: "buyTitle" as const,
        fields: { fief: { oneOf: [fief] }, lord: { oneOf: lords }, city: { oneOf: cities } },
        ...(blockedBy !== undefined && { blockedBy }),
      });
      const able = landless(state, seat);
      if (castles.length === 0) return [offered(able, fiefOnMap(fief).villages, "F1429-9.8")];
      const isTooDear = familyOf(state, seat).ecus < priceFor(state, seat, fief);
      return [
        offered(able, castles, isTooDear ? "F1429-9.7" : undefined),
        offered(landed(state, seat), castles, "F1429-5.1"),
      ];
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
  sovereignInPower(state)?.seat === seat || isWaived(state, seat, fief) ? 0 : priceOf(fief);
// F1429-18.8
export const isWaived = ({ waivers }: State, seat: Seat, fief: FiefId): boolean =>
  waivers.some((waiver) => waiver.seat === seat && waiver.fief === fief);

// F1429-5.9
export const begTitle: RuleOfMove<"begTitle"> = during("purchases", {
  rule: "F1429-5.9",
  choices({ state, seat }) {
    const king = sovereignInPower(state);
    if (king === undefined || king.seat === seat) return [];
    const able = landless(state, seat);
    return titlesFor(state, seat).map(({ fief, castles }) => {
      const [lord, city] = [able[0], castles[0]];
      const isDeclined =
        lord !== undefined &&
        city !== undefined &&
        isRefused(state, king.seat, { kind: "waiver", from: seat, fief, lord, city });
      return {
        type: "begTitle",
        fields: { fief: { oneOf: [fief] }, lord: { oneOf: able }, city: { oneOf: castles } },
        ...(isDeclined && { blockedBy: "F1429-2.12" }),
      };
    });
  },
  facts(at, { fief, lord, city }) {
    const { state, seat } = at;
    const king = sovereignInPower(state)?.seat ?? seat;
    const matter = { kind: "waiver", from: seat, fief, lord, city } as const;
    return [{ type: "ConsentAsked", seat: king, matter }, consentThen(king, matter, at)];
  },
});

export const consentThen = (seat: Seat, matter: Matter, { step }: At): Fact =>
  settled({ type: "consent", seat, matter }, ...(step === undefined ? [] : [step]));

export const asking = (seat: Seat, matter: Matter): readonly Fact[] => [
  { type: "ConsentAsked", seat, matter },
  interrupted({ type: "consent", seat, matter }),
];
