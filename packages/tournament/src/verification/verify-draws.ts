import { canonicalJson } from "@seneschal/schema";
import { tournamentDrawOf } from "../tournament/chance.ts";
import { isWaitOver, minutesBefore } from "../tournament/instants.ts";
import { nextEvents } from "../tournament/progress/advance.ts";
import type { Tournament } from "../tournament/state/tournament.ts";
import type { TournamentContext } from "../tournament/state/tournament-context.ts";
import type { Recorded } from "../tournament/state/types.ts";
import type { Unsound } from "./faults.ts";

export type DrawFault = Pick<Unsound, "fault" | "player">;

/** What is wrong with the random draws of an event: its lots, its seed, or the tables that follow from the seed. */
export function faultInDraws(
  secret: string,
  before: Tournament | undefined,
  recorded: Recorded,
  repeatsPairings: boolean,
): DrawFault | undefined {
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
      const isSame = !repeatsPairings || tablesOf(repeated(secret, before, recorded)) === tablesOf(event);
      return isSame ? undefined : { fault: "wrong-tables" };
    }
    case "TournamentFinished":
    case "TournamentCancelled":
      return event.secret === secret ? undefined : { fault: "other-secret" };
  }
  return undefined;
}

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
