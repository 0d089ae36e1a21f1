import type { tournaments as words } from "@seneschal/schema";
import { decide, isOfPlayers, type TournamentContext } from "@seneschal/tournament";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import type { WithinTransaction } from "../../../event-store/execute-command.ts";
import { requireReadable } from "../../../platform/http/guards/require-readable.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { playerNames } from "../../../stores/names/player-names-queries.ts";
import { type Actor, isShownTo, mayDirect } from "../access.ts";
import type { TournamentDeps } from "../types.ts";
import { checkedPlan } from "./create-tournament.ts";
import { assertEligible } from "./entry-conditions.ts";
import { executeTournamentCommand, tournamentNotFound } from "./execute-tournament-command.ts";

export interface ActionRequest {
  readonly action: words.TournamentAction;
  readonly expectedVersion?: number | undefined;
}

/** Performs an action of a player or director. Throws a problem if it is not possible. */
export function performAction(
  deps: TournamentDeps,
  id: string,
  actor: Actor,
  { action: act, expectedVersion }: ActionRequest,
  key: string | undefined,
  withinTransaction?: WithinTransaction<StoredTournament>,
): Promise<StoredTournament> {
  const by = actor.id;
  const request = requestOf(by, key, ["act", act, expectedVersion ?? null]);
  const decideAct = async ({ tournament }: StoredTournament, context: TournamentContext) => {
    if (!isShownTo(actor, tournament)) throw tournamentNotFound();
    if (!isOfPlayers(act) && !mayDirect(actor, tournament)) {
      throw new Problem("forbidden", "Only a director of the tournament may do this.");
    }
    if (expectedVersion !== undefined && expectedVersion !== tournament.version) {
      throw new Problem("stale-version", "The tournament has changed.", { head: tournament.version });
    }
    if (act.type === "enter") await assertEligible(deps, by, tournament);
    if (act.type === "name-director") await mustBeKnown(deps, act.account);
    return decide({ tournament, by, context }, checkedAction(deps, act, tournament.plan));
  };
  return executeTournamentCommand(deps, { id, by, request, withinTransaction, decide: decideAct });
}

async function mustBeKnown({ pool }: TournamentDeps, account: string): Promise<void> {
  const known = await playerNames(pool, [account]);
  if (!known.has(account)) throw new Problem("not-found", "No player has this id.");
}

type Before = StoredTournament["tournament"]["plan"];

const checkedAction = (deps: TournamentDeps, act: words.TournamentAction, before: Before): words.TournamentAction =>
  act.type === "change-plan" ? { ...act, plan: checkedPlan(deps, withReadableTexts(act.plan, before)) } : act;

/** Settings whose name and titles are readable, or unchanged. */
function withReadableTexts(plan: words.Plan, before: Before): words.Plan {
  const titles = before.prizes.map(({ title }) => title);
  return {
    ...plan,
    name: requireReadable(plan.name, [before.name], "body/action/plan/name"),
    prizes: plan.prizes.map((prize, place) => ({
      ...prize,
      title: requireReadable(prize.title, titles, `body/action/plan/prizes/${place}/title`),
    })),
  };
}
