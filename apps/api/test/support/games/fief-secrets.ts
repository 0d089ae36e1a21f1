import type { FaultsOf, JsonObject } from "./leaks.ts";
import { named } from "./leaks.ts";

/** What Fief 1429 with all options must hide. */
export const faultsOfFief: FaultsOf = (node, seat) => {
  if ("hands" in node && "villages" in node) return faultsOfView(node, seat);
  const isOwn = node.seat === seat;
  const isParty = isOwn || node.to === seat;
  const isVeiled: Readonly<Record<string, boolean>> = {
    CardDrawn: isOwn || node.card === "hidden",
    CalamityLaid: node.calamity === "hidden",
    BallotCast: isOwn,
    OfferMade: isParty || (node.room === null && node.ecus === null),
    OfferTaken: isParty || (node.room === null && node.ecus === null),
    MoneyGiven: isParty || node.ecus === null,
    IncomeReceived: isOwn || node.total === null,
    Recruited: isOwn || node.village === null,
  };
  return isVeiled[String(node.type)] === false ? [named(node)] : [];
};

function faultsOfView(view: JsonObject, seat: number): readonly string[] {
  const of = (list: unknown) => list as readonly JsonObject[];
  const battlefield = (view.battle as JsonObject | null)?.village;
  const hands = view.phase === "set-up" ? [] : of(view.hands).filter((hand) => hand.seat !== seat);
  const purses = of(view.families).filter((family) => family.seat !== seat && family.ecus !== null);
  const bands = of(view.villages)
    .filter(({ village }) => village !== battlefield)
    .flatMap(({ bands: all }) => of(all))
    .filter((band) => band.seat !== seat && band.isRiding === false && band.sergeants !== null);
  return [...hands, ...purses, ...bands].map((node) => `in a view: ${named(node)}`);
}
