import { during } from "../../../core/rules.ts";
import { answered, asksItsSeat, checkEffects, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { hatPrice } from "../model/prices.ts";
import { lordOf, type State } from "../model/state.ts";
import type { Fact, Matter, MatterOf } from "../model/types.ts";
import { lordPlayed } from "./cards/lords.ts";
import { annulmentOf, weddingOf } from "./court/weddings.ts";
import { leaveAnswered } from "./marches/leave.ts";
import { relicTaken } from "./relics.ts";

export const consent: RuleOfStep<"consent"> = asksItsSeat;

export const answer: RuleOfMove<"answer"> = during(["consent", "leave"], {
  rule: "F1429-2.9",
  choices: () => [{ type: "answer", fields: { answer: { oneOf: ["no", "yes"] } }, isDefault: true }],
  facts({ state, seat, step }, { answer: given }) {
    const isGiven = given === "yes";
    if (step.type === "leave") {
      const facts = leaveAnswered(state, seat, isGiven);
      return isGiven ? [...facts, answered(seat)] : facts;
    }
    const { matter } = step;
    const following = isGiven ? agreed(state, matter) : declined(matter);
    return [{ type: "ConsentAnswered", seat, matter, isGiven }, ...following, settled(checkEffects)];
  },
});

const agreements: { readonly [Kind in Matter["kind"]]: (state: State, matter: MatterOf<Kind>) => readonly Fact[] } = {
  marriage: (state, { lord, spouse }) => weddingOf(state, lord, spouse),
  lodging: (_, { from, lord, village, as }) => lordPlayed(from, { lord, village, as }),
  refuge: (_, { from, lord, village }) => [{ type: "LordHoused", lord, seat: from, village }],
  hat: (_, { from, lord, by }) => [{ type: "HatGiven", seat: from, lord, by, ecus: by === "purchase" ? hatPrice : 0 }],
  waiver: (_, { from, fief, lord, city }) => [{ type: "TitleBought", seat: from, fief, lord, city, ecus: 0 }],
  annulment: (state, { lord, spouse }) => annulmentOf(state, lord, spouse),
  relic: (state, { lord, relic }) => relicTaken(state, lord, relic),
  ransom(state, { from, lord, ecus }) {
    const { guard } = lordOf(state, lord);
    if (guard === null) return [];
    return [
      { type: "RansomPaid", lord, seat: from, to: guard, ecus, isAgreed: true },
      { type: "PrisonerFreed", lord, seat: from, by: guard, cause: "ransom" },
    ];
  },
};

const agreed = <Kind extends Matter["kind"]>(state: State, matter: MatterOf<Kind>) =>
  agreements[matter.kind as Kind](state, matter);

/** A card that was shown goes back to the hand. */
function declined(matter: Matter): readonly Fact[] {
  if (matter.kind === "lodging") return [{ type: "CardTakenBack", seat: matter.from, card: matter.lord }];
  if (matter.kind === "hat" && matter.by === "card") {
    return [{ type: "CardTakenBack", seat: matter.from, card: "cardinal" }];
  }
  return [];
}
