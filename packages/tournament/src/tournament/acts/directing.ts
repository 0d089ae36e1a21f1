import { faultsInPlan } from "../faults-in-plan.ts";
import { presentAtStart, startOf } from "../start.ts";
import { playerOf, type Tournament } from "../tournament.ts";
import { type Rules, refuse } from "./decision.ts";
import { dropped } from "./entering.ts";

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
    if (tournament.phase === "running") return refuse("not-now", "The plan is fixed since the start.");
    const [fault] = faultsInPlan(plan);
    if (fault !== undefined) return refuse("unfit", fault.message);
    if (tournament.phase === "draft") return [{ type: "PlanChanged", plan }];
    if (plan.ruleset !== tournament.plan.ruleset) return refuse("unfit", "Others have entered to play another game.");
    if (reason === undefined) return refuse("unfit", "Others have entered by the plan as it was: say why it changes.");
    return [{ type: "PlanChanged", plan, reason }];
  },
  "open-entry"({ tournament, circumstances }) {
    const { startsAt } = tournament.plan;
    if (tournament.phase !== "draft") return refuse("done-already", "Entries were opened already.");
    const hasPassed = startsAt !== null && startsAt <= circumstances.now;
    return hasPassed
      ? refuse("unfit", "The hour of its start has passed: change the plan.")
      : [{ type: "EntryOpened" }];
  },
  start({ tournament, circumstances }) {
    if (tournament.phase === "running") return refuse("done-already", "It has started already.");
    if (tournament.phase !== "open") return refuse("not-now", "Open the entries first.");
    const least = tournament.plan.stages[0]?.sizes.least ?? 2;
    const there = presentAtStart(tournament);
    if (there < least) return refuse("not-now", `${there} are there; the first stage needs ${least}.`);
    return startOf(tournament, circumstances);
  },
  cancel: ({ circumstances }, { reason }) => [{ type: "TournamentCancelled", reason, secret: circumstances.secret }],
  "name-director"({ tournament }, { account }) {
    if (tournament.directors.includes(account)) return refuse("done-already", "They direct it already.");
    return playsIn(tournament, account)
      ? refuse("unfit", "Whoever plays in it cannot direct it.")
      : [{ type: "DirectorNamed", account }];
  },
  "dismiss-director"({ tournament }, { account }) {
    if (!tournament.directors.includes(account)) return refuse("not-found", "They do not direct it.");
    if (tournament.directors.length === 1) return refuse("unfit", "Somebody must direct it.");
    return [{ type: "DirectorDismissed", account }];
  },
  "keep-apart"({ tournament }, { pairs, reason }) {
    const stranger = pairs.flat().find((player) => playerOf(tournament, player) === undefined);
    if (stranger !== undefined) return refuse("not-found", `Nobody of the name ${stranger} has entered.`);
    if (pairs.some(([one, other]) => one === other))
      return refuse("unfit", "Nobody can be kept apart from themselves.");
    return dropped(tournament, [{ type: "PairsKeptApart", pairs, reason }]);
  },
  substitute({ tournament }, { player, by, reason }) {
    const leaving = playerOf(tournament, player);
    const coming = playerOf(tournament, by);
    if (leaving === undefined || coming === undefined) return refuse("not-found", "One of the two has not entered.");
    if (tournament.phase !== "running")
      return refuse("not-now", "Before the start players withdraw and others move up.");
    if (!isLeaving(tournament, player)) return refuse("unfit", "Whoever is to be replaced does not play any more.");
    if (coming.standing !== "waiting") return refuse("unfit", "Only who waits for a place may step in.");
    return dropped(tournament, [{ type: "PlayerSubstituted", player, by, reason }]);
  },
};

const playsIn = (tournament: Tournament, account: string) =>
  playerOf(tournament, account) !== undefined && playerOf(tournament, account)?.standing !== "withdrawn";

/** In the stage that is being played. */
const isLeaving = (tournament: Tournament, player: string) =>
  tournament.stages.at(-1)?.players.includes(player) ?? false;
