import { positionAfter, type Seat } from "@seneschal/engine";
import { games } from "@seneschal/schema";
import { type EventOf, type GameEvent, isTimed, type RecordedEvent } from "./events.ts";
import { changedGame, type Game, withOccupant } from "./game.ts";
import type { RulesetRegistry } from "./ruleset-registry.ts";
import { waitingAfter } from "./seats/presence-check.ts";
import { withTenures } from "./seats/seat-tenures.ts";
import { shorteningAfter } from "./shortening.ts";
import { takebacksAfter } from "./takebacks.ts";

/** A recorded event. The first one of a game also carries the secret. */
export type StoredEvent = RecordedEvent & {
  readonly secret: string | undefined;
  /** For a rollback: the game at the target version. */
  readonly stateAtTarget?: Game | undefined;
  /** The position after a move, if the rules have just computed it. */
  readonly position?: unknown;
};

/** The version to which this event rolls the game back, if it does. */
export function rollbackTarget(event: GameEvent): number | undefined {
  return event.type === "GameRolledBack" ? event.to : undefined;
}

/**
 * The game after one more event. Checks nothing and never fails on a stored event. A game whose ruleset is missing has no
 * positions.
 */
export function evolve(registry: RulesetRegistry, before: Game | undefined, stored: StoredEvent): Game {
  if (stored.event.type === "GameOpened") return opened(stored, stored.event);
  if (before === undefined) throw new Error(`game ${stored.game} begins with ${stored.event.type}`);
  const { version, digest, at } = stored;
  const after = withTenures(changed(registry, before, stored), before, stored);
  const waiting = waitingAfter(before, after, stored);
  const shortening = shorteningAfter(registry, before, after, stored);
  return changedGame(withClocks(after, stored.event), { version, digest, movedAt: at, waiting, shortening });
}

function opened({ game, version, digest, at, secret }: StoredEvent, event: EventOf<"GameOpened">): Game {
  if (secret === undefined) throw new Error(`game ${game} has no secret`);
  const { type: _, seats, ...settings } = event;
  return {
    id: game,
    version,
    digest,
    secret,
    settings,
    phase: "open",
    seats: Array.from({ length: seats }, () => ({ kind: "nobody" })),
    invited: [],
    kickedOut: event.sentAway ?? [],
    drawn: 0,
    position: undefined,
    takebacks: [],
    clocks: [],
    tenures: [],
    waiting: undefined,
    shortening: undefined,
    excused: Array.from({ length: seats }, () => 0),
    outcome: undefined,
    openedAt: at,
    startedAt: undefined,
    movedAt: at,
    finishedAt: undefined,
  };
}

function changed(registry: RulesetRegistry, game: Game, { event, at, stateAtTarget, position }: StoredEvent): Game {
  switch (event.type) {
    case "GameOpened":
      throw new Error(`game ${game.id} was created twice`);
    case "SeatTaken":
    case "SeatLeft":
    case "HostChanged":
    case "ReadinessSaid":
    case "PlayerInvited":
    case "InvitationEnded":
      return evolveInLobby(game, event);
    case "GameBegan":
      return {
        ...withFacts(registry, withoutInvitations(game), event.facts),
        drawn: event.draws,
        phase: "running",
        startedAt: at,
      };
    case "MovePlayed":
      return changedGame(game, {
        position: position ?? positionWith(registry, game, event.facts),
        drawn: game.drawn + event.draws,
        takebacks: takebacksAfter(game, event),
        excused: excusedAfter(game, event),
      });
    case "GameShortened":
      // An undo would bring back the former turn limit.
      return { ...withFacts(registry, game, event.facts), takebacks: [] };
    case "MovesUndone":
      return takenBack(game, event);
    case "SeatResigned":
    case "SeatVacated":
      return withCaretaker(game, event);
    case "TimeRanOut":
      return event.isExcused ? excused(game, event.seat) : withCaretaker(game, event);
    case "PresenceCheckStarted":
    case "PresenceConfirmed":
    case "ReplacementVoteCast":
    case "ShorteningProposed":
    case "ShorteningAgreed":
    case "ShorteningDeclined":
    case "ClocksShifted":
    case "ClockExtended":
      return game;
    case "SeatReplaced":
      return replaced(game, event);
    case "GameRolledBack":
      return rolledBack(game, event, stateAtTarget);
    case "SeatTakenOver":
      return withSubstitute(game, event);
    case "BallotCast":
      return withBallot(game, event);
    case "GameClosed":
      return closed(game, at);
    case "GameFinished":
      return { ...game, phase: "finished", takebacks: [], outcome: outcomeOf(registry, game, event), finishedAt: at };
  }
}

