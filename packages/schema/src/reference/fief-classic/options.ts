import { turns } from "../fief-shared/turns.ts";
import type { Option } from "../option.ts";

const goal = { type: "choice", name: "goal", values: ["two", "three", "four", "none"] } as const;

/** The options of the original, in the order of the form. */
export const originalOptions = [
  { ...goal, default: "two" },
  turns,
  { type: "flag", name: "hasStartingLord", default: false },
] as const satisfies readonly Option[];

/** In Vitale's adaptation each family begins with a lord anyway. */
export const vitaleOptions = [{ ...goal, default: "three" }, turns] as const satisfies readonly Option[];
