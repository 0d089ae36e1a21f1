import { stageStandings } from "../standings/stage-standings.ts";
import type { StageOf } from "../state/types.ts";
import type { Format } from "./format.ts";
import { asEqualContenders, prioritiesOf, searchDraft, withPoints } from "./pairing.ts";

/** F2, and F8 at tables of two: a fixed number of rounds, players with equal points together, no repeated pairs. */
export const swiss: Format<StageOf<"swiss">> = {
  draft(context) {
    const { terms, rounds } = context;
    if (rounds.length >= terms.rounds) return "over";
    return searchDraft(context, withPoints(context), prioritiesOf[terms.company]);
  },
  ranking: (tournament, stage) => stageStandings(tournament, stage),
};

/** F1: everyone plays as many heats as they like, with opponents they have not met; their best heats count. */
export const heats: Format<StageOf<"heats">> = {
  draft(context) {
    const { terms, rounds } = context;
    if (rounds.length >= terms.rounds) return "over";
    return searchDraft(context, asEqualContenders(context), prioritiesOf.social);
  },
  ranking: (tournament, stage) => stageStandings(tournament, stage),
};
