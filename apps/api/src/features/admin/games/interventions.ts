import type { games, deskGames as words } from "@seneschal/schema";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { EventOf, GameEvent, Ruling } from "../../../domain/game/events.ts";
import type { Game, SeatOccupant } from "../../../domain/game/game.ts";
import { leavingOf } from "../../../domain/game/leaving.ts";
import { seatTaken } from "../../../domain/game/seat-taken.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { executeCommand } from "../../../event-store/execute-command.ts";
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
  /** What must hold, too, when it is written. */
  readonly withinTransaction?: (client: PoolClient) => Promise<void>;
}
type Given<Schema extends z.ZodType> = Intervention<z.output<Schema> & Asked>;

export interface GameDeskDeps extends DeskDeps {
  readonly showGame: (game: Game, viewer: string | undefined) => Promise<games.GameBody>;
  /** What a caretaker would do in this seat. */
  readonly caretakersMove: (game: Game, seat: number) => Promise<EventOf<"MovePlayed">>;
}

/** Puts time into the bank of a seat. */
export function extendClock(deps: GameDeskDeps, { asked, ...rest }: Given<typeof words.newExtension>) {
  return intervene(deps, "extendClock", { asked, ...rest }, async (game, ruling) => {
    mustRun(game);
    const { kind } = sittingAt(game, asked.seat);
    if (game.terms.clock === undefined || kind !== "person") throw new Problem("no-clock");
    return [{ type: "ClockExtended", seat: asked.seat, milliseconds: asked.seconds * 1000, ruling }];
  });
}

/** Gives a seat to a caretaker, or to somebody who agreed to play on. */
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

/** Lets a caretaker decide once for a seat that the game waits for. */
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

/** Lets the position of an earlier version hold again. */
export function rollBack(deps: GameDeskDeps, { asked, ...rest }: Given<typeof words.newRollback>) {
  return intervene(deps, "rollBackGame", { asked, ...rest }, async (game, ruling) => {
    mustRun(game);
    await mustHavePosition(deps, game, asked.to);
    return [{ type: "GameRolledBack", to: asked.to, ruling }];
  });
}

/** Lets a game count for nothing, whether it is over or not. */
export function annul(deps: GameDeskDeps, intervention: Intervention) {
  return intervene(deps, "annulGame", intervention, async ({ phase, secret }, ruling) => {
    if (phase === "closed") throw new Problem("done-already", "This game is already annulled.");
    return [{ type: "GameClosed", why: "annulled", secret, ruling }];
  });
}

/** Seats bots wherever a game still waits for somebody. */
export function fillWithBots(deps: GameDeskDeps, { asked, ...rest }: Given<typeof words.newFilling>) {
  return intervene(deps, "fillWithBots", { asked, ...rest }, async (game) => {
    const { phase, seats } = game;
    if (phase !== "open") throw new Problem("not-open", "Seats can only be filled before the game starts.");
    const free = seats.flatMap(({ kind }, seat) => (kind === "nobody" ? [seat] : []));
    if (free.length === 0) throw new Problem("done-already", "Every seat of this game is taken.");
    return free.map((seat) => seatTaken(game, seat, { kind: "bot", bot: asked.bot }));
  });
}

/** Who intervenes, in which role, and why, as the event tells it. */
export function rulingOf({ account, role }: StaffActor, { reason }: Asked): Ruling {
  return { by: account.id, role: role === "director" ? role : "administrator", reason };
}

type Propose = (game: Game, ruling: Ruling) => Promise<readonly GameEvent[]>;

/** Event and audit entry are written together or not at all; whoever decided on another version is told so. */
export async function intervene(
  deps: GameDeskDeps,
  operation: string,
  { by, game: id, asked, withinTransaction }: Intervention,
  propose: Propose,
): Promise<games.GameBody> {
  const { account } = by;
  const ruling = rulingOf(by, asked);
  const change = await executeCommand(
    deps,
    id,
    async (known) => {
      const game = mustBeThere(known);
      mustNotPlay(game, account.id);
      mustStandAt(game, asked.expectedVersion);
      return propose(game, ruling);
    },
    undefined,
    async (client, { version }) => {
      await withinTransaction?.(client);
      const deed = auditEntry(by, operation, { kind: "game", id }, { ...asked, version });
      await writeAudit(client, deed, deps.now());
    },
  );
  if (change.is !== "made") throw new Error("an intervention has no key");
  return deps.showGame(change.game, account.id);
}

function sittingAt({ seats }: Game, seat: number): SeatOccupant {
  const sitting = seats[seat];
  if (sitting === undefined) throw new Problem("malformed-request", `This game has seats 0 to ${seats.length - 1}.`);
  return sitting;
}

/** Whoever knows another hand of this game cannot play on. */
async function maySitDown({ pool }: GameDeskDeps, game: Game, sitting: SeatOccupant, seat: number, account: string) {
  if (sitting.kind === "person" && sitting.account === account) throw new Problem("done-already");
  if (!(await playerNames(pool, [account])).has(account)) throw new Problem("not-found", "No account has this id.");
  const others = game.holdings.filter((holding) => holding.account === account && holding.seat !== seat);
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
