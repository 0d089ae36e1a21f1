import { isKeptApart } from "../formats/pairing.ts";
import { publicationOf } from "../progress/round-clock.ts";
import { stagePlanOf } from "../standings/stage-standings.ts";
import { pairsApart } from "../state/clubs.ts";
import { currentStage, type Round, roundNumbered, type Tournament } from "../state/tournament.ts";
import type { ActOf } from "../state/types.ts";
import { type Refusal, type Rules, refuse } from "./decision.ts";

/** Drafts of rounds, and their time limits. */
export const pairing: Rules<"amend-round" | "redraw-round" | "publish-round" | "move-deadline"> = {
  "amend-round"({ tournament }, act) {
    const round = drafted(tournament, act.round);
    if ("refusal" in round) return round;
    const fault = faultInTables(tournament, round, act);
    if (fault !== undefined) return fault;
    const pair = pairsApart(tournament, act.round).find((one) =>
      act.tables.some(({ players }) => isKeptApart([one], players)),
    );
    if (pair !== undefined && !act.mayMeet)
      return refuse("unfit", `${pair.join(" and ")} are kept apart. Set \`mayMeet\` to seat them together.`);
    const tables = act.tables.map((table, place) => ({ ...table, table: place + 1 }));
    return [{ type: "RoundAmended", round: act.round, tables, byes: act.byes, reason: act.reason }];
  },
  "redraw-round"({ tournament }, act) {
    const round = drafted(tournament, act.round);
    return "refusal" in round ? round : [{ type: "DraftDropped", round: act.round, reason: act.reason }];
  },
  "publish-round"({ tournament, context }, act) {
    const round = drafted(tournament, act.round);
    return "refusal" in round ? round : publicationOf(tournament, round, context.now);
  },
  "move-deadline"({ tournament, context }, { round: number, deadline, reason }) {
    const round = roundNumbered(tournament, number);
    if (round === undefined) return roundNotFound;
    if (round.state === "closed") return refuse("not-now", "The round is over.");
    if (round.clock !== null) return refuse("unfit", "This round has a clock. Extend or shorten it instead.");
    if (deadline !== null && deadline <= context.now) return refuse("unfit", "This deadline is in the past.");
    if (deadline === round.deadline) return refuse("done-already", "This is already the deadline.");
    return [{ type: "DeadlineMoved", round: number, deadline, reason }];
  },
};

export const roundNotFound = refuse("not-found", "There is no round of this number.");

function drafted(tournament: Tournament, number: number): Round | Refusal {
  const round = roundNumbered(tournament, number);
  if (round === undefined) return roundNotFound;
  return round.state === "drafted" ? round : refuse("not-now", "The round is published: its tables are fixed.");
}

/** Each player of the draft is at one table or has a bye, and no one else is. */
function faultInTables(
  tournament: Tournament,
  round: Round,
  { tables, byes }: ActOf<"amend-round">,
): Refusal | undefined {
  const stage = currentStage(tournament);
  if (stage === undefined) return roundNotFound;
  const { sizes } = stagePlanOf(tournament, stage);
  const expected = [...new Set([...round.tables.flatMap(({ players }) => players), ...round.byes])];
  const named = [...tables.flatMap(({ players }) => players), ...byes];
  const missing = expected.find((player) => !named.includes(player));
  const stranger = named.find((player) => !expected.includes(player));
  if (missing !== undefined) return refuse("unfit", `${missing} has neither a table nor a bye.`);
  if (stranger !== undefined) return refuse("unfit", `${stranger} does not play in this round.`);
  if (new Set(named).size < named.length && !playsManyTables(tournament))
    return refuse("unfit", "A player is named twice.");
  const odd = tables.find(({ players, purpose }) => {
    return players.length < (purpose === undefined ? sizes.least : 2) || players.length > sizes.most;
  });
  if (odd !== undefined) return refuse("unfit", `A table has ${sizes.least} to ${sizes.most} players.`);
  return faultInSeats(tables);
}

/** Where players have several tables, they have one seat at each, all in one division. */
function faultInSeats(tables: ActOf<"amend-round">["tables"]): Refusal | undefined {
  if (tables.some(({ players }) => new Set(players).size < players.length))
    return refuse("unfit", "A player is named twice at one table.");
  const regular = tables.filter(({ purpose }) => purpose === undefined);
  const divisionsOf = (name: string) =>
    new Set(regular.flatMap(({ players, division }) => (players.includes(name) ? [division] : [])));
  const torn = regular.flatMap(({ players }) => players).find((player) => divisionsOf(player).size > 1);
  return torn === undefined ? undefined : refuse("unfit", `${torn} is named in two divisions.`);
}

/** In a league season, and in a design that is played all at once, players have several tables. */
function playsManyTables(tournament: Tournament): boolean {
  const round = tournament.rounds.at(-1);
  const players = round?.tables.flatMap((table) => table.players) ?? [];
  return new Set(players).size < players.length;
}
