import type { Placement, Question } from "@seneschal/engine";
import type { clocks, games, players, tournaments } from "@seneschal/schema";
import type { Pool } from "pg";
import { type Game, seatsOnDeviceOf } from "../../domain/game/game.ts";
import { expiryOf } from "../../domain/game/game-clocks.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { type GameSummary, isShownWithDelay, summaryOf } from "../../domain/game/summary.ts";
import type { GameReader } from "../../event-store/game-store.ts";
import type { VisibleGames } from "../../event-store/spectator-delay.ts";
import { knownPlayers } from "../../stores/names/player-names-queries.ts";
import { tablesOfGames } from "../../stores/tournament-list-queries.ts";
import { presenceBody } from "./game-body/presence-body.ts";
import { deletedPlayer, type Names, seatBodies, type Vacations, vacationsIn } from "./game-body/seat-body.ts";
import { shorteningBody } from "./game-body/shortening-body.ts";
import { entryEligibility } from "./seats/entry-eligibility.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly now: () => Date;
}

/** A game at its head, as this viewer may see it. */
export async function showGame(
  deps: Deps & { readonly visible: VisibleGames },
  head: Game,
  viewer: string | undefined,
): Promise<games.GameBody> {
  return showVersion(deps, await deps.visible.stateFor(head, viewer), viewer);
}

/** A game at exactly this version. The viewer must be allowed to see it. */
export async function showVersion(deps: Deps, game: Game, viewer: string | undefined): Promise<games.GameBody> {
  const [body] = await bodiesOf(deps, [summaryOf(deps.registry, game)], viewer);
  if (body === undefined) throw new Error("a game has one body");
  return body;
}

/** Games at their heads from the projections, as this viewer may see them. */
export async function showGames(
  deps: Deps & { readonly visible: VisibleGames; readonly store: GameReader },
  heads: readonly GameSummary[],
  viewer: string | undefined,
): Promise<games.GameBody[]> {
  const summaries: GameSummary[] = [];
  for (const head of heads) {
    const summary = isShownWithDelay(head, viewer) ? await pastOf(deps, head, viewer) : head;
    summaries.push(deps.registry.has(summary.ruleset) ? summary : unplayable(summary));
  }
  return bodiesOf(deps, summaries, viewer);
}

/** Without its rules, a game waits for nobody. Its row still has the question, for when they are back. */
const unplayable = (summary: GameSummary): GameSummary => ({ ...summary, question: null, turn: null });

async function pastOf(
  { visible, store, registry }: Parameters<typeof showGames>[0],
  { id }: GameSummary,
  viewer: string | undefined,
): Promise<GameSummary> {
  const game = await store.current(id);
  if (game === undefined) throw new Error(`game ${id} is listed but does not exist`);
  return summaryOf(registry, await visible.stateFor(game, viewer));
}

async function bodiesOf({ pool, now }: Deps, summaries: readonly GameSummary[], viewer: string | undefined) {
  const at = now();
  const [names, tournaments, eligibilities, vacations] = await Promise.all([
    knownPlayers(pool, accountsIn(summaries)),
    tablesOfGames(
      pool,
      summaries.map(({ id }) => id),
    ),
    entryEligibility(pool, summaries, viewer),
    vacationsIn(pool, summaries, viewer, at),
  ]);
  const facts = { names, tournaments, eligibilities, vacations, now: at };
  return summaries.map((summary) => gameBodyOf(summary, facts, viewer));
}

/** What is shown with games and is not in their events. */
interface RelatedFacts {
  readonly names: Names;
  /** By game: its tournament table. */
  readonly tournaments: ReadonlyMap<string, tournaments.GameInTournament>;
  /** By game: whether the viewer can take a seat, if they have none. */
  readonly eligibilities: ReadonlyMap<string, EntryEligibility>;
  readonly vacations: Vacations;
  readonly now: Date;
}

/** What an account without a seat may do in a game. */
export interface EntryEligibility {
  readonly formerSeat: number | null;
  readonly unmet: players.UnmetRequirement | null;
}

