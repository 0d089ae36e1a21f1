import type { notifications } from "@seneschal/schema";
import { accountOf, type Recorded, type state, type TournamentEvent } from "@seneschal/tournament";

/** A notification of one account that is due now or later, as long as the tournament stays as it is. */
export interface TournamentNotification {
  readonly account: string;
  readonly kind: "tournament" | "directing";
  readonly template: notifications.TournamentTemplate;
  /** Names the occasion permanently within the tournament, so that it is sent once. */
  readonly key: string;
  readonly at: string;
  /** When it is no longer of use; null if it always is. */
  readonly until: string | null;
  /** The recipient has to act, so having seen the page is not enough. */
  readonly isOpen: boolean;
  /** At most one e-mail of a group is sent within some hours; null for none. */
  readonly emailGroup: "rounds" | "waiting" | null;
  readonly details: NotificationDetails;
}

/** Facts of the text. The keys are stored. */
export interface NotificationDetails {
  readonly round?: number;
  readonly tables?: readonly number[];
  /** At the only table, from 1 on. */
  readonly seat?: number;
  /** The game of the only table, once it exists. */
  readonly game?: string;
  readonly people?: readonly NamedPlayer[];
  /** An instant. */
  readonly time?: string | null;
  /** Of players. */
  readonly count?: number;
  readonly needed?: number;
  readonly others?: number;
  readonly rank?: number;
  readonly reason?: string | null;
  /** Which of its sentences the text uses. */
  readonly what?: string;
}

/** The name of an account is looked up when the notification is sent: deleted accounts lose theirs. */
export interface NamedPlayer {
  readonly player: string;
  /** Of a player entered by name by a director. */
  readonly name?: string;
}

export function namedPlayer({ players }: state.Tournament, player: string): NamedPlayer {
  const name = players.find((one) => one.player === player)?.name ?? null;
  return name === null ? { player } : { player, name };
}

/** What a rule reads: an event, and the tournament as it is now. */
export interface RuleContext<Event extends TournamentEvent = TournamentEvent> {
  readonly tournament: state.Tournament;
  readonly event: Event;
  readonly recorded: Recorded;
}

type Occasion = Pick<TournamentNotification, "template" | "key" | "at"> &
  Partial<Omit<TournamentNotification, "account" | "kind">>;

/** The notification of a player; none for bots and for players without an account. */
export function toPlayer(tournament: state.Tournament, player: string, occasion: Occasion): TournamentNotification[] {
  const known = tournament.players.find((one) => one.player === player);
  const account = known === undefined ? null : accountOf(known);
  return account === null ? [] : [toAccount(account, occasion)];
}

/** The notification of a player, by account. */
export function toAccount(account: string, occasion: Occasion): TournamentNotification {
  return { ...defaults, ...occasion, account, kind: "tournament" };
}

/** The same notification of every director, who has to act. */
export function toDirectors({ directors }: state.Tournament, occasion: Occasion): TournamentNotification[] {
  return directors.map((account) => ({ ...defaults, isOpen: true, ...occasion, account, kind: "directing" }));
}

const defaults = { until: null, isOpen: false, emailGroup: null, details: {} } as const;

export const isActive = ({ players }: state.Tournament, player: string): boolean =>
  players.some((one) => one.player === player && one.status === "entered");

export const tableIn = (
  { rounds }: state.Tournament,
  at: { readonly round: number; readonly table: number },
): state.TournamentTable | undefined =>
  rounds.find(({ number }) => number === at.round)?.tables.find(({ number }) => number === at.table);

/** The later of two instants. */
export const latest = (one: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

const minuteMs = 60_000;

/** The instant some minutes after another one, or before it. */
export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * minuteMs).toISOString();

export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / minuteMs;
