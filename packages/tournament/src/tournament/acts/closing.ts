import { stageEnd } from "../progress/advance.ts";
import { withDraftDropped } from "../progress/draft-dropped.ts";
import { nextClosing } from "../progress/next-closing.ts";
import { stagePlanOf } from "../standings/stage-standings.ts";
import { currentRound, currentStage, roundNumbered } from "../state/tournament.ts";
import { type Rules, refuse } from "./decision.ts";
import { roundNotFound } from "./pairing.ts";

/** The ends of rounds and stages. */
export const closing: Rules<"close-round" | "end-stage"> = {
  "close-round"({ tournament, context }, { round: number }) {
    const round = roundNumbered(tournament, number);
    if (round === undefined) return roundNotFound;
    if (round.state === "closed") return refuse("done-already", "The round is over.");
    if (round.state === "drafted") return refuse("not-now", "The round is not published yet.");
    if (round.tables.some(({ state }) => state !== "over")) return refuse("not-now", "Some tables have no result yet.");
    const isWindow = stagePlanOf(tournament, { number: round.stage }).format === "ladder";
    if (isWindow && (round.deadline === null || context.now < round.deadline))
      return refuse("not-now", "Players can still look for games. Change the deadline first.");
    return [{ type: "RoundClosed", round: number }];
  },
  "end-stage"({ tournament }, { stage: number, reason }) {
    const stage = currentStage(tournament);
    if (stage?.number !== number) return refuse("not-found", "This stage is not being played.");
    if (currentRound(tournament)?.state === "published")
      return refuse("not-now", "A round is being played. Wait until all its tables have a result.");
    const isUnplayed = tournament.rounds.every(({ state }) => state === "drafted");
    if (isUnplayed) return refuse("not-now", "No round has been played. Cancel the tournament instead.");
    if (reason === undefined && nextClosing(tournament)?.what !== "stage")
      return refuse("unfit", "Give a reason: the stage is not over yet.");
    return withDraftDropped(tournament, [stageEnd(tournament, stage, reason)]);
  },
};
