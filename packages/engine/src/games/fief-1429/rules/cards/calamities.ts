import type { Chance } from "../../../../core/chance.ts";
import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { bishopricOnMap } from "../../model/atlas.ts";
import { checkEffects, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { bandsAt, freeLordsAt, inTurnOrder, type State, seeOf, troopsAt, troopsOf } from "../../model/state.ts";
import type { AgendaStep, Band, Calamity, Fact, FactOf, LordId, VillageId } from "../../model/types.ts";

// F1429-7.1: one after the other.
export const calamities: RuleOfStep<"calamities"> = {
  asks: () => nobody,
  run(state, _, chance) {
    const [calamity] = state.cards.track;
    if (calamity === undefined) return [settled()];
    const turned = calamityTurned(state, calamity, chance);
    const isPlague = calamity === "plague" && turned.effect === "strikes" && turned.bishopric !== null;
    const plagues: readonly AgendaStep[] =
      isPlague && turned.bishopric !== null ? [{ type: "plague", bishopric: turned.bishopric }] : [];
    return [turned, settled(...plagues, { type: "calamities" })];
  },
};

function calamityTurned(state: State, calamity: Calamity, chance: Chance): FactOf<"CalamityTurned"> {
  const { options, turn } = state.table;
  // F1429-19.1
  if (options.isFirstTurnCalm && turn === 1) {
    return { type: "CalamityTurned", calamity, rolled: null, bishopric: null, effect: "calm" };
  }
  const rolled = chance.die();
  if (rolled === falseAlarm)
    return { type: "CalamityTurned", calamity, rolled, bishopric: null, effect: "false-alarm" };
  // F1429-7.2
  const isDouble = seeOf(state, rolled).calamities.includes(calamity);
  return { type: "CalamityTurned", calamity, rolled, bishopric: rolled, effect: isDouble ? "double" : "strikes" };
}
const falseAlarm = 6;

// F1429-7.6
export const plague: RuleOfStep<"plague"> = {
  asks: () => nobody,
  run(state, { bishopric }, chance) {
    const { villages } = bishopricOnMap(bishopric);
    const tests = villages.flatMap((village) =>
      inTurnOrder(state).flatMap((seat) =>
        testsOf(
          seat,
          village,
          freeLordsAt(state, village, seat).map(({ lord }) => lord),
          chance,
        ),
      ),
    );
    const halvings = villages.flatMap((village) =>
      inTurnOrder(state).flatMap((seat): readonly AgendaStep[] => {
        const { sergeants, knights } = troopsAt(state, village, seat);
        const pawns = sergeants + knights;
        return pawns === 0 ? [] : [{ type: "halving", seat, village, pawns: Math.floor(pawns / 2), isEntry: false }];
      }),
    );
    return [...tests, settled(...halvings, checkEffects)];
  },
};

function testsOf(seat: Seat, village: VillageId, lords: readonly LordId[], chance: Chance): readonly Fact[] {
  return lords.flatMap((lord): readonly Fact[] => {
    const rolled = chance.die();
    const dies = rolled <= deadlyMax;
    const tested: Fact = { type: "PlagueTested", seat, lord, village, rolled, dies };
    return dies ? [tested, { type: "LordDied", lord, seat, village, cause: "plague" }] : [tested];
  });
}
const deadlyMax = 3;

// F1429-7.7: only those who came in and were not tested this turn.
export const contagion: RuleOfStep<"contagion"> = {
  asks: () => nobody,
  run(state, { seat, village }, chance) {
    const newcomers = freeLordsAt(state, village, seat).filter(
      ({ steps, hasFacedPlague }) => steps > 0 && !hasFacedPlague,
    );
    const tests = testsOf(
      seat,
      village,
      newcomers.map(({ lord }) => lord),
      chance,
    );
    const { sergeants, knights } = troopsOf(freshBands(state, village, seat));
    const pawns = sergeants + knights;
    if (pawns === 0) return [...tests, settled()];
    return [...tests, settled({ type: "halving", seat, village, pawns: Math.floor(pawns / 2), isEntry: true })];
  },
};

const freshBands = (state: State, village: VillageId, seat: Seat): readonly Band[] =>
  bandsAt(state, village, seat).filter(({ steps, hasFacedPlague }) => steps > 0 && !hasFacedPlague);

type Halving = Extract<AgendaStep, { readonly type: "halving" }>;

const strickenBy = (state: State, { seat, village, isEntry }: Halving) =>
  troopsOf(isEntry ? freshBands(state, village, seat) : bandsAt(state, village, seat));

/** How many knights may be among those who die. */
function knightsToDie(state: State, step: Halving): readonly number[] {
  const { sergeants, knights } = strickenBy(state, step);
  const min = Math.max(0, step.pawns - sergeants);
  const max = Math.min(knights, step.pawns);
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, more) => min + more);
}

export const halving: RuleOfStep<"halving"> = {
  // F1429-20.1: in the fog, asking must not reveal what kinds they are.
  asks: (state, step) => {
    const isChoice = state.table.options.isFoggy ? step.pawns > 0 : knightsToDie(state, step).length > 1;
    return isChoice ? [step.seat] : nobody;
  },
  run: (state, step) => [...halved(state, step, knightsToDie(state, step)[0] ?? 0), settled()],
};

export const halve: RuleOfMove<"halve"> = during("halving", {
  rule: "F1429-7.6",
  choices: ({ state, step }) => [
    { type: "halve", fields: { knights: { oneOf: knightsToDie(state, step) } }, isDefault: true },
  ],
  facts: ({ state, step }, { knights }) => [...halved(state, step, knights), settled()],
});

function halved(state: State, step: Halving, knights: number): readonly Fact[] {
  const { seat, village, isEntry } = step;
  const troops = strickenBy(state, step);
  const tested: Fact = { type: "TroopsTested", seat, village, isEntry };
  const pawns = Math.min(step.pawns, troops.sergeants + troops.knights);
  if (pawns === 0) return [tested];
  const sergeants = pawns - knights;
  return [{ type: "TroopsLost", seat, village, sergeants, knights, cause: "plague", isRiding: false, isEntry }, tested];
}
