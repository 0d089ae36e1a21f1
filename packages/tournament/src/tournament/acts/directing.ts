import { faultsInPlan } from "../plan/faults-in-plan.ts";
import { withDraftDropped } from "../progress/draft-dropped.ts";
import { presentAtStart, startOf } from "../progress/start.ts";
import { playerOfAccount } from "../state/accounts.ts";
import { playerOf, registeredPlayers, type Tournament } from "../state/tournament.ts";
import { type Rules, refuse } from "./decision.ts";

type Directing =
  | "change-plan"
  | "open-entry"
  | "start"
  | "cancel"
  | "name-director"
  | "dismiss-director"
  | "keep-apart"
  | "substitute";

/** How the tournament is run. */
export const directing: Rules<Directing> = {
  "change-plan"({ tournament }, { plan, reason }) {
    if (tournament.phase === "running") return refuse("not-now", "The settings cannot be changed after the start.");
    const [fault] = faultsInPlan(plan);
    if (fault !== undefined) return refuse("unfit", fault.message);
    const hasBots = registeredPlayers(tournament).some(({ bot }) => bot !== null);
    if (plan.boards === "physical" && hasBots) return refuse("unfit", "Bots cannot play on physical boards.");
    if (tournament.phase === "draft") return [{ type: "PlanChanged", plan }];
    if (plan.ruleset !== tournament.plan.ruleset)
      return refuse("unfit", "The game cannot be changed: players have registered for another one.");
    if (reason === undefined) return refuse("unfit", "Give a reason: players have registered under the old settings.");
    return [{ type: "PlanChanged", plan, reason }];
  },
  "open-entry"({ tournament, context }) {
    const { startsAt } = tournament.plan;
    if (tournament.phase !== "draft") return refuse("done-already", "Registration is already open.");
    const hasPassed = startsAt !== null && startsAt <= context.now;
    return hasPassed ? refuse("unfit", "The start is in the past. Change it first.") : [{ type: "EntryOpened" }];
  },
  start({ tournament, context }, { isEarly = false }) {
    if (tournament.phase === "running") return refuse("done-already", "The tournament has already started.");
    if (tournament.phase !== "open") return refuse("not-now", "Open registration first.");
    const playersMin = tournament.plan.stages[0]?.sizes.least ?? 2;
    const there = presentAtStart(tournament);
    const isTooSmall = there < playersMin;
    if (isTooSmall) return refuse("too-few-players", `The first stage needs ${playersMin} players; it has ${there}.`);
    const missing = registeredPlayers(tournament).length - there;
    const { startsAt } = tournament.plan;
    const stillHaveTime = missing > 0 && startsAt !== null && context.now < startsAt;
    if (stillHaveTime && !isEarly)
      return refuse("unfit", "Some players can still check in. Set `isEarly` to start without them.");
    return startOf(tournament, context);
  },
  cancel: ({ context }, { reason }) => [{ type: "TournamentCancelled", reason, secret: context.secret }],
  "name-director"({ tournament }, { account }) {
    if (tournament.directors.includes(account)) return refuse("done-already", "This account is already a director.");
    return playsIn(tournament, account)
      ? refuse("unfit", "A player of the tournament cannot be a director. They have to withdraw first.")
      : [{ type: "DirectorNamed", account }];
  },
  "dismiss-director"({ tournament }, { account }) {
    if (!tournament.directors.includes(account)) return refuse("not-found", "This account is not a director.");
    if (tournament.directors.length === 1) return refuse("unfit", "The tournament needs at least one director.");
    return [{ type: "DirectorDismissed", account }];
  },
  "keep-apart"({ tournament }, { pairs, reason }) {
    const stranger = pairs.flat().find((player) => playerOf(tournament, player) === undefined);
    if (stranger !== undefined) return refuse("not-found", `No registered player is named ${stranger}.`);
    if (pairs.some(([one, other]) => one === other)) return refuse("unfit", "Name two different players.");
    return withDraftDropped(tournament, [{ type: "PairsKeptApart", pairs, reason }]);
  },
  substitute({ tournament }, { player, by, reason }) {
    const leaving = playerOf(tournament, player);
    const coming = playerOf(tournament, by);
    if (leaving === undefined || coming === undefined)
      return refuse("not-found", "One of the two players is not registered.");
    if (tournament.phase !== "running")
      return refuse(
        "not-now",
        "Players can only be replaced after the start. Before it, they withdraw and the waiting list moves up.",
      );
    if (!isInStage(tournament, player)) return refuse("unfit", "The player to replace has already left.");
    if (coming.status !== "waiting") return refuse("unfit", "The substitute must be on the waiting list.");
    if (isInStage(tournament, by)) return refuse("unfit", "The substitute already has a place in this stage.");
    return withDraftDropped(tournament, [{ type: "PlayerSubstituted", player, by, reason }]);
  },
};

function playsIn(tournament: Tournament, account: string): boolean {
  const player = playerOfAccount(tournament, account);
  return player !== undefined && player.status !== "withdrawn";
}

/** In the stage that is being played. */
const isInStage = (tournament: Tournament, player: string) =>
  tournament.stages.at(-1)?.players.includes(player) ?? false;
