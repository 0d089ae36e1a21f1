import type { tournaments as schemas } from "@seneschal/schema";
import { decide, isPlayerAction, type TournamentContext } from "@seneschal/tournament";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { requestOf } from "../../../event-store/appending/idempotent-request.ts";
import type { WithinTransaction } from "../../../event-store/execute-command.ts";
import { readableText } from "../../../platform/http/guards/readable-text.ts";
import { allAccepted, isRejected, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import { type Actor, isShownTo, mayDirect } from "../access.ts";
import type { TournamentDeps } from "../types.ts";
import { checkedPlan, withDeadlines } from "./create-tournament.ts";
import { checkEligible } from "./entry-conditions.ts";
import { executeTournamentCommand, tournamentNotFound } from "./execute-tournament-command.ts";

export interface ActionRequest {
  readonly action: schemas.TournamentAction;
  readonly expectedVersion?: number | undefined;
  /** The Idempotency-Key. */
  readonly key?: string | undefined;
  readonly withinTransaction?: WithinTransaction<StoredTournament>;
}

/** Performs an action of a player or director. Throws a problem if it is not possible. */
export function performAction(
  deps: TournamentDeps,
  id: string,
  actor: Actor,
  { action: act, expectedVersion, key, withinTransaction }: ActionRequest,
): Promise<StoredTournament> {
  const by = actor.id;
  const request = requestOf(by, key, ["act", act, expectedVersion ?? null]);
  const decideAct = async ({ tournament }: StoredTournament, context: TournamentContext) => {
    if (!isShownTo(actor, tournament)) return tournamentNotFound();
    if (!isPlayerAction(act) && !mayDirect(actor, tournament)) {
      return rejected("forbidden", "Only a director of the tournament may do this.");
    }
    if (expectedVersion !== undefined && expectedVersion !== tournament.version) {
      return rejected("stale-version", "The tournament has changed.", { head: tournament.version });
    }
    const checked = await checkedAction(deps, act, { by, tournament });
    return isRejected(checked) ? checked : decide({ tournament, by, context }, checked);
  };
  return executeTournamentCommand(deps, { id, by, request, withinTransaction, decide: decideAct });
}

/** The action with its settings parsed. Rejected if the account may not enter, or names an unknown director. */
async function checkedAction(
  deps: TournamentDeps,
  act: schemas.TournamentAction,
  { by, tournament }: { readonly by: string; readonly tournament: Tournament },
): Promise<schemas.TournamentAction | Rejection> {
  switch (act.type) {
    case "enter":
      return (await checkEligible(deps, by, tournament)) ?? act;
    case "name-director":
    case "link-player":
      return (await checkKnown(deps, act.account === null ? [] : [act.account])) ?? act;
    case "enter-players":
      return (await checkKnown(deps, accountsIn(act.players))) ?? act;
    case "change-plan": {
      const readable = withReadableTexts(act.plan, tournament.plan);
      const plan = isRejected(readable) ? readable : checkedPlan(deps, readable);
      return isRejected(plan) ? plan : { ...act, plan: await withDeadlines(deps, by, plan) };
    }
  }
  return act;
}

async function checkKnown({ pool }: TournamentDeps, accounts: readonly string[]): Promise<Rejection | undefined> {
  const known = await knownPlayers(pool, accounts);
  if (!accounts.every((account) => known.has(account))) return rejected("not-found", "No player has this id.");
  const hasBot = [...known.values()].some(({ nameKind }) => nameKind === "bot");
  return hasBot ? rejected("forbidden", "Bot accounts cannot take part in tournaments.") : undefined;
}

type NewEntrants = Extract<schemas.TournamentAction, { type: "enter-players" }>["players"];

const accountsIn = (entrants: NewEntrants): readonly string[] =>
  entrants.flatMap((entrant) => ("account" in entrant ? [entrant.account] : []));

type Tournament = StoredTournament["tournament"];

/** Settings whose name and titles are readable, or unchanged. */
function withReadableTexts(plan: schemas.Plan, before: Tournament["plan"]): schemas.Plan | Rejection {
  const name = readableText(plan.name, [before.name], "body/action/plan/name");
  if (isRejected(name)) return name;
  const known = before.prizes.map(({ title }) => title);
  const titles = allAccepted(
    plan.prizes.map(({ title }, place) => readableText(title, known, `body/action/plan/prizes/${place}/title`)),
  );
  if (isRejected(titles)) return titles;
  const knownDivisions = before.divisionNames ?? [];
  const divisionNames = allAccepted(
    (plan.divisionNames ?? []).map((division, place) =>
      readableText(division, knownDivisions, `body/action/plan/divisionNames/${place}`),
    ),
  );
  if (isRejected(divisionNames)) return divisionNames;
  const divisions = plan.divisionNames === undefined ? {} : { divisionNames: [...divisionNames] };
  return {
    ...plan,
    name,
    ...divisions,
    prizes: plan.prizes.map((prize, place) => ({ ...prize, title: titles[place] ?? "" })),
  };
}
