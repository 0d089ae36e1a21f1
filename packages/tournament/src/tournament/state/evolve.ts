import { games } from "@seneschal/schema";
import { areClubsApart, changedClubs } from "./clubs.ts";
import { clockOf } from "./evolve-clock.ts";
import { linkDeclined, linkOffered, playerLinked } from "./evolve-named.ts";
import { afterTables, freshTable } from "./evolve-tables.ts";
import { isPlayOff, type Player, type Round, type Tournament, withPlayer } from "./tournament.ts";
import type { EventOf, Plan, Recorded, TournamentEvent } from "./types.ts";

/** The tournament after one more event. It knows no rule and never fails on a stored event. */
export function evolve(before: Tournament | undefined, recorded: Recorded): Tournament {
  const { event, version, at } = recorded;
  if (event.type === "TournamentCreated") return { ...created(event, at), version };
  if (before === undefined) throw new Error(`a tournament begins with ${event.type}`);
  // TypeScript cannot see that the entry is the one for this event.
  const change = changes[event.type] as Change<TournamentEvent>;
  return { ...change(before, event, recorded), version };
}

function created(
  { plan, director, commitment, scheme, revision = 1 }: EventOf<"TournamentCreated">,
  at: string,
): Tournament {
  return {
    version: 1,
    phase: "draft",
    isPublished: false,
    plan,
    planChanges: 0,
    commitment,
    scheme: scheme ?? 1,
    revision,
    directors: [director],
    players: [],
    apart: [],
    clubs: {},
    stages: [],
    rounds: [],
    seeking: [],
    seeds: [],
    lots: {},
    advantages: {},
    ranking: [],
    prizes: [],
    drafts: 0,
    pairingFailure: null,
    clockText: "",
    createdAt: at,
    startedAt: null,
    endedAt: null,
  };
}

type Change<Event extends TournamentEvent> = (before: Tournament, event: Event, recorded: Recorded) => Tournament;

const changes: { readonly [Type in TournamentEvent["type"]]: Change<EventOf<Type>> } = {
  TournamentCreated() {
    throw new Error("a tournament is created once");
  },
  PlanChanged: (before, { plan }) => ({ ...before, plan, planChanges: before.planChanges + 1 }),
  EntryOpened: (before) => ({ ...before, phase: "open", isPublished: true }),
  DirectorNamed: (before, { account }) => ({ ...before, directors: [...before.directors, account] }),
  DirectorDismissed: (before, { account }) => ({
    ...before,
    directors: before.directors.filter((director) => director !== account),
  }),
  PlayerEntered: entered,
  PlayerMovedUp: (before, { player, points = 0 }) => joined(before, player, { status: "entered", points }),
  PlayerCheckedIn: (before, { player }) => withPlayer(before, player, { isCheckedIn: true }),
  PlayerPaused: (before, { player }) => withPlayer(before, player, { isPaused: true }),
  PlayerResumed: (before, { player }) => withPlayer({ ...before, pairingFailure: null }, player, { isPaused: false }),
  PlayerWithdrew: (before, { player, why }) =>
    withPlayer({ ...notSeeking(before, player), pairingFailure: null }, player, {
      status: "withdrawn",
      isRemoved: why === "director",
      withdrewIn: playedNow(before),
    }),
  PlayerReadmitted: (before, { player }) => withPlayer(before, player, { isRemoved: false }),
  PlayerRenamed: (before, { player, name }) => withPlayer(before, player, { name }),
  LinkOffered: linkOffered,
  LinkDeclined: linkDeclined,
  PlayerLinked: playerLinked,
  PlayerSubstituted: substituted,
  AbsencesPlanned: (before, { player, absences }) =>
    withPlayer({ ...before, pairingFailure: null }, player, { absences }),
  PairsKeptApart: (before, { pairs }) => ({ ...before, apart: pairs, pairingFailure: null }),
  ClubsChanged: (before, event) => ({
    ...before,
    clubs: changedClubs(before.clubs, event),
    pairingFailure: null,
  }),
  ClubsKeptApart: (before, { clubsApart }) => ({
    ...before,
    plan: { ...before.plan, clubsApart },
    pairingFailure: null,
  }),
  TournamentStarted: (before, { seeds, lots, advantages }, { at }) => ({
    ...before,
    phase: "running",
    startedAt: at,
    seeds,
    lots,
    advantages,
  }),
  StageBegan: (before, { stage, players, unmetPairs }) => ({
    ...before,
    stages: [...before.stages, { number: stage, players, substitutions: [], ranking: undefined, unmetPairs }],
  }),
  // Earlier events have no cause: only players to keep apart made a pairing fail.
  PairingFailed: (before, { cause = "kept-apart" }) => ({ ...before, pairingFailure: cause }),
  DraftDropped: (before, { round }) => ({
    ...before,
    rounds: before.rounds.filter(({ number }) => number !== round),
    pairingFailure: null,
  }),
  GameSought: (before, { player }, { at }) => ({ ...before, seeking: [...before.seeking, { player, since: at }] }),
  GameNoLongerSought: (before, { player }) => notSeeking(before, player),
  RoundDrafted: (before, event, { at }) => ({
    ...before,
    rounds: [...before.rounds, draftedRound(before.plan, event, at)],
    drafts: before.drafts + 1,
  }),
  TablesAdded: afterTables,
  RoundAmended: afterTables,
  RoundPublished: afterTables,
  DeadlineMoved: afterTables,
  TableOpened: afterTables,
  TableEnded: afterTables,
  TableStopped: afterTables,
  GameAnnulled: afterTables,
  TableReopened: afterTables,
  PlaceForfeited: afterTables,
  ResultCorrected: afterTables,
  TableBoardsChosen: afterTables,
  ResultReported: afterTables,
  ReportDisputed: afterTables,
  ResultEntered: afterTables,
  RoundClockStarted: afterTables,
  RoundClockPaused: afterTables,
  RoundClockExtended: afterTables,
  ClockTextChanged: (before, { text: clockText }) => ({ ...before, clockText }),
  RoundClosed: afterTables,
  StageEnded: (before, event) => ({ ...before, stages: withRanking(before, event) }),
  PrizeAwarded: (before, { player, place, title }) => ({
    ...before,
    prizes: [...before.prizes, { player, place, title }],
  }),
  TournamentFinished: (before, { ranking }, { at }) => ({ ...before, phase: "finished", ranking, endedAt: at }),
  TournamentCancelled: (before, _, { at }) => ({ ...before, phase: "cancelled", endedAt: at, seeking: [] }),
};

