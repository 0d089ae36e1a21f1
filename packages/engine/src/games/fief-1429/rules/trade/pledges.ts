import type { Seat } from "../../../../core/ruleset.ts";
import { atlas } from "../../model/atlas.ts";
import { memoize } from "../../model/memoize.ts";
import { holderOf, sovereignInPower } from "../../model/offices.ts";
import { presenceByVillage } from "../../model/presence.ts";
import { canReact, canTransfer } from "../../model/reaction-window.ts";
import { bandsAt, freeLordsAt, lordOf, type State } from "../../model/state.ts";
import type { Fact, FiefId, LordId, Pledge, RelicId, VillageId } from "../../model/types.ts";
import { isWaived } from "./purchases.ts";

/** What one family could promise another now, besides écus and a card. F1429-18.7 */
export function pledgesOf(state: State, seat: Seat, to: Seat): readonly Pledge[] {
  if (!canReact(state)) return noPledges;
  const known = (canTransfer(state) ? calmPledges : otherPledges)(state);
  const pair = seat * state.families.length + to;
  const pledges = known.get(pair) ?? pledgesNow(state, seat, to);
  known.set(pair, pledges);
  return pledges;
}

const noPledges: readonly Pledge[] = ["none"];

/** Needed for every pair of families in every list of choices, and rarely changed: kept by pair while the map is the same. */
const byPair = () =>
  memoize(["places", "lords", "relics", "passages", "waivers"], () => new Map<number, readonly Pledge[]>());
const [calmPledges, otherPledges] = [byPair(), byPair()];

function pledgesNow(state: State, seat: Seat, to: Seat): readonly Pledge[] {
  const isFree = !state.passages.some((passage) => passage.seat === seat && passage.to === to);
  return [
    "none",
    ...(isFree ? (["passage"] as const) : []),
    ...(canTransfer(state) ? [...villagesFor(state, seat, to), ...prisonersFor(state, seat, to)] : []),
    ...titlesFor(state, seat, to),
    ...relicsFor(state, seat, to),
  ];
}

// F1429-2.4
function villagesFor(state: State, seat: Seat, to: Seat): readonly Pledge[] {
  const presence = presenceByVillage(state);
  return state.places
    .filter(({ holder }, index) => holder === seat && presence[index]?.includes(to))
    .map(({ village }) => `village:${village}` as const);
}

// F1429-14.3
const prisonersFor = (state: State, seat: Seat, to: Seat): readonly Pledge[] =>
  state.lords
    .filter((lord) => lord.guard === seat && (lord.seat === to || bandsAt(state, lord.village, to).length > 0))
    .map(({ lord }) => `prisoner:${lord}` as const);

// F1429-5.9
const titlesFor = (state: State, seat: Seat, to: Seat): readonly Pledge[] =>
  sovereignInPower(state)?.seat === seat
    ? atlas.fiefs
        .filter(({ fief }) => holderOf(state, fief) === undefined && !isWaived(state, to, fief))
        .map(({ fief }) => `title:${fief}` as const)
    : [];

// F1429-20.8
const relicsFor = (state: State, seat: Seat, to: Seat): readonly Pledge[] =>
  state.relics
    .filter((one) => one.lord !== null && one.seat === seat && freeLordsAt(state, one.village, to).length > 0)
    .map(({ relic }) => `relic:${relic}` as const);

/** What the promise does when the offer is accepted. */
export function pledgeKept(state: State, seat: Seat, to: Seat, pledge: Pledge): readonly Fact[] {
  if (pledge === "none") return [];
  if (pledge === "passage") return [{ type: "PassageGranted", seat, to }];
  const [kind, id] = pledge.split(":");
  switch (kind as "village" | "prisoner" | "title" | "relic") {
    case "village":
      return [{ type: "ControlChanged", village: id as VillageId, from: seat, to, cause: "cession" }];
    case "prisoner":
      return [prisonerGiven(state, seat, to, id as LordId)];
    case "title":
      return [{ type: "PriceWaived", seat, to, fief: id as FiefId }];
    case "relic":
      return relicGiven(state, to, id as RelicId);
  }
}

function prisonerGiven(state: State, by: Seat, to: Seat, id: LordId): Fact {
  const { lord, seat } = lordOf(state, id);
  return seat === to
    ? { type: "PrisonerFreed", lord, seat, by, cause: "guard" }
    : { type: "PrisonerHandedOver", lord, seat: by, to };
}

function relicGiven(state: State, to: Seat, id: RelicId): readonly Fact[] {
  const village = state.relics.find(({ relic }) => relic === id)?.village;
  if (village === undefined) return [];
  return freeLordsAt(state, village, to)
    .slice(0, 1)
    .map(({ lord, seat }) => ({ type: "RelicTaken", relic: id, lord, seat, village, cause: "gift" }));
}
