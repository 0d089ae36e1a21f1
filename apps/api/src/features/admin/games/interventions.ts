import type { games, adminGames as schemas } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { EventOf, GameEvent, Ruling } from "../../../domain/game/events.ts";
import type { Game, SeatOccupant } from "../../../domain/game/game.ts";
import { seatTakenEvent } from "../../../domain/game/proof/chance.ts";
import { abandonmentOf } from "../../../domain/game/seats/abandonment.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { decided, executeCommand, stateAfter } from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { isRejected, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import { hasInspected } from "../../../stores/games/inspections-store.ts";
import { playerNames } from "../../../stores/names/player-names-queries.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { auditEntry, type StaffActor } from "../permissions.ts";
import { checkNotInvolved, checkRunning, checkRunningAt, checkVersion, foundGame } from "./game-access.ts";

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
  readonly caretakerMove: (game: Game, seat: number) => Promise<EventOf<"MovePlayed">>;
}

/** Adds time to the clock of a seat. */
export function extendClock(
  deps: GameAdminDeps,
  { instruction, ...rest }: InterventionOf<typeof schemas.newExtension>,
) {
  return intervene(deps, "extendClock", { instruction, ...rest }, async (game, ruling) => {
    const occupant = occupantInRunning(game, instruction.seat);
    if (isRejected(occupant)) return occupant;
    if (game.settings.clock === undefined || occupant.kind !== "person") return rejected("no-clock");
    return [{ type: "ClockExtended", seat: instruction.seat, milliseconds: instruction.seconds * 1000, ruling }];
  });
}

/** Replaces a player by a caretaker or by an account that has agreed to play on. */
export function replaceSeat(
  deps: GameAdminDeps,
  { instruction, ...rest }: InterventionOf<typeof schemas.newReplacement>,
) {
  const { newcomer } = instruction;
  const withinTransaction = async (client: PoolClient) => {
    if (newcomer.kind !== "person" || !(await hasInspected(client, rest.game, newcomer.account))) return;
    throw new Problem("own-game", "This account has seen the hidden information of this game on the admin pages.");
  };
  return intervene(deps, "replaceSeat", { instruction, ...rest, withinTransaction }, async (game, ruling) => {
    const { seat } = instruction;
    const occupant = occupantInRunning(game, seat);
    if (isRejected(occupant)) return occupant;
    const rejection =
      newcomer.kind === "person"
        ? await checkMayTakeSeat(deps, game, { seat, occupant, account: newcomer.account })
        : checkIsPerson(occupant);
    return rejection ?? [{ type: "SeatReplaced", seat, newcomer: newOccupant(game, instruction), ruling }];
  });
}

/** Lets a caretaker play one move for a seat whose turn it is. */
export function playForSeat(
  deps: GameAdminDeps,
  { instruction, ...rest }: InterventionOf<typeof schemas.newCaretakerMove>,
) {
  return intervene(deps, "playForSeat", { instruction, ...rest }, async (game, ruling) => {
    const occupant = occupantInRunning(game, instruction.seat);
    if (isRejected(occupant)) return occupant;
    if (!questionOf(deps.registry, game)?.seats.includes(instruction.seat)) {
      return rejected("done-already", "It is not the turn of this seat.");
    }
    return [{ ...(await deps.caretakerMove(game, instruction.seat)), ruling }];
  });
}

/** Rolls a game back to an earlier version. */
export function rollBack(deps: GameAdminDeps, { instruction, ...rest }: InterventionOf<typeof schemas.newRollback>) {
  return intervene(deps, "rollBackGame", { instruction, ...rest }, async (game, ruling) => {
    const rejection = checkRunning(game) ?? (await checkRunningAt(deps, game, instruction.to));
    return rejection ?? [{ type: "GameRolledBack", to: instruction.to, ruling }];
  });
}

/** Annuls a game, running or finished. */
export function annul(deps: GameAdminDeps, intervention: Intervention) {
  return intervene(deps, "annulGame", intervention, async ({ phase, secret }, ruling) => {
    if (phase === "closed") return rejected("done-already", "This game is already annulled.");
    return [{ type: "GameClosed", why: "annulled", secret, ruling }];
  });
}

/** Fills the open seats of a game with bots. */
export function fillWithBots(deps: GameAdminDeps, { instruction, ...rest }: InterventionOf<typeof schemas.newFilling>) {
  return intervene(deps, "fillWithBots", { instruction, ...rest }, async (game) => {
    const { phase, seats } = game;
    if (phase !== "open") return rejected("not-open", "Seats can only be filled before the game starts.");
    const free = seats.flatMap(({ kind }, seat) => (kind === "nobody" ? [seat] : []));
    if (free.length === 0) return rejected("done-already", "Every seat of this game is taken.");
    return free.map((seat) => seatTakenEvent(game, seat, { kind: "bot", bot: instruction.bot }));
  });
}

/** Who intervenes, in which role, and why: part of the event. */
export function rulingOf({ account, role }: StaffActor, { reason }: Instruction): Ruling {
  return { by: account.id, role: role === "director" ? role : "administrator", reason };
}

type EventsFor = (game: Game, ruling: Ruling) => Promise<readonly GameEvent[] | Rejection>;

/** Writes events and their audit entry in one transaction. Throws `stale-version` if the game has moved on. */
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
      const game = foundGame(known);
      if (isRejected(game)) return game;
      const rejection = checkNotInvolved(game, account.id) ?? checkVersion(game, instruction.expectedVersion);
      const events = rejection ?? (await eventsFor(game, ruling));
      return isRejected(events) ? events : decided(events);
    },
    async withinTransaction(client, { version }) {
      await withinTransaction?.(client);
      const action = auditEntry(by, operation, { kind: "game", id }, { ...instruction, version });
      await writeAudit(client, action, deps.now());
    },
  });
  return deps.showGame(stateAfter(outcome), account.id);
}

/** Rejected if the game is not running or has no such seat. */
function occupantInRunning(game: Game, seat: number): SeatOccupant | Rejection {
  const { seats } = game;
  const unknown = rejected("malformed-request", `This game has seats 0 to ${seats.length - 1}.`);
  return checkRunning(game) ?? seats[seat] ?? unknown;
}

function checkIsPerson({ kind }: SeatOccupant): Rejection | undefined {
  return kind === "person" ? undefined : rejected("done-already", "A bot already plays for this seat.");
}

/** Checks that an account may take over a seat. An account that knows another hand of this game may not. */
async function checkMayTakeSeat(
  { pool }: GameAdminDeps,
  game: Game,
  { seat, occupant, account }: { readonly seat: number; readonly occupant: SeatOccupant; readonly account: string },
): Promise<Rejection | undefined> {
  if (occupant.kind === "person" && occupant.account === account) return rejected("done-already");
  if (!(await playerNames(pool, [account])).has(account)) return rejected("not-found", "No account has this id.");
  const others = game.tenures.filter((tenure) => tenure.account === account && tenure.seat !== seat);
  return others.length === 0 ? undefined : rejected("seat-taken", "This account has or had another seat in this game.");
}

function newOccupant(
  game: Game,
  { seat, newcomer }: z.output<typeof schemas.newReplacement>,
): EventOf<"SeatReplaced">["newcomer"] {
  if (newcomer.kind === "person") return newcomer;
  const { seat: _, ...leaving } = abandonmentOf(game, seat);
  return { kind: "caretaker", ...leaving };
}