/** A returning player is the same player again, after those who registered in the meantime. */
function entered(before: Tournament, event: EventOf<"PlayerEntered">, { by }: Recorded): Tournament {
  const { player, bot, isWaiting, points, name = null } = event;
  const known = before.players.find((one) => one.player === player);
  const fresh: Player = {
    player,
    bot: bot === null ? null : games.botLevelOf(bot),
    name,
    link: null,
    isEnteredByDirector: name !== null || (bot === null && by !== null && by !== player),
    entry: before.players.length + 1,
    status: isWaiting ? "waiting" : "entered",
    isCheckedIn: false,
    isPaused: false,
    isRemoved: false,
    withdrewIn: null,
    absences: [],
    ...lateEntry(before, points),
  };
  if (known === undefined) return withLateComer({ ...before, players: [...before.players, fresh] }, fresh);
  const isEnteredByDirector = known.name !== null || fresh.isEnteredByDirector;
  const change = { isPaused: false, isRemoved: false, withdrewIn: null, isEnteredByDirector };
  const returned = withPlayer(before, player, change);
  return joined(returned, player, { status: fresh.status, points });
}

function playedNow({ stages, rounds }: Tournament): Player["withdrewIn"] {
  const stage = stages.at(-1);
  const round = rounds.at(-1);
  if (stage === undefined || stage.ranking !== undefined) return null;
  return { stage: stage.number, round: round?.state === "published" ? round.number : null };
}

/** A player who has played in the stage returns to the same results, late or not. */
function joined(
  before: Tournament,
  player: string,
  { status, points }: Pick<Player, "status"> & { readonly points: number },
): Tournament {
  const late = before.stages.at(-1)?.players.includes(player) ? {} : lateEntry(before, points);
  const after = withPlayer({ ...before, pairingFailure: null }, player, { status, ...late });
  return withLateComer(after, { player, status });
}

/** In a ladder, players who join later miss no round. */
function lateEntry({ rounds, plan }: Tournament, latePoints: number): Pick<Player, "latePoints" | "lateBy"> {
  const published = rounds.filter((round) => round.state !== "drafted" && !isPlayOff(round)).length;
  const missesNone = plan.stages[0]?.format === "ladder" && latePoints === 0;
  return { latePoints, lateBy: missesNone ? 0 : published };
}

/** A player who enters while a stage is running takes part in it, after the others. */
function withLateComer(before: Tournament, { player, status }: Pick<Player, "player" | "status">): Tournament {
  const stage = before.stages.at(-1);
  if (stage === undefined || status !== "entered" || stage.players.includes(player)) return before;
  const stages = before.stages.with(-1, { ...stage, players: [...stage.players, player] });
  return { ...before, stages, seeds: [...before.seeds, player], pairingFailure: null };
}

/** The substitute takes the place of the player who leaves: in the stage, and at tables that have not begun. */
function substituted(before: Tournament, { player, by }: EventOf<"PlayerSubstituted">): Tournament {
  const isReplaced = (name: string) => (name === player ? by : name);
  const stage = before.stages.at(-1);
  const stages =
    stage === undefined
      ? []
      : before.stages.with(-1, {
          ...stage,
          players: stage.players.map(isReplaced),
          substitutions: [...stage.substitutions, { player, by }],
        });
  const rounds = before.rounds.map((round) => ({
    ...round,
    tables: round.tables.map((table) =>
      table.state === "waiting" ? { ...table, players: table.players.map(isReplaced) } : table,
    ),
  }));
  const seeds = before.seeds.map(isReplaced);
  const after = withPlayer({ ...before, stages, seeds, rounds, pairingFailure: null }, player, { status: "withdrawn" });
  return withPlayer(after, by, { status: "entered" });
}

function draftedRound(plan: Plan, event: EventOf<"RoundDrafted">, draftedAt: string): Round {
  const { tables, type: _, round: number, luck: randomSeed, absent = [], ...drafted } = event;
  return {
    ...drafted,
    absent,
    number,
    areClubsApart: areClubsApart(plan, number),
    randomSeed,
    state: "drafted",
    tables: tables.map(freshTable),
    clock: clockOf(plan, event),
    deadlineChanges: 0,
    draftedAt,
    lastResultAt: null,
    amendments: [],
  };
}

const notSeeking = (tournament: Tournament, name: string): Tournament => ({
  ...tournament,
  seeking: tournament.seeking.filter(({ player }) => player !== name),
});

const withRanking = ({ stages }: Tournament, { stage, ranking }: EventOf<"StageEnded">) =>
  stages.map((one) => (one.number === stage ? { ...one, ranking } : one));
