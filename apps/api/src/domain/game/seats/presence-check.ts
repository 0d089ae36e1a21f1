import type { Question, Seat } from "@seneschal/engine";
import type { EventOf } from "../events.ts";
import type { StoredEvent } from "../evolve.ts";
import type { Game, PlayingSeat, PresenceCheck, ReplacementVote, SeatOccupant, Waiting } from "../game.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A presence check can start when nobody has moved for this time, and again after the same time. */
export const checkAfterMs = 7 * dayMs;
/** The time to answer a presence check. */
export const answerDays = 3;
export const answerMs = answerDays * dayMs;
/** After the time to answer, the time in which more than half of the other players must agree to a replacement. */
export const voteMs = 3 * dayMs;

/** How long the game has waited after an event. */
export function waitingAfter(before: Game, after: Game, { event, at }: StoredEvent): Waiting | undefined {
  if (after.phase !== "running" || after.settings.clock !== undefined) return undefined;
  const { since, check } = before.waiting ?? { since: at };
  switch (event.type) {
    case "GameBegan":
    case "MovesUndone":
    case "GameRolledBack":
      return { since: at };
    case "MovePlayed":
      return { since: at, check: check && withoutAbsence(check, event.seat) };
    case "SeatTakenOver":
    case "SeatReplaced":
      return { since: at, check: check && withoutPlayer(check, event.seat) };
    case "SeatResigned":
    case "SeatVacated":
      return { since, check: check && withoutPlayer(check, event.seat) };
    case "PresenceCheckStarted":
      return { since, check: startedCheck(check, event, at) };
    case "PresenceConfirmed":
      return { since, check: check && withConfirmation(check, event.seat) };
    case "ReplacementVoteCast":
      return { since, check: check && withVote(check, event) };
    case "GameOpened":
    case "SeatTaken":
    case "SeatLeft":
    case "HostChanged":
    case "ReadinessSaid":
    case "PlayerInvited":
    case "InvitationEnded":
    case "TimeRanOut":
    case "BallotCast":
    case "ShorteningProposed":
    case "ShorteningAgreed":
    case "ShorteningDeclined":
    case "GameShortened":
    case "ClocksShifted":
    case "ClockExtended":
    case "GameFinished":
    case "GameClosed":
      return before.waiting;
  }
}

function startedCheck(
  last: PresenceCheck | undefined,
  { seat, asked, question }: EventOf<"PresenceCheckStarted">,
  startedAt: string,
): PresenceCheck {
  const confirmed = last?.question === question ? last.confirmed : [];
  return { startedBy: seat, startedAt, question, asked, confirmed, votes: [] };
}

function withConfirmation(check: PresenceCheck, seat: Seat): PresenceCheck {
  return { ...withoutAbsence(check, seat), confirmed: [...check.confirmed, seat] };
}

export function withVote(check: PresenceCheck, { seat, about, agrees }: ReplacementVote): PresenceCheck {
  const others = check.votes.filter((vote) => vote.seat !== seat || vote.about !== about);
  return { ...check, votes: [...others, { seat, about, agrees }] };
}

/** The player has answered: the votes on their replacement are void. */
function withoutAbsence(check: PresenceCheck, seat: Seat): PresenceCheck {
  if (!check.asked.includes(seat)) return check;
  const asked = check.asked.filter((other) => other !== seat);
  return { ...check, asked, votes: check.votes.filter(({ about }) => about !== seat) };
}

/** Another player has the seat, or none. */
function withoutPlayer(check: PresenceCheck, seat: Seat): PresenceCheck {
  const { confirmed, votes, ...rest } = withoutAbsence(check, seat);
  const isOther = (other: Seat) => other !== seat;
  return { ...rest, confirmed: confirmed.filter(isOther), votes: votes.filter((vote) => isOther(vote.seat)) };
}

type Asked = Pick<Question, "number" | "seats"> | null | undefined;

/** The presence check of the open question, with the seats that the game still waits for; undefined if there are none. */
export function openCheck(waiting: Waiting | null | undefined, question: Asked): PresenceCheck | undefined {
  const check = waiting?.check;
  if (check === undefined || check.question !== question?.number) return undefined;
  const asked = check.asked.filter((seat) => question.seats.includes(seat));
  return asked.length === 0 ? undefined : { ...check, asked };
}

/** When a presence check can start, by the events of the game. */
export function nextCheckAt({ since, check }: Waiting): string {
  const last = check === undefined || check.startedAt < since ? since : check.startedAt;
  return later(last, checkAfterMs);
}

/** The end of the time to answer. */
export const answerBy = ({ startedAt }: Pick<PresenceCheck, "startedAt">): string => later(startedAt, answerMs);

/** From then on, the majority of the votes cast decides. */
export const votesCountAt = ({ startedAt }: PresenceCheck): string => later(startedAt, answerMs + voteMs);

const later = (instant: string, milliseconds: number) => new Date(Date.parse(instant) + milliseconds).toISOString();

interface PlayersAt {
  readonly seats: readonly SeatOccupant[];
  readonly at: string;
}

/**
 * The seats whose players are replaced now: more than half of the other players agree, or most of the votes when the
 * time to vote is over. Players who have not answered themselves have no vote.
 */
export function replacedSeats(check: PresenceCheck, players: PlayersAt): readonly Seat[] {
  if (players.at < answerBy(check)) return [];
  const voters = votersOf(check, players.seats);
  return check.asked.filter((about) => {
    const votes = check.votes.filter((vote) => vote.about === about && voters.includes(vote.seat));
    return isAgreed(votes, voters.length) || (players.at >= votesCountAt(check) && isAgreed(votes, votes.length));
  });
}

/** Whether more than half of these players agree. */
function isAgreed(votes: readonly ReplacementVote[], players: number): boolean {
  return votes.filter(({ agrees }) => agrees).length * 2 > players;
}

/** The seats that can vote: those of people who are not asked, nor on the device of someone who is. */
export function votersOf({ asked }: Pick<PresenceCheck, "asked">, seats: readonly PlayingSeat[]): readonly Seat[] {
  const absent = new Set(asked.map((seat) => deviceOf(seats[seat])));
  return seats.flatMap((occupant, seat) =>
    occupant.kind === "person" && !absent.has(deviceOf(occupant)) ? [seat] : [],
  );
}

/** The account whose device a player uses. */
function deviceOf(occupant: PlayingSeat | undefined): string | undefined {
  return occupant?.kind === "person" ? (occupant.companionOf ?? occupant.account ?? undefined) : undefined;
}