/** An annulled game keeps the time at which it finished. */
function closed(game: Game, at: string): Game {
  const finishedAt = game.finishedAt ?? at;
  return { ...game, phase: "closed", invited: [], takebacks: [], outcome: undefined, finishedAt };
}

/** Computed again, because earlier events lack tie-breaks; as recorded where the rules are missing. */
function outcomeOf(registry: RulesetRegistry, { settings, position }: Game, { outcome }: EventOf<"GameFinished">) {
  if (registry.has(settings.ruleset)) return registry.of(settings.ruleset).ruleset.outcome(position);
  return { ranking: outcome.ranking.map((place) => ({ ...place, tieBreaks: place.tieBreaks ?? [] })) };
}

function withFacts(registry: RulesetRegistry, game: Game, facts: Facts): Game {
  return changedGame(game, { position: positionWith(registry, game, facts) });
}

type Facts = EventOf<"MovePlayed">["facts"];

function positionWith(registry: RulesetRegistry, { settings, position }: Game, facts: Facts): unknown {
  return registry.has(settings.ruleset)
    ? positionAfter(registry.of(settings.ruleset).ruleset, facts, position)
    : undefined;
}

function takenBack(game: Game, { to }: EventOf<"MovesUndone">): Game {
  const place = game.takebacks.findIndex((takeback) => takeback.to === to);
  const takeback = game.takebacks[place];
  if (takeback === undefined) throw new Error(`game ${game.id} has no takeback to version ${to}`);
  return { ...game, position: takeback.position, takebacks: game.takebacks.slice(0, place) };
}

function rolledBack(game: Game, { to }: EventOf<"GameRolledBack">, stateAtTarget: Game | undefined): Game {
  if (stateAtTarget?.version !== to) throw new Error(`version ${to} of game ${game.id} is missing for its rollback`);
  return { ...game, position: stateAtTarget.position, takebacks: [] };
}

function replaced(game: Game, { seat, newcomer }: EventOf<"SeatReplaced">): Game {
  const before = game.seats[seat];
  if (before === undefined || before.kind === "nobody") throw new Error(`seat ${seat} has no occupant`);
  if (newcomer.kind === "caretaker") return withCaretaker(game, { seat, ...newcomer });
  const { entropy } = before;
  return { ...withOccupant(withoutBallotsOf(game, seat), seat, { ...newcomer, entropy }), takebacks: [] };
}

type Abandonment = Pick<EventOf<"SeatResigned">, "seat" | "bot" | "openUntil" | "staysOpen">;

function withCaretaker(game: Game, { seat, bot, openUntil, staysOpen }: Abandonment): Game {
  const occupant = game.seats[seat];
  if (occupant?.kind !== "person") throw new Error(`seat ${seat} is not held by a person`);
  const caretaker = {
    ...occupant,
    kind: "caretaker",
    bot: games.botLevelOf(bot),
    openUntil,
    staysOpen,
    waits: false,
    ballots: [],
  } as const;
  return { ...withOccupant(withoutBallotsOf(game, seat), seat, caretaker), takebacks: [] };
}

function withSubstitute(game: Game, { seat, account }: EventOf<"SeatTakenOver">): Game {
  const { entropy } = caretakerAt(game, seat);
  return { ...withOccupant(game, seat, { kind: "person", account, entropy }), takebacks: [] };
}

function withBallot(game: Game, { seat, about, wish, decides }: EventOf<"BallotCast">): Game {
  const { openUntil, staysOpen, ...caretaker } = caretakerAt(game, about);
  const ballots = [...caretaker.ballots.filter((ballot) => ballot.seat !== seat), { seat, wish }];
  // If the players decide for the caretaker, the seat is no longer open to substitutes.
  const opening = decides === "caretaker" ? {} : { openUntil, staysOpen };
  const waits = decides === undefined ? caretaker.waits : decides === "wait";
  return withOccupant(game, about, { ...caretaker, ...opening, waits, ballots });
}

