import type { games, deskGames as words } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import { seatTaken } from "../../../domain/game/chance.ts";
import type { EventOf, GameEvent, Ruling } from "../../../domain/game/events.ts";
import type { Game, SeatOccupant } from "../../../domain/game/game.ts";
import { leavingOf } from "../../../domain/game/seats/abandoned-seats.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { decided, executeCommand, stateAfter } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { writeAudit } from "../../../read-models/audit-log-store.ts";
import { hasLooked } from "../../../read-models/desk-looks-store.ts";
import { playerNames } from "../../../read-models/player-names-queries.ts";
import type { DeskDeps } from "../desk.ts";
import { auditEntry, type StaffActor } from "../permissions.ts";
import { mustHavePosition, mustRun, mustStandAt } from "./as-it-stands.ts";
import { mustBeThere, mustNotPlay } from "./own-game.ts";

interface Asked {
  readonly expectedVersion: number;
  readonly reason: string;
}
export interface Intervention<Wish extends Asked = Asked> {
  readonly by: StaffActor;
  readonly game: string;
  readonly asked: Wish;
  /** A further check when the event is written. */
  readonly withinTransaction?: (client: PoolClient) => Promise<void>;
}
type Given<Schema extends z.ZodType> = Intervention<z.output<Schema> & Asked>;

export interface GameDeskDeps extends DeskDeps {
  readonly showGame: (game: Game, viewer: string | undefined) => Promise<games.GameBody>;
  /** The move that a caretaker would play for this seat. */
  readonly caretakersMove: (game: Game, seat: number) => Promise<EventOf<"MovePlayed">>;
}

/** Adds time to the clock of a seat. */
export function extendClock(deps: GameDeskDeps, { asked, ...rest }: Given<typeof words.newExtension>) {
  return intervene(deps, "extendClock", { asked, ...rest }, async (game, ruling) => {
    mustRun(game);
    const { kind } = sittingAt(game, asked.seat);
    if (game.settings.clock === undefined || kind !== "person") throw new Problem("no-clock");
    return [{ type: "ClockExtended", seat: asked.seat, milliseconds: asked.seconds * 1000, ruling }];
  });
}

/** Replaces a player by a caretaker or by an account that has agreed to play on. */
export function replaceSeat(deps: GameDeskDeps, { asked, ...rest }: Given<typeof words.newReplacement>) {
  const { newcomer } = asked;
  const withinTransaction = async (client: PoolClient) => {
    if (newcomer.kind !== "person" || !(await hasLooked(client, rest.game, newcomer.account))) return;
    throw new Problem("own-game", "This account has seen the hidden information of this game on the admin pages.");
  };
  return intervene(deps, "replaceSeat", { asked, ...rest, withinTransaction }, async (game, ruling) => {
    mustRun(game);
    const sitting = sittingAt(game, asked.seat);
    if (newcomer.kind === "person") await maySitDown(deps, game, sitting, asked.seat, newcomer.account);
    else if (sitting.kind !== "person") throw new Problem("done-already", "A bot already plays for this seat.");
    return [{ type: "SeatReplaced", seat: asked.seat, newcomer: sitterOf(deps, game, asked), ruling }];
  });
}

/** Lets a caretaker play one move for a seat whose turn it is. */
export function playForSeat(deps: GameDeskDeps, { asked, ...rest }: Given<typeof words.newCaretakerMove>) {
  return intervene(deps, "playForSeat", { asked, ...rest }, async (game, ruling) => {
    mustRun(game);
    sittingAt(game, asked.seat);
    if (!questionOf(deps.registry, game)?.seats.includes(asked.seat)) {
      throw new Problem("done-already", "It is not the turn of this seat.");
    }
    return [{ ...(await deps.caretakersMove(game, asked.seat)), ruling }];
  });
}

