import type { Seat } from "../../../core/ruleset.ts";
import type { State } from "./state.ts";
import type { Matter } from "./types.ts";

/**
 * Whether this family has refused the same in this phase. A deal between the two families makes it a new request, and so
 * does a higher ransom. F1429-2.12
 */
export const isRefused = ({ refusals }: Pick<State, "refusals">, asked: Seat, matter: Matter): boolean =>
  refusals.some((one) => one.seat === asked && one.matter.from === matter.from && isSame(one.matter, matter));

function isSame(refused: Matter, matter: Matter): boolean {
  if (refused.kind === "ransom" && matter.kind === "ransom") {
    return refused.lord === matter.lord && refused.ecus >= matter.ecus;
  }
  return essenceOf(refused) === essenceOf(matter);
}

/** What makes two requests the same. */
function essenceOf(matter: Matter): string {
  switch (matter.kind) {
    case "marriage":
    case "annulment":
      return `${matter.kind} ${[matter.lord, matter.spouse].toSorted().join(" ")}`;
    case "lodging":
    case "refuge":
      return `${matter.lord} in ${matter.village}`;
    case "waiver":
      return `waiver ${matter.fief}`;
    case "relic":
      return `relic ${matter.relic} ${matter.lord}`;
    case "hat":
    case "ransom":
      return `${matter.kind} ${matter.lord}`;
  }
}