/** Players who have left have no vote. */
function withoutBallotsOf(game: Game, seat: Seat): Game {
  const seats = game.seats.map((occupant) =>
    occupant.kind === "caretaker"
      ? { ...occupant, ballots: occupant.ballots.filter((ballot) => ballot.seat !== seat) }
      : occupant,
  );
  return { ...game, seats };
}

function caretakerAt({ id, seats }: Game, seat: Seat) {
  const occupant = seats[seat];
  if (occupant?.kind !== "caretaker") throw new Error(`seat ${seat} of game ${id} has no caretaker`);
  return occupant;
}

/** With fixed deadlines, excuses count in a row: a move of the player ends the row. */
function excusedAfter({ settings, excused }: Game, { seat, by }: EventOf<"MovePlayed">): Game["excused"] {
  const endsRow = settings.clock?.fixedDeadlines !== undefined && by === "person" && (excused[seat] ?? 0) > 0;
  return endsRow ? excused.with(seat, 0) : excused;
}

function excused(game: Game, seat: Seat): Game {
  return { ...game, excused: game.excused.with(seat, (game.excused[seat] ?? 0) + 1) };
}

/** Clocks are taken from the event and never computed again. */
export function withClocks(game: Game, event: GameEvent): Game {
  const changed = isTimed(event) ? event.clocks : undefined;
  if (changed === undefined || changed.length === 0) return game;
  const clocks = game.seats.map((_, seat) => changed.find((clock) => clock.seat === seat) ?? game.clocks[seat]);
  return { ...game, clocks: clocks.filter((clock) => clock !== undefined) };
}

type LobbyEvent = EventOf<
  "SeatTaken" | "SeatLeft" | "HostChanged" | "ReadinessSaid" | "PlayerInvited" | "InvitationEnded"
>;

/** The game after an event that is possible only before the start. */
export function evolveInLobby(game: Game, event: LobbyEvent): Game {
  switch (event.type) {
    case "SeatTaken":
      return seated(game, event);
    case "SeatLeft":
      return { ...withOccupant(game, event.seat, { kind: "nobody" }), kickedOut: kickedOutAfter(game, event) };
    case "HostChanged":
      return { ...game, settings: { ...game.settings, host: event.host } };
    case "ReadinessSaid":
      return withReadiness(game, event);
    case "PlayerInvited":
      return {
        ...game,
        invited: [...withoutInvitation(game, event.account), { account: event.account, seat: event.seat }],
        kickedOut: game.kickedOut.filter((account) => account !== event.account),
      };
    case "InvitationEnded":
      return { ...game, invited: withoutInvitation(game, event.account) };
  }
}

/** Invitations end when the game starts. Accounts that were kicked out may still not take over a seat. */
export function withoutInvitations(game: Game): Game {
  return game.invited.length === 0 ? game : { ...game, invited: [] };
}

function seated(game: Game, { seat, newcomer, entropy }: EventOf<"SeatTaken">): Game {
  if (newcomer.kind === "bot")
    return withOccupant(game, seat, { kind: "bot", bot: games.botLevelOf(newcomer.bot), entropy });
  const after = withOccupant(game, seat, { ...newcomer, entropy });
  const kickedOut = game.kickedOut.filter((account) => account !== newcomer.account);
  return { ...after, invited: withoutInvitation(game, newcomer.account), kickedOut };
}

function kickedOutAfter({ seats, kickedOut }: Game, { seat, isSentAway }: EventOf<"SeatLeft">): readonly string[] {
  const occupant = seats[seat];
  return isSentAway === true && occupant?.kind === "person" ? [...kickedOut, occupant.account] : kickedOut;
}

function withReadiness(game: Game, { seat, isReady }: EventOf<"ReadinessSaid">): Game {
  const occupant = game.seats[seat];
  if (occupant?.kind !== "person") throw new Error(`seat ${seat} of game ${game.id} is not held by a person`);
  return withOccupant(game, seat, { ...occupant, isReady });
}

function withoutInvitation({ invited }: Game, account: string): Game["invited"] {
  return invited.filter((guest) => guest.account !== account);
}
