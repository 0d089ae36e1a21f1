import type { Recorded, state, TournamentEvent } from "@seneschal/tournament";
import {
  isActive,
  minutesAfter,
  namedPlayer,
  type RuleContext,
  type TournamentNotification,
  toPlayer,
} from "./tournament-notification.ts";

type EventOf<Type extends TournamentEvent["type"]> = Extract<TournamentEvent, { readonly type: Type }>;
type Tournament = state.Tournament;

export function movedUp({ tournament, event, recorded }: RuleContext<EventOf<"PlayerMovedUp">>) {
  if (!isGoingOn(tournament) || !isActive(tournament, event.player)) return [];
  const { at, version } = recorded;
  return toPlayer(tournament, event.player, { template: "moved-up", key: `moved-up ${version}`, at });
}

/** The substitute, and the player who is replaced without having left. */
export function substituted(
  { tournament, event, recorded }: RuleContext<EventOf<"PlayerSubstituted">>,
  log: readonly Recorded[],
): readonly TournamentNotification[] {
  const { player, by, reason } = event;
  const { at, version } = recorded;
  const substitute = isGoingOn(tournament) && isActive(tournament, by);
  const people = [namedPlayer(tournament, player)];
  return [
    ...(substitute
      ? toPlayer(tournament, by, { template: "substituted-in", key: `substituted ${version}`, at, details: { people } })
      : []),
    ...(hadLeft(player, version, log) || isActive(tournament, player)
      ? []
      : toPlayer(tournament, player, { ...removal, key: `removed ${version}`, at, details: { reason } })),
  ];
}

const removal = { template: "removed-from-tournament" } as const;

/** Whether the last entry about a player before a version says that the player withdrew. */
function hadLeft(player: string, version: number, log: readonly Recorded[]): boolean {
  const entries = log.filter(({ event, version: at }) => at < version && "player" in event && event.player === player);
  return entries.findLast(({ event }) => changesStatus.includes(event.type))?.event.type === "PlayerWithdrew";
}
const changesStatus: readonly TournamentEvent["type"][] = ["PlayerEntered", "PlayerMovedUp", "PlayerWithdrew"];

/** Players who were removed by a director, or because they did not check in. Players who withdraw themselves know. */
export function removed({ tournament, event, recorded }: RuleContext<EventOf<"PlayerWithdrew">>) {
  const { player, why, reason } = event;
  const { at, version } = recorded;
  const isOut = tournament.players.some((one) => one.player === player && one.status === "withdrawn");
  if (!isOut) return [];
  const key = `removed ${version}`;
  if (why === "director") return toPlayer(tournament, player, { ...removal, key, at, details: { reason } });
  return why === "not-there" ? toPlayer(tournament, player, { template: "not-checked-in", key, at }) : [];
}

export function cancelled({ tournament, event, recorded: { at } }: RuleContext<EventOf<"TournamentCancelled">>) {
  const concerned = tournament.players.filter(({ status }) => status !== "withdrawn");
  const occasion = {
    template: "tournament-cancelled",
    key: "cancelled",
    at,
    details: { reason: event.reason },
  } as const;
  return concerned.flatMap(({ player }) => toPlayer(tournament, player, occasion));
}

export function finished({ tournament, event, recorded: { at } }: RuleContext<EventOf<"TournamentFinished">>) {
  const winners = event.ranking.filter(({ rank }) => rank === 1).map(({ player }) => namedPlayer(tournament, player));
  const count = event.ranking.length;
  const others = winners.length > 1 ? winners.length - 1 : count - 1;
  const won = winners.length > 1 ? "shared" : "won";
  return event.ranking
    .filter(({ player }) => isActive(tournament, player))
    .flatMap(({ player, rank }) =>
      toPlayer(tournament, player, {
        template: "tournament-over",
        key: "over",
        at,
        details: { rank, count, others, what: rank === 1 ? won : "placed", people: winners },
      }),
    );
}

const isGoingOn = ({ phase }: Tournament) => phase === "open" || phase === "running";

const lastCallMinutesMin = 5;
const lastCallMinutesMax = 60;

/**
 * Players who have not checked in: when check-in opens, unless they registered later, and again shortly before the
 * start. Without a scheduled start, check-in is open from the beginning.
 */
export function checkIn(tournament: Tournament, log: readonly Recorded[]): readonly TournamentNotification[] {
  const { phase, plan, players } = tournament;
  const { startsAt, checkInMinutes } = plan;
  if (phase !== "open" || startsAt === null || checkInMinutes === null) return [];
  const opens = minutesAfter(startsAt, -checkInMinutes);
  const minutesLeft = Math.min(lastCallMinutesMax, Math.max(lastCallMinutesMin, checkInMinutes / 4));
  const missing = players.filter(({ status, isCheckedIn }) => status === "entered" && !isCheckedIn);
  const common = { until: startsAt, isOpen: true, details: { time: startsAt } };
  return missing.flatMap(({ player }) => [
    ...(joinedBefore(opens, player, log)
      ? toPlayer(tournament, player, { ...common, template: "check-in-opened", key: `check-in ${startsAt}`, at: opens })
      : []),
    ...(checkInMinutes > minutesLeft
      ? toPlayer(tournament, player, {
          ...common,
          template: "check-in-ends",
          key: `check-in-ends ${startsAt}`,
          at: minutesAfter(startsAt, -minutesLeft),
        })
      : []),
  ]);
}

/** Players who join later see on the page that check-in is open. */
function joinedBefore(instant: string, player: string, log: readonly Recorded[]): boolean {
  const joined = log.findLast(
    ({ event }) => (event.type === "PlayerEntered" || event.type === "PlayerMovedUp") && event.player === player,
  );
  return joined !== undefined && joined.at < instant;
}
