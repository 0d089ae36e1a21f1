import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { atlas } from "../../model/atlas.ts";
import { type At, askedAgain, type ChoiceOf, type RuleOfMove } from "../../model/flow.ts";
import { bishopOf, crowned, holderOf, sovereign } from "../../model/offices.ts";
import { familyOf, type Lord, lordsOf, type State, seeOf } from "../../model/state.ts";
import { stockOf } from "../../model/stock.ts";
import type { FiefId, LordId } from "../../model/types.ts";

// F1429-6.15
const mayLevy = ({ state, seat }: At): boolean =>
  familyOf(state, seat).hand.includes("tax") && stockOf(state, seat).taxes > 0;

export const levyTaille: RuleOfMove<"levyTaille"> = during("playing", {
  rule: "F1429-6.16",
  choices(at) {
    if (!mayLevy(at)) return [];
    const due = atlas.fiefs.map(({ fief }) => fief).filter((fief) => taillerOf(at.state, at.seat, fief) !== undefined);
    const isFreeOfIt = (fief: FiefId) => at.state.fiefs.some((one) => one.fief === fief && one.taille === null);
    return [
      { type: "levyTaille", fields: { fief: { oneOf: due.filter(isFreeOfIt) } } },
      {
        type: "levyTaille",
        fields: { fief: { oneOf: due.filter((fief) => !isFreeOfIt(fief)) } },
        blockedBy: "F1429-6.18",
      },
    ];
  },
  facts(at, { fief }) {
    const { state, seat } = at;
    const by = taillerOf(state, seat, fief);
    if (by === undefined) return [];
    return [
      { type: "CardPlayed", seat, card: "tax" },
      { type: "TailleLevied", seat, fief, by: by.lord },
      askedAgain(at),
    ];
  },
});

/** The lord of a family in whose name it may levy the taille of a fief. */
function taillerOf(state: State, seat: Seat, fief: FiefId): Lord | undefined {
  const lord = holderOf(state, fief) ?? sovereign(state);
  return lord?.seat === seat ? lord : undefined;
}

// F1429-6.17, F1429-6.18
export const levyTithe: RuleOfMove<"levyTithe"> = during("playing", {
  rule: "F1429-6.17",
  choices(at) {
    if (!mayLevy(at)) return [];
    const { state, seat } = at;
    return lordsOf(state, seat).flatMap(({ lord }): readonly ChoiceOf<"levyTithe">[] => {
      const sees = state.sees.map(({ bishopric }) => bishopric);
      const due = sees.filter((bishopric) => asWhom(state, lord, bishopric) !== undefined);
      const isOpen = (bishopric: number) => seeOf(state, bishopric).tithes.every((tithe) => tithe.by !== lord);
      const fields = (bishoprics: readonly number[]) => ({ bishopric: { oneOf: bishoprics }, lord: { oneOf: [lord] } });
      return [
        { type: "levyTithe", fields: fields(due.filter(isOpen)) },
        { type: "levyTithe", fields: fields(due.filter((bishopric) => !isOpen(bishopric))), blockedBy: "F1429-6.18" },
      ];
    });
  },
  facts(at, { bishopric, lord }) {
    const { state, seat } = at;
    const as = asWhom(state, lord, bishopric);
    if (as === undefined) return [];
    return [
      { type: "CardPlayed", seat, card: "tax" },
      { type: "TitheLevied", seat, bishopric, by: lord, as },
      askedAgain(at),
    ];
  },
});

function asWhom(state: State, lord: LordId, bishopric: number): "bishop" | "cardinal" | undefined {
  const bishop = bishopOf(state, bishopric);
  if (bishop === undefined) return undefined;
  if (bishop.lord === lord) return "bishop";
  const isCardinal = state.lords.some((one) => one.lord === lord && one.cardinal !== null);
  return isCardinal ? "cardinal" : undefined;
}

export const levyPapalTithe: RuleOfMove<"levyPapalTithe"> = during("playing", {
  rule: "F1429-6.17",
  choices(at) {
    const isPopes = crowned(at.state, "pope")?.seat === at.seat;
    return isPopes && mayLevy(at) && at.state.papalTithe === null ? [{ type: "levyPapalTithe", fields: {} }] : [];
  },
  facts(at) {
    const { state, seat } = at;
    const by = crowned(state, "pope")?.lord;
    if (by === undefined) return [];
    return [{ type: "CardPlayed", seat, card: "tax" }, { type: "PapalTitheLevied", seat, by }, askedAgain(at)];
  },
});
