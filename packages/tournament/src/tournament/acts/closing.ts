import { stageEnd } from "../advance.ts";
import { withDraftDropped } from "../draft-dropped.ts";
import { currentRound, currentStage } from "../tournament.ts";
import { type Rules, refuse } from "./decision.ts";

/** The ends of stages. */
export const closing: Rules<"end-stage"> = {
  "end-stage"({ tournament }, { stage: number, reason }) {
    const stage = currentStage(tournament);
    if (stage?.number !== number) return refuse("not-found", "This stage is not being played.");
    if (currentRound(tournament)?.state === "published")
      return refuse("not-now", "A round is being played. Wait until all its tables have a result.");
    const isUnplayed = tournament.rounds.every(({ state }) => state === "drafted");
    if (isUnplayed) return refuse("not-now", "No round has been played. Cancel the tournament instead.");
    return withDraftDropped(tournament, [stageEnd(tournament, stage, reason)]);
  },
};
