import type { Place, TieBreak } from "../../standings/results.ts";
import { stagePlanOf } from "../standings/stage-standings.ts";
import { isPhysical } from "../state/physical-boards.ts";
import {
  currentStage,
  holderOf,
  playerOf,
  type Round,
  roundNumbered,
  type Tournament,
  type TournamentTable,
  tableNumbered,
} from "../state/tournament.ts";
import type { EventOf, TournamentEvent, Verdict } from "../state/types.ts";

/** A table whose game is to be created, with its players by seat. */
export interface TableToOpen {
  readonly round: number;
  readonly table: number;
  readonly players: readonly string[];
  /** The number of games created for it before. */
  readonly attempt: number;
}

/** The result of one seat of a game, and its player at the end. */
export interface SeatFinish {
  readonly rank: number;
  readonly score: number;
  readonly tieBreaks: readonly TieBreak[];
  /** A person; undefined for a caretaker. */
  readonly heldBy: string | undefined;
}

/** The tables of the round that may begin: no player has more games at once than the stage allows. */
export function tablesToOpen(tournament: Tournament): readonly TableToOpen[] {
  const round = tournament.rounds.at(-1);
  const stage = currentStage(tournament);
  if (tournament.phase !== "running" || stage === undefined || round?.state !== "published") return [];
  const max = atOnce(tournament);
  const busy = new Map<string, number>();
  const count = (players: readonly string[]) => {
    for (const player of players) busy.set(player, (busy.get(player) ?? 0) + 1);
  };
  for (const { state, seated } of round.tables) if (state === "playing" || state === "stopped") count(seated);
  return round.tables.flatMap((table) => {
    const players = presentAt(tournament, table);
    if (isPhysical(tournament, table)) return [];
    const mayBegin = table.state === "waiting" && players.every((player) => (busy.get(player) ?? 0) < max);
    if (!mayBegin || players.length < 2) return [];
    count(players);
    return [{ round: round.number, table: table.number, players, attempt: table.earlier.length }];
  });
}

function atOnce(tournament: Tournament): number {
  const terms = tournament.plan.stages[tournament.stages.length - 1];
  const max = terms !== undefined && "mostAtOnce" in terms ? terms.mostAtOnce : null;
  return max ?? Number.POSITIVE_INFINITY;
}

/** Players who withdrew or forfeited do not come. */
export const presentAt = (tournament: Tournament, { players, forfeited }: TournamentTable): readonly string[] =>
  players.filter((name) => playerOf(tournament, name)?.status === "entered" && !forfeited.includes(name));

/** Tables with too few present players: those who are present share the first place. */
export function walkOvers(tournament: Tournament, round: Round): readonly EventOf<"TableEnded">[] {
  const { sizes } = stagePlanOf(tournament, { number: round.stage });
  return round.tables.flatMap((table) => {
    const present = presentAt(tournament, table);
    // A table on physical boards is being played: while two players stay, a director enters its result.
    const playersMin = isPhysical(tournament, table) ? 2 : Math.min(sizes.least, table.players.length);
    if (table.state !== "waiting" || present.length >= playersMin) return [];
    return [ended(round.number, table, { verdict: "walk-over", version: null, places: walkedOver(table, present) })];
  });
}

const walkedOver = ({ players }: TournamentTable, present: readonly string[]): readonly Place[] =>
  players.map((player) => {
    const isPresent = present.includes(player);
    return { player, rank: isPresent ? 1 : present.length + 1, score: 0, tieBreaks: [], isForfeit: !isPresent };
  });

/** The result of a game that is over, or was stopped and counts as it stands. Empty if it was read before. */
export function readTable(
  tournament: Tournament,
  at: { readonly round: number; readonly table: number; readonly game: string; readonly version: number },
  verdict: Verdict,
  finishes: readonly SeatFinish[],
): readonly TournamentEvent[] {
  const table = tablePlaying(tournament, at);
  if (table === undefined) return [];
  const places = placesOf(tournament, at.round, table, finishes);
  return [ended(at.round, table, { verdict, version: at.version, places })];
}

