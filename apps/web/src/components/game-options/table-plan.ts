import type { TableOption } from "../../boards/board.ts";
import type { BotLevel, NewGame, Pace, Ruleset } from "../../lib/api-client/types.ts";

/** Who gets a further seat: a bot, or a player who joins. */
export type Guest = BotLevel | "somebody";

/** What the form of a new table holds. */
export interface TablePlan {
  readonly ruleset: Ruleset["id"];
  /** Of the ruleset; what is not named is as usual. */
  readonly options: Readonly<Record<string, TableOption["usual"]>>;
  readonly name: string;
  readonly visibility: "public" | "invitation";
  /** By whose word it begins once all have sat down. */
  readonly begins: keyof typeof beginnings;
  readonly pace: Pace;
  readonly weekendsOff: boolean;
  /** How far behind those are kept who only watch. */
  readonly movesBehind: number;
  readonly minutesBehind: number;
  /** Who may sit down, by how they play. */
  readonly entry: keyof typeof entries;
  /** One for each seat but one's own. */
  readonly guests: readonly Guest[];
}

/** What a table may ask of those who sit down. */
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

/** A plan with another number of seats: further ones are like the last. */
export function withSeats(plan: TablePlan, seats: number): TablePlan {
  const last = plan.guests.at(-1) ?? "somebody";
  const guests = Array.from({ length: seats - 1 }, (_, place) => plan.guests[place] ?? last);
  return { ...plan, guests };
}

export function withGuest(plan: TablePlan, place: number, guest: Guest): TablePlan {
  return { ...plan, guests: plan.guests.with(place, guest) };
}

/** A plan for another game, which has options of its own. */
export function withRuleset(plan: TablePlan, ruleset: Ruleset["id"]): TablePlan {
  return { ...plan, ruleset, options: {} };
}

/** A plan with one thing settled; what is as usual is not named. */
export function withOption<Plan extends Pick<TablePlan, "options">>(
  plan: Plan,
  { name, usual }: TableOption,
  value: TableOption["usual"],
): Plan {
  const { [name]: _, ...others } = plan.options;
  return { ...plan, options: value === usual ? others : { ...others, [name]: value } };
}

/** Nobody has to come: the game can begin at once. */
export function isComplete({ guests }: Pick<TablePlan, "guests">): boolean {
  return guests.every((guest) => guest !== "somebody");
}

export function tableOf({ guests, name, entry, movesBehind, minutesBehind, begins, ...plan }: TablePlan): NewGame {
  const bots = guests.filter((guest) => guest !== "somebody");
  // Who plays with bots alone keeps nobody waiting, and nobody out.
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
