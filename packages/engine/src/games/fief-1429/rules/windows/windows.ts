import type { Seat } from "../../../../core/ruleset.ts";
import { atlas } from "../../model/atlas.ts";
import { controlledBy } from "../../model/control.ts";
import { nobody, type RuleOfStep, settled } from "../../model/flow.ts";
import { crowned } from "../../model/offices.ts";
import { sharedVillages } from "../../model/presence.ts";
import { at, isPresent, presentAt, type State, seatsOf } from "../../model/state.ts";
import type { AgendaStep } from "../../model/types.ts";
import { votesOf } from "../../model/votes.ts";
import { hasUnrest, mayRevolt } from "../battles/revolts.ts";
import { isEnding } from "../ending.ts";
import { cardsHeldBy } from "../trade/offers.ts";
import { electionWindows, voteWindow } from "./elections.ts";
import { mayAnnul, mayBan, mayCede, mayFree, mayLiftSiege, mayRansom } from "./rights.ts";

export interface Window {
  /** Whether anyone could do anything; without this, each seat is looked at. */
  readonly isOpen?: (state: State) => boolean;
  /** Whether a seat could do something that matters here, as everyone can see. */
  readonly asks: (state: State, seat: Seat) => boolean;
  /** Whether it is affected by what others may do; without this, all are. F1429-17.20 */
  readonly affects?: (state: State, seat: Seat) => boolean;
}
type Over = Extract<AgendaStep, { readonly type: "window" }>["over"];

// F1429-2.11: a window in which no one could do anything is not opened.
export const window: RuleOfStep<"window"> = {
  asks(state, { over }) {
    const { isOpen, asks } = windows[over];
    return isOpen?.(state) === false ? nobody : seatsOf(state).filter((seat) => asks(state, seat));
  },
  affects: (state, { over }, seat) => windows[over].affects?.(state, seat) ?? true,
  run: () => [settled()],
};

/** F1429-17.2: all who hold cards, as everyone can see. */
const holdsCards = (state: State, seat: Seat): boolean => cardsHeldBy(state, seat) > 0;
const anyone = () => true;

/** The moments in which rights that hold at any time matter, by what comes next. */
const windows: Readonly<Record<Over, Window>> = {
  weddings: { isOpen: hasPope, asks: (state, seat) => mayAnnul(state, seat, anyone) },
  ...electionWindows,
  vote: {
    asks: (state, seat) => holdsCards(state, seat) || voteWindow.asks(state, seat),
    affects: (state, seat) =>
      state.election !== null &&
      (state.election.candidates.some((candidate) => candidate.seat === seat) ||
        votesOf(state, state.election.office, seat) > 0),
  },
  income: {
    asks: (state, seat) =>
      holdsCards(state, seat) ||
      mayCede(state, seat, atlas.villages) ||
      mayLiftSiege(state, seat) ||
      (isTithed(state) && mayBan(state, seat)),
    affects: (state, seat) =>
      hasUnrest(state) && controlledBy(state, seat).some((village) => mayRevolt(state, village)),
  },
  ransoms: { isOpen: hasPrisoners, asks: (state, seat) => mayRansom(state, seat) || mayFree(state, seat, anyone) },
  battles: { asks: (state, seat) => mayCede(state, seat, wallsIn(state)) },
  round: {
    asks: (state, seat) => state.battle !== null && holdsCards(state, seat),
    affects: (state, seat) => state.battle !== null && isPresent(state, state.battle.village, seat),
  },
  revolt: {
    asks: holdsCards,
    affects: (state, seat) => state.revolt !== null && isPresent(state, state.revolt.village, seat),
  },
  victory: {
    asks: (state, seat) =>
      mayCede(state, seat, citiesIn(state)) ||
      ((holdsCards(state, seat) || mayAnnul(state, seat, anyone)) && isEnding(state)),
  },
};

function hasPope(state: State): boolean {
  return crowned(state, "pope") !== undefined;
}
function hasPrisoners({ lords }: State): boolean {
  return lords.some(({ guard }) => guard !== null);
}
const isTithed = ({ sees }: State): boolean => sees.some(({ tithes }) => tithes.length > 0);
/** The fortresses where a third family may attack the one that is given them. */
const wallsIn = (state: State) =>
  sharedVillages(state).filter(
    (village) => at(state, village).building !== null && presentAt(state, village).length > 2,
  );
const citiesIn = ({ fiefs }: State) => fiefs.flatMap(({ city }) => city ?? []);
