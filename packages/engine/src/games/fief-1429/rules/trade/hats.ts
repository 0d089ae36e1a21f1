import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { askedAgain, type RuleOfMove } from "../../model/flow.ts";
import { popeInPower } from "../../model/offices.ts";
import { hatPrice } from "../../model/prices.ts";
import { isRefused } from "../../model/refusals.ts";
import type { State } from "../../model/state.ts";
import type { LordId } from "../../model/types.ts";
import { consentThen, unbuyable } from "./purchases.ts";

// F1429-9.9
export const buyHat: RuleOfMove<"buyHat"> = during("purchases", {
  rule: "F1429-9.9",
  choices({ state, seat }) {
    const hats = state.lords.some(({ cardinal }) => cardinal === "purchase") ? 0 : 1;
    const { open, refused } = hatsFor(state, seat, "purchase");
    return [
      { type: "buyHat", fields: { lord: { oneOf: open } }, ...unbuyable(state, seat, hatPrice, hats) },
      { type: "buyHat", fields: { lord: { oneOf: refused } }, blockedBy: "F1429-2.12" },
    ];
  },
  facts(at, { lord }) {
    const { state, seat } = at;
    const pope = popeInPower(state)?.seat ?? seat;
    if (pope === seat) return [{ type: "HatGiven", seat, lord, by: "purchase", ecus: hatPrice }, askedAgain(at)];
    const matter = { kind: "hat", from: seat, lord, by: "purchase" } as const;
    return [{ type: "ConsentAsked", seat: pope, matter }, consentThen(pope, matter, at)];
  },
});

/** Bishops who are not cardinals. F1429-5.2 */
const hatless = (state: State) =>
  state.lords.filter(({ bishopric, cardinal }) => bishopric !== null && cardinal === null).map(({ lord }) => lord);

/** Hats that the pope, if he has to agree, has not refused yet, and those that he has. F1429-5.3, F1429-2.12 */
export function hatsFor(state: State, seat: Seat, by: "card" | "purchase") {
  const pope = popeInPower(state)?.seat ?? seat;
  const isDeclined = (lord: LordId) => isRefused(state, pope, { kind: "hat", from: seat, lord, by });
  const lords = hatless(state);
  return { open: lords.filter((lord) => !isDeclined(lord)), refused: lords.filter(isDeclined) };
}
