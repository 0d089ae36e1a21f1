import type { games, adminGames as words } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { EventOf, GameEvent, Ruling } from "../../../domain/game/events.ts";
import type { Game, SeatOccupant } from "../../../domain/game/game.ts";
import { seatTakenEvent } from "../../../domain/game/proof/chance.ts";
import { abandonmentOf } from "../../../domain/game/seats/abandonment.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { decided, executeCommand, stateAfter } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import { hasInspected } from "../../../stores/games/inspections-store.ts";
import { playerNames } from "../../../stores/names/player-names-queries.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { auditEntry, type StaffActor } from "../permissions.ts";
import { assertFound, assertNotInvolved } from "./game-access.ts";
import { assertRunning, assertRunningAt, assertVersion } from "./version-checks.ts";

interface Instruction {
  readonly expectedVersion: number;
  readonly reason: string;
}
export interface Intervention<Body extends Instruction = Instruction> {
  readonly by: StaffActor;
  readonly game: string;
  readonly instruction: Body;
  /** A further check when the event is written. */
  readonly withinTransaction?: (client: PoolClient) => Promise<void>;
}
type InterventionOf<Schema extends z.ZodType> = Intervention<z.output<Schema> & Instruction>;

export interface GameAdminDeps extends AdminDeps {
  readonly showGame: (game: Game, viewer: string | undefined) => Promise<games.GameBody>;
  /** The move that a caretaker would play for this seat. */
  readonly caretakersMove: (game: Game, seat: number) => Promise<EventOf<"MovePlayed">>;
}

/** Adds time to the clock of a seat. */
export function extendClock(deps: GameAdminDeps, { instruction, ...rest }: InterventionOf<typeof words.newExtension>) {
  return intervene(deps, "extendClock", { instruction, ...rest }, async (game, ruling) => {
    assertRunning(game);
    const { kind } = occupantAt(game, instruction.seat);
    if (game.settings.clock === undefined || kind !== "person") throw new Problem("no-clock");
    return [{ type: "ClockExtended", seat: instruction.seat, milliseconds: instruction.seconds * 1000, ruling }];
  });
}

/** Replaces a player by a caretaker or by an account that has agreed to play on. */
export function replaceSeat(
  deps: GameAdminDeps,
  { instruction, ...rest }: InterventionOf<typeof words.newReplacement>,
) {
  const { newcomer } = instruction;
  const withinTransaction = async (client: PoolClient) => {
    if (newcomer.kind !== "person" || !(await hasInspected(client, rest.game, newcomer.account))) return;
    throw new Problem("own-game", "This account has seen the hidden information of this game on the admin pages.");
  };
  return intervene(deps, "replaceSeat", { instruction, ...rest, withinTransaction }, async (game, ruling) => {
    assertRunning(game);
    const occupant = occupantAt(game, instruction.seat);
    if (newcomer.kind === "person") await assertMayTakeSeat(deps, game, occupant, instruction.seat, newcomer.account);
    else if (occupant.kind !== "person") throw new Problem("done-already", "A bot already plays for this seat.");
    return [{ type: "SeatReplaced", seat: instruction.seat, newcomer: newOccupant(deps, game, instruction), ruling }];
  });
}

/** Lets a caretaker play one move for a seat whose turn it is. */
export function playForSeat(
  deps: GameAdminDeps,
  { instruction, ...rest }: InterventionOf<typeof words.newCaretakerMove>,
) {
  return intervene(deps, "playForSeat", { instruction, ...rest }, async (game, ruling) => {
    assertRunning(game);
    occupantAt(game, instruction.seat);
    if (!questionOf(deps.registry, game)?.seats.includes(instruction.seat)) {
      throw new Problem("done-already", "It is not the turn of this seat.");
    }
    return [{ ...(await deps.caretakersMove(game, instruction.seat)), ruling }];
  });
}

