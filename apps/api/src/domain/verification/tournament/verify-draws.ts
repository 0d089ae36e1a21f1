import { nextEvents, type Recorded, type state, type TournamentContext } from "@seneschal/tournament";
import { canonicalJson } from "../../game/proof/digest.ts";
import { isWaitOver } from "../../tournament/ladder-wait.ts";
import { tournamentDrawOf } from "../../tournament/tournament-chance.ts";

type Tournament = state.Tournament;

/** What is wrong with the random draws of an event: its lots, its seed, or the tables that follow from the seed. */
export function faultInDraws(
  secret: string,
  before: Tournament | undefined,
  recorded: Recorded,
  repeatsPairings: boolean,
): string | undefined {
  const { event } = recorded;
  if (before === undefined) return undefined;
  switch (event.type) {
    case "TournamentStarted": {
      const wrong = Object.entries(event.lots).find(([player, lot]) => lot !== lotOf(secret, player));
      return wrong && `the lot of ${wrong[0]} was not drawn from the secret`;
    }
    case "RoundDrafted":
    case "TablesAdded": {
      if (event.luck !== tournamentDrawOf(secret, `draft ${before.drafts + 1}`))
        return "the seed was not drawn from the secret";
      const isSame = !repeatsPairings || tablesOf(repeated(secret, before, recorded)) === tablesOf(event);
      return isSame ? undefined : "the seed leads to other tables";
    }
    case "TournamentFinished":
    case "TournamentCancelled":
      return event.secret === secret ? undefined : "another secret was published";
  }
  return undefined;
}

/** A random number below 2^32. */
const lotOf = (secret: string, player: string) =>
  Number.parseInt(tournamentDrawOf(secret, `lot ${player}`).slice(0, 8), 16);

function repeated(secret: string, before: Tournament, { at }: Recorded): Recorded["event"] | undefined {
  const now = new Date(at);
  const context: TournamentContext = {
    now: at,
    inDays: () => at,
    minutesBefore: (instant, minutes) => new Date(Date.parse(instant) - minutes * 60_000).toISOString(),
    isWaitOver: (since) => isWaitOver(since, now),
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
