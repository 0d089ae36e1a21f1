import type { Chance } from "@seneschal/engine";
import { type ClockPauses, instantAfter } from "../../src/domain/clocks/pauses.ts";
import { quietHours } from "../../src/domain/clocks/rest.ts";

const hourMs = 60 * 60 * 1000;

/** A simulated player. */
export interface Habits {
  /** Answer times are multiplied by this; the median player has 1. */
  readonly slowness: number;
  /** From this turn of the game on the player never comes; undefined for players who stay. */
  readonly vanishesIn: number | undefined;
  /** Whether the profile has quiet hours, so that clocks are paused at night. */
  readonly hasQuietHours: boolean;
}

/** Night, in which nobody comes. It is in Paris for everyone: players of one game mostly live near each other. */
export const night: ClockPauses = (window) =>
  quietHours({ zone: "Europe/Paris", quiet: { from: "23:00", to: "08:00" } }, window);

/**
 * Answer times have the shape that was measured for e-mails: two log-normals, one for people at their device and one for
 * people who come back later (Stouffer, Malmgren, Amaral 2006, arXiv physics/0605027). The medians are ours: an hour and
 * ten hours awake, so that a visit costs half a day on average.
 */
const answers = [
  { part: 0.5, medianHours: 1, spread: 1 },
  { part: 1, medianHours: 10, spread: 0.8 },
] as const;

/** Of the players that Diplicity observed, the steady ones miss up to one deadline in ten, and few are between them and those who leave. */
const slownessSpread = 0.4;

export function drawHabits(
  chance: Chance,
  { vanishing, turns }: { readonly vanishing: number; readonly turns: number },
): Habits {
  return {
    slowness: Math.exp(slownessSpread * normal(chance)),
    vanishesIn: fraction(chance) < vanishing ? chance.below(turns + 1) : undefined,
    hasQuietHours: chance.below(2) === 0,
  };
}

/** When a player who is notified at an instant comes, in milliseconds since 1970. */
export function visitAfter(instant: number, { slowness }: Habits, chance: Chance): number {
  const drawn = fraction(chance);
  const { medianHours, spread } = drawn < answers[0].part ? answers[0] : answers[1];
  const awakeMs = medianHours * slowness * Math.exp(spread * normal(chance)) * hourMs;
  return instantAfter(instant, Math.round(awakeMs), night);
}

function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - fraction(chance))) * Math.cos(2 * Math.PI * fraction(chance));
}

/** A number from 0 up to 1. */
export const fraction = (chance: Chance) => chance.below(1_000_000) / 1_000_000;
