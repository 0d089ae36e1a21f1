import { stageStandings } from "../stage-standings.ts";
import type { StageOf } from "../types.ts";
import type { Format } from "./format.ts";
import { areTooFew, asEquals, prioritiesOf, searched, withPoints } from "./pairing.ts";

/** F2, and F8 at tables of two: a fixed number of rounds, players with equal points together, no repeated pairs. */
export const swiss: Format<StageOf<"swiss">> = {
  draft(drafting) {
    const { terms, rounds, players } = drafting;
    if (rounds.length >= terms.rounds || areTooFew(players, terms)) return "over";
    return searched(drafting, withPoints(drafting), prioritiesOf[terms.company]);
  },
  ranking: (tournament, stage) => stageStandings(tournament, stage),
};

/** F1: everyone plays as many heats as they like, with opponents they have not met; their best heats count. */
export const heats: Format<StageOf<"heats">> = {
  draft(drafting) {
    const { terms, rounds, players } = drafting;
    if (rounds.length >= terms.rounds || areTooFew(players, terms)) return "over";
    return searched(drafting, asEquals(drafting), prioritiesOf.social);
  },
  ranking: (tournament, stage) => stageStandings(tournament, stage),
};
