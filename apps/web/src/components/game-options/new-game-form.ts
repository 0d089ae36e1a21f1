import type { GameOption } from "../../boards/board.ts";
import type { BotLevel, NewGame, Pace, Ruleset } from "../../lib/api-client/types.ts";

/** The longest name of a game. */
export const nameLengthMax = 60;

/** Who gets a further seat: a bot, or a player who joins. */
export type OtherPlayer = BotLevel | "player";

/** The values of the form for a new game. */
export interface NewGameForm {
  readonly ruleset: Ruleset["id"];
  /** Options of the ruleset; missing ones have their default. */
  readonly options: Readonly<Record<string, GameOption["default"]>>;
  readonly name: string;
  readonly visibility: "public" | "invitation";
  /** How the game starts once all seats are taken. */
  readonly startMode: keyof typeof startModes;
  readonly pace: Pace;
  readonly weekendsOff: boolean;
  /** Times of day such as "20:00", for each time control with fixed deadlines. */
  readonly deadlineTimes: Readonly<Record<FixedPace, readonly string[]>>;
  /** The time zone of the deadlines. */
  readonly timeZone: string;
  /** The delay for spectators. */
  readonly movesBehind: number;
  readonly minutesBehind: number;
  /** The entry requirements. */
  readonly entryRequirement: keyof typeof entryRequirements;
  /** One for each seat apart from your own. */
  readonly otherPlayers: readonly OtherPlayer[];
}

export type FixedPace = "daily" | "twice-daily";

export function isFixedPace(pace: Pace): pace is FixedPace {
  return pace === "daily" || pace === "twice-daily";
}

/** Whether clocks can be paused: not in a live game. */
export const canRest = (pace: Pace): boolean => pace !== "live" && pace !== "none";

/** The entry requirements that the form offers. */
const entryRequirements = {
  anybody: { finishedLeast: 0, percentLeast: 0 },
  steady: { finishedLeast: 0, percentLeast: 80 },
  proven: { finishedLeast: 3, percentLeast: 90 },
} as const;

/** The times of day that are usual for deadlines. */
export const usualDeadlineTimes: NewGameForm["deadlineTimes"] = { daily: ["20:00"], "twice-daily": ["08:00", "20:00"] };

/** Without confirmation, when everyone is ready, or when the host starts it. */
export const startModes = {
  full: { startsWhenFull: true, readyCheck: false },
  ready: { startsWhenFull: false, readyCheck: true },
  host: { startsWhenFull: false, readyCheck: false },
} as const;

/** The form with another number of seats: new ones are like the last. */
export function withSeats(form: NewGameForm, seats: number): NewGameForm {
  const last = form.otherPlayers.at(-1) ?? "player";
  const otherPlayers = Array.from({ length: seats - 1 }, (_, place) => form.otherPlayers[place] ?? last);
  return { ...form, otherPlayers };
}

export function withOtherPlayer(form: NewGameForm, place: number, player: OtherPlayer): NewGameForm {
  return { ...form, otherPlayers: form.otherPlayers.with(place, player) };
}

/** The form with other deadlines for its time control. */
export function withDeadlineTimes(form: NewGameForm, times: readonly string[]): NewGameForm {
  return { ...form, deadlineTimes: { ...form.deadlineTimes, [form.pace]: times } };
}

/** The form for another ruleset, which has its own options. */
export function withRuleset(form: NewGameForm, ruleset: Ruleset["id"]): NewGameForm {
  return { ...form, ruleset, options: {} };
}

/** The form with one option set; options with their usual value are left out. */
export function withOption<Form extends Pick<NewGameForm, "options">>(
  form: Form,
  { name, default: usual }: Pick<GameOption, "name" | "default">,
  value: GameOption["default"],
): Form {
  const { [name]: _, ...others } = form.options;
  return { ...form, options: value === usual ? others : { ...others, [name]: value } };
}

type Paced = Pick<NewGameForm, "pace" | "otherPlayers">;

/** The option with the value that is usual in this game: games between people over weeks are shorter. */
export function usualFor({ pace, otherPlayers }: Paced, option: GameOption): GameOption {
  const isOverWeeks = canRest(pace) && !hasOnlyBots({ otherPlayers });
  if (option.type !== "number" || option.defaultOverWeeks === undefined || !isOverWeeks) return option;
  return { ...option, default: option.defaultOverWeeks };
}

/** The options with those that are usual in this game and not in others. */
function optionsWithUsual(form: NewGameForm, known: readonly GameOption[]): NewGameForm["options"] {
  const special = known
    .map((option) => ({ option, usual: usualFor(form, option).default }))
    .filter(({ option, usual }) => usual !== option.default && form.options[option.name] === undefined)
    .map(({ option, usual }) => [option.name, usual]);
  return { ...form.options, ...Object.fromEntries(special) };
}

/** Whether all other seats are bots, so that the game can start at once. */
export function hasOnlyBots({ otherPlayers }: Pick<NewGameForm, "otherPlayers">): boolean {
  return otherPlayers.every((player) => player !== "player");
}

/** The request for a new game. `known` are the options of its ruleset. */
export function newGameOf(values: NewGameForm, known: readonly GameOption[] = []): NewGame {
  const {
    otherPlayers,
    name,
    entryRequirement,
    movesBehind,
    minutesBehind,
    startMode,
    deadlineTimes,
    timeZone,
    ...form
  } = values;
  const bots = otherPlayers.filter((player) => player !== "player");
  // A game with bots only needs no ready check and no entry requirements.
  const isAlone = hasOnlyBots({ otherPlayers });
  const pace = isAlone ? "none" : form.pace;
  const requirement = isAlone || entryRequirement === "anybody" ? {} : { entry: entryRequirements[entryRequirement] };
  const spectatorDelay = { moves: movesBehind, minutes: minutesBehind };
  const delay = movesBehind + minutesBehind > 0 ? { spectatorDelay } : {};
  // The server checks which options go with which ruleset.
  const mode = startModes[isAlone ? "full" : startMode];
  return {
    ...form,
    options: optionsWithUsual(values, known),
    ...mode,
    ...requirement,
    ...delay,
    ...(isFixedPace(pace) && { fixedDeadlines: { times: deadlineTimes[pace].toSorted(), timeZone } }),
    pace,
    name: name.trim(),
    seats: otherPlayers.length + 1,
    bots,
  } as NewGame;
}
