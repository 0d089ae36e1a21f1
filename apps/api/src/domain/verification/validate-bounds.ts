import type { GameEvent } from "../game/events.ts";
import type { RulesetRegistry } from "../game/ruleset-registry.ts";

/** Far more than any game needs; with larger numbers, a made-up file could keep the server busy. */
const numberMax = 1_000_000;

/**
 * Returns why an event is not one of a game of this server, before anything is computed from it. Facts that the rules
 * give again are not read: they are compared before they are used.
 */
export function faultInBounds(
  { all }: RulesetRegistry,
  event: GameEvent,
  { rulesChecked }: { readonly rulesChecked: boolean },
): string | undefined {
  if (event.type === "GameOpened") {
    const ruleset = all.find(({ ruleset }) => ruleset.id === event.ruleset)?.ruleset;
    if (ruleset === undefined) return `the ruleset ${event.ruleset} is not known here`;
    const { min, max } = ruleset.seats;
    if (event.seats < min || event.seats > max) return `${event.ruleset} is not played with ${event.seats} seats`;
  }
  const { options, facts } = event as { [Part in string]?: unknown };
  return isBounded(rulesChecked ? options : [options, facts]) ? undefined : "a number is too large for a game";
}

function isBounded(value: unknown): boolean {
  if (typeof value === "number") return Math.abs(value) <= numberMax;
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isBounded);
}