/** A game as the API shows it to this viewer. */
export function gameBodyOf(
  summary: GameSummary,
  { names, tournaments, eligibilities, vacations, now }: RelatedFacts,
  viewer: string | undefined,
): games.GameBody {
  const { commitment, secret, seats, question, ...rest } = summary;
  const yourSeat = seats.findIndex(({ kind, account }) => kind === "person" && account === viewer);
  const isSeated = yourSeat !== -1;
  const yourSeats = seatsOnDeviceOf(seats, viewer);
  const { id, name, ruleset, revision, state, visibility, version, host } = rest;
  return {
    id,
    name,
    ruleset,
    revision,
    options: { ...rest.options },
    state,
    visibility,
    version,
    host,
    seats: seatBodies(summary, { names, vacations }, viewer),
    question: question && !isShownWithDelay(summary, viewer) ? questionBody(question) : null,
    turn: rest.turn,
    spectatorDelay: rest.spectatorDelay && { ...rest.spectatorDelay },
    outcome: rest.outcome && { ranking: rest.outcome.ranking.map(placementBody) },
    yourSeat: isSeated ? yourSeat : null,
    yourSeats: [...yourSeats],
    formerSeat: eligibilities.get(id)?.formerSeat ?? null,
    isYourTurn: yourSeats.some((seat) => question?.seats.includes(seat) ?? false),
    invitation: isSeated || viewer === host ? rest.invitation : null,
    invited: (isSeated || viewer === host ? summary.invited : ownInvitation(summary, viewer)).map((guest) => ({
      ...guest,
      ...(names.get(guest.account) ?? deletedPlayer),
    })),
    readyCheck: rest.readyCheck,
    expiresAt: expiryOf(summary),
    rematchOf: rest.rematchOf,
    tournament: tournaments.get(id) ?? null,
    fairness: { commit: commitment, secret },
    openedAt: rest.openedAt,
    startedAt: rest.startedAt,
    movedAt: rest.movedAt,
    finishedAt: rest.finishedAt,
    entry: rest.entry,
    unmetRequirement: eligibilities.get(id)?.unmet ?? null,
    ...presenceBody(summary, { isInTournament: tournaments.has(id), viewer }),
    shortening: shorteningBody(summary, { viewer, now }),
    clock: rest.clock && clockBody(rest.clock),
    clocks: rest.clocks.map((clock) => ({ ...clock })),
    now: now.toISOString(),
  };
}

/** Viewers without a seat see only their own invitation. */
function ownInvitation({ invited }: GameSummary, viewer: string | undefined): GameSummary["invited"] {
  return invited.filter(({ account }) => account === viewer);
}

function clockBody({ fixedDeadlines, ...control }: clocks.TimeControl) {
  if (fixedDeadlines === undefined) return control;
  return { ...control, fixedDeadlines: { ...fixedDeadlines, times: [...fixedDeadlines.times] } };
}

const placementBody = ({ tieBreaks, ...place }: Placement) => ({
  ...place,
  tieBreaks: tieBreaks.map((tieBreak) => ({ ...tieBreak })),
});

/** Old rows call the affected seats `concerns`; the oldest do not list them, because a question affected all its seats. */
type StoredQuestion = Omit<Question, "affectedSeats"> & {
  readonly affectedSeats?: readonly number[];
  readonly concerns?: readonly number[];
};

function questionBody({ concerns, ...question }: StoredQuestion): NonNullable<games.GameBody["question"]> {
  const affectedSeats = question.affectedSeats ?? concerns ?? question.seats;
  return { ...question, seats: [...question.seats], affectedSeats: [...affectedSeats] };
}

/** The accounts whose names a list of games needs. */
export function accountsIn(summaries: readonly GameSummary[]): readonly string[] {
  const accounts = summaries.flatMap(({ seats, invited }) => [...seats, ...invited].map(({ account }) => account));
  return [...new Set(accounts.filter((account) => account !== null))];
}
