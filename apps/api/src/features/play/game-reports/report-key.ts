import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { reportVersion } from "../../../domain/report/report-body.ts";
import type { ReportKey } from "./game-reports-store.ts";

/** What the current report on a game is made from. */
export const keyOfReport = (registry: RulesetRegistry, { id, digest, settings }: Game): ReportKey => ({
  game: id,
  digest,
  reportVersion,
  revision: registry.of(settings.ruleset).ruleset.revision,
});
