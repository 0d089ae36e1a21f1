import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { type Camp, campOf, hitsToFell, knightHits, knightsToFall, mostCounted } from "../../model/camps.ts";
import { answered, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { type Battle, type State, troopsOf } from "../../model/state.ts";
import type { AgendaStep, CauseOfLoss, Fact, Side } from "../../model/types.ts";
import { knightsInToll, tollTaken } from "./revolts.ts";

const sides: readonly Side[] = ["attack", "defend"];

/** What a camp may choose: how many knights, and whose pawns first. F1429-13.10 */
interface Options {
  readonly knights: readonly number[];
  readonly first: readonly Seat[];
}

export function optionsOf(camp: Camp, hits: number): Options {
  if (hits >= hitsToFell(camp)) return { knights: [camp.knights], first: camp.seats.slice(0, 1) };
  const knights = knightsToFall(camp, hits);
  const owners = camp.seats.filter((seat) => camp.bands.some((band) => band.seat === seat));
  const isLossless = lostWith(camp, hits, knights[0] ?? 0) === 0;
  return { knights, first: isLossless ? owners.slice(0, 1) : owners };
}
const isChoice = ({ knights, first }: Options): boolean => knights.length * first.length > 1;
const lostWith = ({ sergeants }: Camp, hits: number, knights: number): number =>
  knights + Math.min(sergeants, hits - knightHits * knights);

/** Troop losses by family: those of the named family first, then the others. */
export function troopsFallen(
  camp: Camp,
  hits: number,
  { knights, first }: { readonly knights: number; readonly first: Seat },
  context: { readonly village: Battle["village"]; readonly cause: CauseOfLoss; readonly isRiding: boolean },
): readonly Fact[] {
  let left = { knights, sergeants: Math.min(camp.sergeants, hits - knightHits * knights) };
  return [first, ...camp.seats.filter((seat) => seat !== first)].flatMap((seat): readonly Fact[] => {
    const own = troopsOf(camp.bands.filter((band) => band.seat === seat));
    const lost = { knights: Math.min(own.knights, left.knights), sergeants: Math.min(own.sergeants, left.sergeants) };
    left = { knights: left.knights - lost.knights, sergeants: left.sergeants - lost.sergeants };
    if (lost.knights + lost.sergeants === 0) return [];
    return [{ type: "TroopsLost", seat, ...context, ...lost, isEntry: false }];
  });
}

export const losses: RuleOfStep<"losses"> = {
  asks(state) {
    const { battle } = state;
    if (battle === null) return nobody;
    return sides.flatMap((side) => {
      const camp = undividedCamp(state, battle, side);
      return battle.owed[side] > 0 && isChoice(optionsOf(camp, battle.owed[side])) ? [camp.leader] : [];
    });
  },
  run(state) {
    const { battle } = state;
    if (battle === null) return [settled()];
    const facts = sides.flatMap((side) => {
      const camp = undividedCamp(state, battle, side);
      const { knights, first } = optionsOf(camp, battle.owed[side]);
      return battle.owed[side] === 0
        ? []
        : taken(battle, side, camp, { knights: knights[0] ?? 0, first: first[0] ?? camp.leader });
    });
    const sacrifices = sides.flatMap((side): readonly AgendaStep[] => {
      const fallen = lordsToFall(campOf(state, battle, side), battle.owed[side]);
      return fallen > 0 ? [{ type: "sacrifice", side, fallen }] : [];
    });
    return [...facts, settled(...sacrifices)];
  },
};

/** The families of a side that still share its losses: not those whose share has been chosen. */
function undividedCamp(state: State, battle: Battle, side: Side): Camp {
  const camp = campOf(state, battle, side);
  if (battle.divided.length === 0) return camp;
  const isLeft = ({ seat }: { readonly seat: Seat }) => !battle.divided.includes(seat);
  const bands = camp.bands.filter(isLeft);
  return { ...camp, seats: camp.seats.filter((seat) => isLeft({ seat })), bands, ...troopsOf(bands) };
}

// F1429-13.11
const lordsToFall = (camp: Camp, hits: number): number =>
  Math.min(camp.lords.length, Math.max(0, hits - hitsToFell(camp)));

function taken(
  battle: Battle,
  side: Side,
  camp: Camp,
  choice: { readonly knights: number; readonly first: Seat },
): readonly Fact[] {
  const hits = battle.owed[side];
  const isRiding = battle.kind === "ride" && side === "attack";
  return [
    ...troopsFallen(camp, hits, choice, { village: battle.village, cause: "battle", isRiding }),
    { type: "HitsTaken", side, seat: camp.leader, hits: Math.max(0, hits - hitsToFell(camp)) },
  ];
}

export const lose: RuleOfMove<"lose"> = during(["losses", "toll"], {
  rule: "F1429-13.9",
  choices({ state, seat, step }) {
    const { battle } = state;
    if (step.type === "toll") {
      const fields = { knights: { oneOf: knightsInToll(state, seat) }, first: { oneOf: [seat] } };
      return [{ type: "lose", fields, isDefault: true }];
    }
    if (battle === null) return [];
    const side = sideLedBy(battle, seat);
    const { knights, first } = optionsOf(undividedCamp(state, battle, side), battle.owed[side]);
    return [{ type: "lose", fields: { knights: { oneOf: knights }, first: { oneOf: first } }, isDefault: true }];
  },
  facts({ state, seat, step }, choice) {
    const { battle } = state;
    if (step.type === "toll") return [...tollTaken(state, seat, choice.knights), settled()];
    if (battle === null) return [settled()];
    const side = sideLedBy(battle, seat);
    return [...taken(battle, side, undividedCamp(state, battle, side), choice), answered(seat)];
  },
});

/** What one family loses; the leader then chooses for the others. F1429-13.10 */
export const divide: RuleOfMove<"divide"> = during("losses", {
  rule: "F1429-13.10",
  choices({ state, seat }) {
    const { battle } = state;
    if (battle === null) return [];
    const side = sideLedBy(battle, seat);
    return sharesOf(undividedCamp(state, battle, side), battle.owed[side]).map(({ owner, knights, sergeants }) => ({
      type: "divide",
      fields: { seat: { oneOf: [owner] }, sergeants: { oneOf: sergeants }, knights: { oneOf: [knights] } },
    }));
  },
  facts({ state, seat }, { seat: owner, sergeants, knights }) {
    const { battle } = state;
    if (battle === null) return [settled()];
    const { village } = battle;
    const side = sideLedBy(battle, seat);
    const isRiding = battle.kind === "ride" && side === "attack";
    const lost = { seat: owner, village, sergeants, knights, cause: "battle", isRiding, isEntry: false } as const;
    const hits = sergeants + knightHits * knights;
    return [
      ...(hits > 0 ? [{ type: "TroopsLost", ...lost } as const] : []),
      { type: "LossesShared", side, seat: owner, hits },
    ];
  },
});

type Share = { readonly owner: Seat; readonly knights: number; readonly sergeants: readonly number[] };

/** What each family may lose so that as many hits as possible still count, by number of knights. */
function sharesOf(camp: Camp, hits: number): readonly Share[] {
  const owners = camp.seats.filter((seat) => camp.bands.some((band) => band.seat === seat));
  if (owners.length < 2 || hits >= hitsToFell(camp)) return [];
  return owners.flatMap((owner) => {
    const own = troopsOf(camp.bands.filter((band) => band.seat === owner));
    const rest = { sergeants: camp.sergeants - own.sergeants, knights: camp.knights - own.knights };
    const isFull = (knights: number, sergeants: number) => {
      const counted = knightHits * knights + sergeants;
      return counted <= hits && counted + mostCounted(rest, hits - counted) === mostCounted(camp, hits);
    };
    return upTo(own.knights).map((knights) => ({
      owner,
      knights,
      sergeants: upTo(own.sergeants).filter((sergeants) => isFull(knights, sergeants)),
    }));
  });
}
const upTo = (max: number): readonly number[] => Array.from({ length: max + 1 }, (_, count) => count);

export const sideLedBy = ({ attacker }: Battle, seat: Seat): Side => (seat === attacker ? "attack" : "defend");

export const sacrificing: RuleOfStep<"sacrifice"> = {
  asks(state, { side, fallen }) {
    if (state.battle === null) return nobody;
    const camp = campOf(state, state.battle, side);
    return camp.lords.length > fallen ? [camp.leader] : nobody;
  },
  run(state, { side, fallen }) {
    if (state.battle === null) return [settled()];
    return [
      ...deaths(
        state,
        campOf(state, state.battle, side)
          .lords.slice(0, fallen)
          .map(({ lord }) => lord),
      ),
      settled(),
    ];
  },
};

export const sacrifice: RuleOfMove<"sacrifice"> = during("sacrifice", {
  rule: "F1429-13.11",
  choices({ state, step }) {
    if (state.battle === null) return [];
    const lords = campOf(state, state.battle, step.side).lords.map(({ lord }) => lord);
    return [
      { type: "sacrifice", fields: { lords: { someOf: lords, min: step.fallen, max: step.fallen } }, isDefault: true },
    ];
  },
  facts: ({ state }, { lords }) => [...deaths(state, lords), settled()],
});

const deaths = ({ lords, battle }: State, ids: readonly string[]): readonly Fact[] =>
  lords
    .filter(({ lord }) => ids.includes(lord))
    .map(({ lord, seat, village }) => ({
      type: "LordDied",
      lord,
      seat,
      village: battle?.village ?? village,
      cause: "battle",
    }));
