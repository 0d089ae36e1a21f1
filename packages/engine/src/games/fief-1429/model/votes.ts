import type { Seat } from "../../../core/ruleset.ts";
import { bishopricOnMap } from "./atlas.ts";
import { controllerOf, isWhollyControlled } from "./control.ts";
import { bishopOf, cardinalsIn, crowned, isCleric, isTitled } from "./offices.ts";
import { isFree, isWoman, type Lord, lordsOf, type State, seatsOf } from "./state.ts";
import type { FactOf, LordId, Office, VillageId } from "./types.ts";

/** The bishopric of a bishop's office. */
export const seeNumber = (office: Office): number | null =>
  office === "pope" || office === "king" ? null : Number(office.slice("bishop-".length));

// F1429-4.5, F1429-4.10, F1429-4.11
export function isDue(state: State, office: Office): boolean {
  if (office === "pope") return crowned(state, "pope") === undefined && electorsOf(state) >= electorsMin;
  if (office === "king") return crowned(state, "king") === undefined;
  const see = seeNumber(office) ?? 0;
  return bishopOf(state, see) === undefined && isWhollyControlled(state, see);
}

/** How many cardinals may vote for a pope. F1429-4.10 */
export const electorsOf = (state: Pick<State, "lords">): number => cardinalsIn(state).filter(mayVote).length;
export const electorsMin = 2;

// F1429-4.16
export const mayVote = (lord: Lord) => isFree(lord) && !lord.isExcommunicated;

/** The lords of a family who may be candidates. */
export const candidatesFor = (state: State, office: Office, seat: Seat): readonly Lord[] =>
  lordsOf(state, seat).filter((lord) => mayStand(office, lord));

// F1429-4.6, F1429-4.10, F1429-4.11
export function mayStand(office: Office, lord: Lord): boolean {
  const isEligible = office === "pope" ? mayBePope : office === "king" ? mayBeKing : mayBeBishop;
  return !isWoman(lord.lord) && mayVote(lord) && isEligible(lord);
}
// F1429-4.6
const mayBeBishop = ({ spouse, bishopric, crowns }: Lord) =>
  spouse === null && bishopric === null && !crowns.includes("king");
const mayBePope = (lord: Lord) => isCleric(lord);
const mayBeKing = (lord: Lord) => isTitled(lord) && !isCleric(lord);

export function votesOf(state: State, office: Office, seat: Seat): number {
  const voters = lordsOf(state, seat).filter(mayVote);
  if (office === "pope") return voters.filter(({ cardinal }) => cardinal !== null).length;
  if (office === "king") return voters.filter(isTitled).length;
  const { villages, chiefTown } = bishopricOnMap(seeNumber(office) ?? 1);
  const worthOf = (village: VillageId) => (village === chiefTown ? 2 : 1);
  const held = villages.filter((village) => controllerOf(state, village) === seat);
  const fromVillages = held.reduce<number>((sum, village) => sum + worthOf(village), 0);
  return voters.reduce((sum, lord) => sum + clericalVotes(lord, state.table.turn), fromVillages);
}

// F1429-4.7, F1429-4.8
function clericalVotes({ bishopric, cardinal, crowns, electedIn }: Lord, turn: number): number {
  if (bishopric !== null && electedIn === turn) return 0;
  if (crowns.includes("pope") || cardinal !== null) return 3;
  return bishopric === null ? 0 : 2;
}

type Result = Omit<FactOf<"VotesShown">, "type" | "office">;

export function countOf(state: State, office: Office, candidates: readonly LordId[]): Result {
  const ballots = (state.election?.ballots ?? [])
    .map((ballot) => ({ ...ballot, votes: votesOf(state, office, ballot.seat) }))
    .toSorted((one, other) => one.seat - other.seat);
  const tally = candidates.map((lord) => ({
    lord,
    votes: ballots.reduce((sum, { on, votes }) => sum + (on === lord ? votes : 0), 0),
  }));
  const max = Math.max(0, ...tally.map(({ votes }) => votes));
  const [leader, rival] = tally.filter(({ votes }) => votes === max);
  const fail = (why: Result["why"]): Result => ({ ballots, tally, elected: null, why });
  if (max === 0 || leader === undefined) return fail("no-votes");
  if (rival !== undefined) return fail("tie");
  const cast = tally.reduce((sum, { votes }) => sum + votes, 0);
  if (office === "pope" && max * 2 <= cast) return fail("too-few");
  if (office === "king" && max < votesForKing) return fail("too-few");
  const supporters = ballots.filter(({ on }) => on === leader.lord).map(({ seat }) => seat);
  if (office === "king" && !hasClergy(state, supporters)) return fail("no-clergy");
  return { ballots, tally, elected: leader.lord, why: "elected" };
}

const votesForKing = 3;

// F1429-4.12
function hasClergy(state: State, supporters: readonly Seat[]): boolean {
  const clergy = seatsOf(state)
    .filter((seat) => supporters.includes(seat))
    .flatMap((seat) => lordsOf(state, seat).filter((lord) => mayVote(lord) && isCleric(lord)));
  return clergy.length >= 2 || clergy.some(({ cardinal, crowns }) => cardinal !== null || crowns.includes("pope"));
}