/** Rolls a game back to an earlier version. */
export function rollBack(deps: GameAdminDeps, { instruction, ...rest }: InterventionOf<typeof words.newRollback>) {
  return intervene(deps, "rollBackGame", { instruction, ...rest }, async (game, ruling) => {
    assertRunning(game);
    await assertRunningAt(deps, game, instruction.to);
    return [{ type: "GameRolledBack", to: instruction.to, ruling }];
  });
}

/** Annuls a game, running or finished. */
export function annul(deps: GameAdminDeps, intervention: Intervention) {
  return intervene(deps, "annulGame", intervention, async ({ phase, secret }, ruling) => {
    if (phase === "closed") throw new Problem("done-already", "This game is already annulled.");
    return [{ type: "GameClosed", why: "annulled", secret, ruling }];
  });
}

/** Fills the open seats of a game with bots. */
export function fillWithBots(deps: GameAdminDeps, { instruction, ...rest }: InterventionOf<typeof words.newFilling>) {
  return intervene(deps, "fillWithBots", { instruction, ...rest }, async (game) => {
    const { phase, seats } = game;
    if (phase !== "open") throw new Problem("not-open", "Seats can only be filled before the game starts.");
    const free = seats.flatMap(({ kind }, seat) => (kind === "nobody" ? [seat] : []));
    if (free.length === 0) throw new Problem("done-already", "Every seat of this game is taken.");
    return free.map((seat) => seatTakenEvent(game, seat, { kind: "bot", bot: instruction.bot }));
  });
}

/** Who intervenes, in which role, and why: part of the event. */
export function rulingOf({ account, role }: StaffActor, { reason }: Instruction): Ruling {
  return { by: account.id, role: role === "director" ? role : "administrator", reason };
}

type EventsFor = (game: Game, ruling: Ruling) => Promise<readonly GameEvent[]>;

/**
 * Writes an event and its audit entry in one transaction.
 * @throws {Problem} stale-version if the game has moved on
 */
export async function intervene(
  deps: GameAdminDeps,
  operation: string,
  { by, game: id, instruction, withinTransaction }: Intervention,
  eventsFor: EventsFor,
): Promise<games.GameBody> {
  const { account } = by;
  const ruling = rulingOf(by, instruction);
  const outcome = await executeCommand(deps.games, {
    id,
    async decide(known) {
      const game = assertFound(known);
      assertNotInvolved(game, account.id);
      assertVersion(game, instruction.expectedVersion);
      return decided(await eventsFor(game, ruling));
    },
    async withinTransaction(client, { version }) {
      await withinTransaction?.(client);
      const action = auditEntry(by, operation, { kind: "game", id }, { ...instruction, version });
      await writeAudit(client, action, deps.now());
    },
  });
  return deps.showGame(stateAfter(outcome), account.id);
}

function occupantAt({ seats }: Game, seat: number): SeatOccupant {
  const occupant = seats[seat];
  if (occupant === undefined) throw new Problem("malformed-request", `This game has seats 0 to ${seats.length - 1}.`);
  return occupant;
}

/** Checks that an account may take over a seat. An account that knows another hand of this game may not. */
async function assertMayTakeSeat(
  { pool }: GameAdminDeps,
  game: Game,
  occupant: SeatOccupant,
  seat: number,
  account: string,
) {
  if (occupant.kind === "person" && occupant.account === account) throw new Problem("done-already");
  if (!(await playerNames(pool, [account])).has(account)) throw new Problem("not-found", "No account has this id.");
  const others = game.tenures.filter((tenure) => tenure.account === account && tenure.seat !== seat);
  if (others.length > 0) throw new Problem("seat-taken", "This account has or had another seat in this game.");
}

function newOccupant(
  { now }: GameAdminDeps,
  game: Game,
  { seat, newcomer }: z.output<typeof words.newReplacement>,
): EventOf<"SeatReplaced">["newcomer"] {
  if (newcomer.kind === "person") return newcomer;
  const { seat: _, ...leaving } = abandonmentOf(game, seat, now());
  return { kind: "caretaker", ...leaving };
}
