import { canonicalJson } from "@seneschal/schema";
import { tournamentDrawOf } from "../tournament/chance.ts";
import { isWaitOver, minutesBefore } from "../tournament/instants.ts";
import { finalRanking, nextEvents, stageEnd } from "../tournament/progress/advance.ts";
import type { Tournament } from "../tournament/state/tournament.ts";
import type { TournamentContext } from "../tournament/state/tournament-context.ts";
import type { EventOf, Recorded } from "../tournament/state/types.ts";
import type { Unsound } from "./faults.ts";

export type ComputedFault = Pick<Unsound, "fault" | "player">;

/**
 * What is wrong with what an event computed: its lots, its seed, the tables that follow from the seed, or the ranking
 * that follows from the results. Tables and rankings are repeated if they were computed by the current rules.
 */
export function faultInComputed(
  secret: string,
  before: Tournament | undefined,
  recorded: Recorded,
  areRulesCurrent: boolean,
): ComputedFault | undefined {
  const { event } = recorded;
  if (before === undefined) return undefined;
  switch (event.type) {
    case "TournamentStarted": {
      const wrong = Object.entries(event.lots).find(([player, lot]) => lot !== lotOf(secret, player));
      return wrong && { fault: "wrong-lot", player: wrong[0] };
    }
    case "RoundDrafted":
    case "TablesAdded": {
      if (event.luck !== tournamentDrawOf(secret, `draft ${before.drafts + 1}`)) return { fault: "wrong-seed" };
      const isSame = !areRulesCurrent || tablesOf(repeated(secret, before, recorded)) === tablesOf(event);
      return isSame ? undefined : { fault: "wrong-tables" };
    }
    case "StageEnded": {
      const stage = before.stages.find(({ number }) => number === event.stage);
      if (!areRulesCurrent || stage === undefined) return undefined;
      return isSameRanking(stageEnd(before, stage).ranking, event.ranking) ? undefined : { fault: "wrong-ranking" };
    }
    case "TournamentFinished":
      if (event.secret !== secret) return { fault: "other-secret" };
      if (!areRulesCurrent) return undefined;
      return isSameRanking(finalRanking(before), event.ranking) ? undefined : { fault: "wrong-ranking" };
    case "TournamentCancelled":
      return event.secret === secret ? undefined : { fault: "other-secret" };
  }
  return undefined;
}

const isSameRanking = (one: EventOf<"StageEnded">["ranking"], other: EventOf<"StageEnded">["ranking"]): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** A random number below 2^32. */
const lotOf = (secret: string, player: string) =>
  Number.parseInt(tournamentDrawOf(secret, `lot ${player}`).slice(0, 8), 16);

function repeated(secret: string, before: Tournament, { at }: Recorded): Recorded["event"] | undefined {
  const context: TournamentContext = {
    now: at,
    inDays: () => at,
    minutesBefore,
    isWaitOver: (since) => isWaitOver(since, at),
    hashOf: (name) => tournamentDrawOf(secret, name),
    secret,
    ratings: {},
    advantages: {},
  };
  return nextEvents(before, context)[0];
}

const tablesOf = (event: Recorded["event"] | undefined): string => {
  if (event?.type === "TablesAdded") return canonicalJson(event.tables);
  if (event?.type !== "RoundDrafted") return "none";
  return canonicalJson([event.tables, event.byes, event.certificate]);
};
