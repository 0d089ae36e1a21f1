import { pieces } from "@seneschal/schema/games/fief-1429";
import { during } from "../../../../core/rules.ts";
import { askedAgain, type RuleOfMove } from "../../model/flow.ts";
import { familyOf, type See, type State, seeOf } from "../../model/state.ts";
import type { Boon, Calamity } from "../../model/types.ts";

/** What each of them cancels, and what prevents it. */
const remedies: Readonly<
  Record<Boon, { readonly cancels: Calamity; readonly preventedBy: Calamity; readonly rule: string }>
> = {
  "good-harvest": { cancels: "famine", preventedBy: "bad-weather", rule: "F1429-6.12" },
  "fine-weather": { cancels: "bad-weather", preventedBy: "famine", rule: "F1429-6.13" },
};

export const playBoon: RuleOfMove<"playBoon"> = during("playing", {
  rule: "F1429-6.12",
  choices({ state, seat }) {
    const { hand } = familyOf(state, seat);
    return pieces.boons
      .filter((boon) => hand.includes(boon))
      .flatMap((boon) => {
        const { preventedBy, rule } = remedies[boon];
        const where = (isMeant: (see: See) => boolean) => ({
          boon: { oneOf: [boon] },
          bishopric: { oneOf: state.sees.filter(isMeant).map(({ bishopric }) => bishopric) },
        });
        const isPrevented = ({ calamities }: See) => calamities.includes(preventedBy);
        // F1429-6.14
        const isTaken = (see: See) =>
          !isPrevented(see) && see.boons.includes(boon) && !see.calamities.includes(remedies[boon].cancels);
        return [
          { type: "playBoon" as const, fields: where((see) => !isPrevented(see) && !isTaken(see)) },
          { type: "playBoon" as const, fields: where(isPrevented), blockedBy: rule },
          { type: "playBoon" as const, fields: where(isTaken), blockedBy: "F1429-6.14" },
        ];
      });
  },
  facts(at, { boon, bishopric }) {
    const { state, seat } = at;
    const cancels = cancelledBy(state, boon, bishopric);
    return [
      { type: "CardPlayed", seat, card: boon },
      { type: "BoonPlayed", seat, boon, bishopric, cancels },
      askedAgain(at),
    ];
  },
});

function cancelledBy(state: State, boon: Boon, bishopric: number): Calamity | null {
  const { cancels } = remedies[boon];
  return seeOf(state, bishopric).calamities.includes(cancels) ? cancels : null;
}
