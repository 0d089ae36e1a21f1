import { tournaments as schemas } from "@seneschal/schema";
import { type FileFault, fileFault } from "../../../domain/tournament/file-fault.ts";
import type { Imported } from "../../../domain/tournament/importing/imported.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { isRejected } from "../../../platform/http/rejection.ts";
import { checkedPlan } from "../commands/create-tournament.ts";
import type { TournamentDeps } from "../types.ts";

/** Reads the settings of a new tournament and adds defaults. */
export type PlanParser = ReturnType<typeof schemas.tournamentSchemas>["newTournament"]["shape"]["plan"];

interface Reading {
  readonly ruleset: string | undefined;
  readonly planParser: PlanParser;
}

/** The largest number of players of a tournament, and the number of places without another one. */
const placesMax = 256;
const placesDefault = 128;

/** The settings of the new tournament, which a report only has in part, or what is wrong in the file. */
export function planFor(
  deps: Pick<TournamentDeps, "registry">,
  read: Imported,
  { ruleset, planParser }: Reading,
): schemas.Plan | FileFault {
  const { planLine, entrants, apart } = read;
  const parsed = planParser.safeParse(read.plan.ruleset === undefined ? planOfReport(deps, read, ruleset) : read.plan);
  if (!parsed.success) return faultOfSettings(planLine, parsed.error.issues[0]?.path.join("/") ?? "");
  const checked = checkedPlan(deps, parsed.data);
  if (isRejected(checked)) {
    const [error] = checked.problem.extras.errors ?? [];
    return faultOfSettings(planLine, error?.path.replace("body/plan/", "") ?? "");
  }
  const max = checked.playersMost;
  if (entrants.length > max) return fileFault(entrants[max]?.line ?? planLine, "too-many-players", { max });
  const pairsMax = schemas.pairsApartMax;
  return apart.length > pairsMax ? fileFault(planLine, "too-many-pairs", { max: pairsMax }) : checked;
}

/** The name is the only setting that a report has in words. */
const faultOfSettings = (line: number, path: string): FileFault =>
  path === "name" ? fileFault(line, "unreadable-title") : fileFault(line, "settings", { path });

function planOfReport(
  { registry }: Pick<TournamentDeps, "registry">,
  { plan, entrants }: Imported,
  ruleset: string | undefined,
): object {
  if (ruleset === undefined || registry.of(ruleset).ruleset.seats.min > 2)
    throw new Problem("malformed-request", "A report names no game: send `ruleset`, of a game for two players.", {
      errors: [{ path: "body/ruleset", message: "A game for two players." }],
    });
  const places = Math.min(Math.max(entrants.length, placesDefault), placesMax);
  const name = plan.name === "" ? "Imported tournament" : plan.name;
  return { ...plan, name, ruleset, playersMost: places, boards: "physical" };
}