interface GameAt {
  readonly round: number;
  readonly table: number;
  readonly game: string;
}

/**
 * The game of a table was closed without a result, or annulled later: a director rules on the table. Once
 * its round is over, the result counts until then, because later pairings depend on it.
 */
export function closedGameEvents(tournament: Tournament, { round, table, game }: GameAt): readonly TournamentEvent[] {
  const at = { round, table, game };
  if (tablePlaying(tournament, at) !== undefined) return [{ type: "TableStopped", ...at }];
  if (!isCounted(tournament, at)) return [];
  const isOver = roundNumbered(tournament, round)?.state === "closed";
  return [{ type: isOver ? "GameAnnulled" : "TableStopped", ...at }];
}

/** The game of a table has begun. Empty if another game has begun, or if the players of the table have changed. */
export function openTable(
  tournament: Tournament,
  { round, table, players }: TableToOpen,
  game: string,
): readonly TournamentEvent[] {
  const waiting = tablesToOpen(tournament).some(
    (one) => one.round === round && one.table === table && one.players.join() === players.join(),
  );
  return waiting ? [{ type: "TableOpened", round, table, game, players }] : [];
}

function tablePlaying({ rounds, phase }: Tournament, { round, table, game }: GameAt): TournamentTable | undefined {
  if (phase !== "running") return undefined;
  const found = rounds.find(({ number }) => number === round)?.tables.find(({ number }) => number === table);
  return found?.state === "playing" && found.game === game ? found : undefined;
}

/** Whether its result came from this game, and no ruling has withdrawn it. */
function isCounted(tournament: Tournament, { round, table, game }: GameAt): boolean {
  const found = tableNumbered(tournament, round, table);
  return tournament.phase === "running" && found?.game === game && countsOnGame(found);
}

/** Whether a director must rule on this table if its game is annulled. */
export const countsOnGame = ({ verdict, annulment }: TournamentTable): boolean =>
  verdict === "played" && annulment === null;

type StayedSeat = SeatFinish & Pick<Place, "player" | "substitute">;

/** Players who left or never came share the last place without points; the others are ranked among themselves. */
function placesOf(
  tournament: Tournament,
  round: number,
  { players, seated, forfeited }: TournamentTable,
  finishes: readonly SeatFinish[],
): readonly Place[] {
  const stayed = seated.flatMap((player, seat): readonly StayedSeat[] => {
    const finish = finishes[seat];
    if (finish?.heldBy === undefined || forfeited.includes(player)) return [];
    if (finish.heldBy === player) return [{ player, ...finish }];
    const substitute = substituteOf(tournament, round, player, finish.heldBy);
    return substitute === undefined ? [] : [{ player, ...finish, substitute }];
  });
  return players.map((player) => {
    const own = stayed.find((one) => one.player === player);
    if (own === undefined) return { player, rank: stayed.length + 1, score: 0, tieBreaks: [], isForfeit: true };
    const rank = stayed.filter((other) => other.rank < own.rank).length + 1;
    const { score, tieBreaks } = own;
    const { substitute } = own;
    return { player, rank, score, tieBreaks, isForfeit: false, ...(substitute !== undefined && { substitute }) };
  });
}

const shares = { substitute: 1, original: 0, shared: 0.5 } as const;

/** A person who took over a seat during the game, with their share of its points; undefined if the seat is forfeited. */
function substituteOf(
  tournament: Tournament,
  round: number,
  player: string,
  holder: string,
): Place["substitute"] | undefined {
  const { substituteResult = "nobody" } = tournament.plan;
  if (substituteResult === "nobody") return undefined;
  const stage = tournament.stages.find(({ number }) => number === roundNumbered(tournament, round)?.stage);
  const isOfficial = stage !== undefined && holderOf(stage.substitutions, player) === holder;
  return { player: isOfficial ? holder : null, share: shares[substituteResult] };
}

const ended = (
  round: number,
  { number: table, game }: TournamentTable,
  { verdict, version, places }: Pick<EventOf<"TableEnded">, "verdict" | "version" | "places">,
): EventOf<"TableEnded"> => ({ type: "TableEnded", round, table, game, version, verdict, places });
