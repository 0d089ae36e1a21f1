import type { TableOption } from "../../boards/board.ts";
import type { BotLevel, NewGame, Pace, Ruleset } from "../../lib/api-client/types.ts";

/** Who gets a further seat: a bot, or a player who joins. */
export type Guest = BotLevel | "somebody";

/** The values of the form for a new game. */
export interface TablePlan {
  readonly ruleset: Ruleset["id"];
  /** Options of the ruleset; missing ones have their default. */
  readonly options: Readonly<Record<string, TableOption["usual"]>>;
  readonly name: string;
  readonly visibility: "public" | "invitation";
  /** How the game starts once all seats are taken. */
  readonly begins: keyof typeof beginnings;
  readonly pace: Pace;
  readonly weekendsOff: boolean;
  /** The delay for spectators. */
  readonly movesBehind: number;
  readonly minutesBehind: number;
  /** The entry requirements. */
  readonly entry: keyof typeof entries;
  /** One for each seat apart from your own. */
  readonly guests: readonly Guest[];
}

/** The entry requirements that the form offers. */
const entries = {
  anybody: { finishedLeast: 0, percentLeast: 0 },
  steady: { finishedLeast: 0, percentLeast: 80 },
  proven: { finishedLeast: 3, percentLeast: 90 },
} as const;

/** Without confirmation, when everyone is ready, or when the host starts it. */
export const beginnings = {
  full: { startsWhenFull: true, readyCheck: false },
  ready: { startsWhenFull: false, readyCheck: true },
  host: { startsWhenFull: false, readyCheck: false },
} as const;

/** The form with another number of seats: new ones are like the last. */
export function withSeats(plan: TablePlan, seats: number): TablePlan {
  const last = plan.guests.at(-1) ?? "somebody";
  const guests = Array.from({ length: seats - 1 }, (_, place) => plan.guests[place] ?? last);
  return { ...plan, guests };
}

export function withGuest(plan: TablePlan, place: number, guest: Guest): TablePlan {
  return { ...plan, guests: plan.guests.with(place, guest) };
}

/** The form for another ruleset, which has its own options. */
export function withRuleset(plan: TablePlan, ruleset: Ruleset["id"]): TablePlan {
  return { ...plan, ruleset, options: {} };
}

/** The form with one option set; options with their default are left out. */
export function withOption<Plan extends Pick<TablePlan, "options">>(
  plan: Plan,
  { name, usual }: TableOption,
  value: TableOption["usual"],
): Plan {
  const { [name]: _, ...others } = plan.options;
  return { ...plan, options: value === usual ? others : { ...others, [name]: value } };
}

/** Whether all other seats are bots, so that the game can start at once. */
export function isComplete({ guests }: Pick<TablePlan, "guests">): boolean {
  return guests.every((guest) => guest !== "somebody");
}

export function tableOf({ guests, name, entry, movesBehind, minutesBehind, begins, ...plan }: TablePlan): NewGame {
  const bots = guests.filter((guest) => guest !== "somebody");
  // A game with bots only needs no ready check and no entry requirements.
  const isAlone = isComplete({ guests });
  const pace = isAlone ? "none" : plan.pace;
  const asked = isAlone || entry === "anybody" ? {} : { entry: entries[entry] };
  const spectatorDelay = { moves: movesBehind, minutes: minutesBehind };
  const behind = movesBehind + minutesBehind > 0 ? { spectatorDelay } : {};
  // The server checks which options go with which ruleset.
  const beginning = beginnings[isAlone ? "full" : begins];
  return {
    ...plan,
    ...beginning,
    ...asked,
    ...behind,
    pace,
    name: name.trim(),
    seats: guests.length + 1,
    bots,
  } as NewGame;
}