/** Rolls a game back to an earlier version. */
export function rollBack(deps: GameDeskDeps, { asked, ...rest }: Given<typeof words.newRollback>) {
  return intervene(deps, "rollBackGame", { asked, ...rest }, async (game, ruling) => {
    mustRun(game);
    await mustHavePosition(deps, game, asked.to);
    return [{ type: "GameRolledBack", to: asked.to, ruling }];
  });
}

/** Annuls a game, running or finished. */
export function annul(deps: GameDeskDeps, intervention: Intervention) {
  return intervene(deps, "annulGame", intervention, async ({ phase, secret }, ruling) => {
    if (phase === "closed") throw new Problem("done-already", "This game is already annulled.");
    return [{ type: "GameClosed", why: "annulled", secret, ruling }];
  });
}

/** Fills the open seats of a game with bots. */
export function fillWithBots(deps: GameDeskDeps, { asked, ...rest }: Given<typeof words.newFilling>) {
  return intervene(deps, "fillWithBots", { asked, ...rest }, async (game) => {
    const { phase, seats } = game;
    if (phase !== "open") throw new Problem("not-open", "Seats can only be filled before the game starts.");
    const free = seats.flatMap(({ kind }, seat) => (kind === "nobody" ? [seat] : []));
    if (free.length === 0) throw new Problem("done-already", "Every seat of this game is taken.");
    return free.map((seat) => seatTaken(game, seat, { kind: "bot", bot: asked.bot }));
  });
}

/** Who intervenes, in which role, and why: part of the event. */
export function rulingOf({ account, role }: StaffActor, { reason }: Asked): Ruling {
  return { by: account.id, role: role === "director" ? role : "administrator", reason };
}

type EventsFor = (game: Game, ruling: Ruling) => Promise<readonly GameEvent[]>;

/**
 * Writes an event and its audit entry in one transaction.
 * @throws {Problem} stale-version if the game has moved on
 */
export async function intervene(
  deps: GameDeskDeps,
  operation: string,
  { by, game: id, asked, withinTransaction }: Intervention,
  eventsFor: EventsFor,
): Promise<games.GameBody> {
  const { account } = by;
  const ruling = rulingOf(by, asked);
  const outcome = await executeCommand(deps.games, {
    id,
    async decide(known) {
      const game = mustBeThere(known);
      mustNotPlay(game, account.id);
      mustStandAt(game, asked.expectedVersion);
      return decided(await eventsFor(game, ruling));
    },
    async withinTransaction(client, { version }) {
      await withinTransaction?.(client);
      const deed = auditEntry(by, operation, { kind: "game", id }, { ...asked, version });
      await writeAudit(client, deed, deps.now());
    },
  });
  return deps.showGame(stateAfter(outcome), account.id);
}

function sittingAt({ seats }: Game, seat: number): SeatOccupant {
  const sitting = seats[seat];
  if (sitting === undefined) throw new Problem("malformed-request", `This game has seats 0 to ${seats.length - 1}.`);
  return sitting;
}

/** Checks that an account may take over a seat. An account that knows another hand of this game may not. */
async function maySitDown({ pool }: GameDeskDeps, game: Game, sitting: SeatOccupant, seat: number, account: string) {
  if (sitting.kind === "person" && sitting.account === account) throw new Problem("done-already");
  if (!(await playerNames(pool, [account])).has(account)) throw new Problem("not-found", "No account has this id.");
  const others = game.tenures.filter((tenure) => tenure.account === account && tenure.seat !== seat);
  if (others.length > 0) throw new Problem("seat-taken", "This account has or had another seat in this game.");
}

function sitterOf(
  { now }: GameDeskDeps,
  game: Game,
  { seat, newcomer }: z.output<typeof words.newReplacement>,
): EventOf<"SeatReplaced">["newcomer"] {
  if (newcomer.kind === "person") return newcomer;
  const { seat: _, ...leaving } = leavingOf(game, seat, now());
  return { kind: "caretaker", ...leaving };
}
