import { drawnCovers } from "../../../boards/register.ts";

/** The filters of the list of bot accounts, as its address has them. What the address does not know is left out. */
export function botFiltersIn(ruleset: string | null | undefined, online: string | null | undefined) {
  const isKnown = drawnCovers.some(({ id }) => id === ruleset);
  return { ...(ruleset && isKnown && { ruleset }), ...(online === "true" && { online: true }) };
}
