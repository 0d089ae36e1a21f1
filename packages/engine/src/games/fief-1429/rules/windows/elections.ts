import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Seat } from "../../../../core/ruleset.ts";
import { bishopricOnMap } from "../../model/atlas.ts";
import { crowned, hasRoom, isTitled } from "../../model/offices.ts";
import { type Lord, lordsOf, type State } from "../../model/state.ts";
import type { Office } from "../../model/types.ts";
import { electorsMin, electorsOf, isDue, mayStand, mayVote, seeNumber } from "../../model/votes.ts";
import { holdsCharacter, mayAbsolve, mayAnnul, mayBan, mayCede, mayFree, mayPassTitle } from "./rights.ts";

type Asks = { readonly isOpen?: (state: State) => boolean; readonly asks: (state: State, seat: Seat) => boolean };

/** Before each election: those who could make a candidate, or make it due. F1429-4.18 */
export const electionWindows = Object.fromEntries(
  pieces.offices.map((office): readonly [Office, Asks] => [
    office,
    {
      isOpen: (state) => (office === "pope" ? crowned(state, "pope") === undefined : isDue(state, office)),
      asks: (state, seat) => mayMakeDue(state, office, seat) || mayMakeCandidate(state, office, seat),
    },
  ]),
) as Readonly<Record<Office, Asks>>;

function mayMakeCandidate(state: State, office: Office, seat: Seat): boolean {
  if (!isDue(state, office)) return false;
  const might = (change: Partial<Lord>) => (lord: Lord) => mayStand(office, { ...lord, ...change });
  return (
    mayFree(state, seat, might({ guard: null })) ||
    mayAbsolve(state, seat, might({ isExcommunicated: false })) ||
    (seeNumber(office) !== null && mayAnnul(state, seat, unwed(office))) ||
    (office === "king" && mayPassTitle(state, seat) && lordsOf(state, seat).some(isLayman))
  );
}
const unwed = (office: Office) => (lord: Lord) => lord.spouse !== null && mayStand(office, { ...lord, spouse: null });
/** One of those who could stand with a title. */
const isLayman = (lord: Lord) => hasRoom(lord) && !isTitled(lord) && mayStand("king", { ...lord, crowns: ["prince"] });

/** A pope needs two cardinals: another card, or one who is set free. */
function mayMakeDue(state: State, office: Office, seat: Seat): boolean {
  if (office !== "pope" || crowned(state, "pope") !== undefined) return false;
  const missing = electorsMin - electorsOf(state);
  if (missing <= 0) return false;
  const bishops = state.lords.filter((lord) => lord.bishopric !== null && lord.cardinal === null && mayVote(lord));
  const isCaptive = (lord: Lord) => lord.cardinal !== null && !lord.isExcommunicated;
  return mayFree(state, seat, isCaptive) || (bishops.length >= missing && holdsCharacter(state, seat));
}

/** Before a vote: those who could change who votes, besides those who hold cards. */
export const voteWindow: Asks = {
  asks(state, seat) {
    const { election } = state;
    if (election === null) return false;
    const see = seeNumber(election.office);
    return (
      mayBan(state, seat) ||
      mayAbsolve(state, seat, isTitled) ||
      mayFree(state, seat, isTitled) ||
      (see !== null && mayCede(state, seat, bishopricOnMap(see).villages)) ||
      (election.office === "king" && mayPassTitle(state, seat))
    );
  },
};
