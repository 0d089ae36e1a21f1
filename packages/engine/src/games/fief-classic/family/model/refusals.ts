import type { Seat } from "../../../../core/ruleset.ts";
import type { State } from "./state.ts";
import type { Matter } from "./types.ts";

/** Whether this family has refused the same in this phase, and the two have made no deal since. FC-13.13 */
export const isRefused = ({ refusals }: Pick<State, "refusals">, asked: Seat, matter: Matter): boolean =>
  refusals.some(
    (one) => one.seat === asked && one.matter.from === matter.from && essenceOf(one.matter) === essenceOf(matter),
  );

/** What makes two requests the same: a title is the same for every lord. */
const essenceOf = (matter: Matter): string =>
  matter.kind === "title" ? `title ${matter.region}` : `${matter.kind} ${matter.village}`;
