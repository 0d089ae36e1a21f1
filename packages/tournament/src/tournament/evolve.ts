import { afterTables } from "./evolve-tables.ts";
import { freshTable } from "./fresh-table.ts";
import type { Player, Round, Tournament } from "./tournament.ts";
import type { EventOf, Recorded } from "./types.ts";

/** The tournament after one more event. It knows no rule and never fails on a stored event. */
export function evolve(before: Tournament | undefined, recorded: Recorded): Tournament {
  const { event, version, at } = recorded;
  if (event.type === "TournamentCreated") return { ...created(event, at), version };
  if (before === undefined) throw new Error(`a tournament begins with ${event.type}`);
  return { ...changed(before, recorded), version };
}

function created({ plan, director, commitment }: EventOf<"TournamentCreated">, at: string): Tournament {
  return {
    version: 1,
    phase: "draft",
    plan,
    commitment,
    directors: [director],
    players: [],
    apart: [],
    stages: [],
    rounds: [],
    seeking: [],
    seeds: [],
    lots: {},
    advantages: {},
    ranking: [],
    prizes: [],
    drafts: 0,
    isStuck: false,
    createdAt: at,
    startedAt: null,
    endedAt: null,
  };
}

function changed(before: Tournament, recorded: Recorded): Tournament {
  const { event, at } = recorded;
  switch (event.type) {
    case "TournamentCreated":
      throw new Error("a tournament is created once");
    case "PlanChanged":
      return { ...before, plan: event.plan };
    case "EntryOpened":
      return { ...before, phase: "open" };
    case "DirectorNamed":
      return { ...before, directors: [...before.directors, event.account] };
    case "DirectorDismissed":
      return { ...before, directors: before.directors.filter((director) => director !== event.account) };
    case "PlayerEntered":
      return entered(before, event);
    case "PlayerMovedUp":
      return withPlayer(before, event.player, { standing: "entered" });
    case "PlayerCheckedIn":
      return withPlayer(before, event.player, { isCheckedIn: true });
    case "PlayerPaused":
      return withPlayer(before, event.player, { isPaused: true });
    case "PlayerResumed":
      return withPlayer({ ...before, isStuck: false }, event.player, { isPaused: false });
    case "PlayerWithdrew":
      return withPlayer({ ...notSeeking(before, event.player), isStuck: false }, event.player, {
        standing: "withdrawn",
        isRemoved: event.why === "director",
      });
    case "PlayerReadmitted":
      return withPlayer(before, event.player, { isRemoved: false });
    case "PlayerSubstituted":
      return substituted(before, event);
    case "PairsKeptApart":
      return { ...before, apart: event.pairs, isStuck: false };
    case "TournamentStarted":
      return {
        ...before,
        phase: "running",
        startedAt: at,
        seeds: event.seeds,
        lots: event.lots,
        advantages: event.advantages,
      };
    case "StageBegan":
      return {
        ...before,
        stages: [...before.stages, { number: event.stage, players: event.players, former: [], ranking: undefined }],
      };
    case "PairingFailed":
      return { ...before, isStuck: true };
    case "DraftDropped":
      return { ...before, rounds: before.rounds.filter(({ number }) => number !== event.round), isStuck: false };
    case "GameSought":
      return { ...before, seeking: [...before.seeking, { player: event.player, since: at }] };
    case "GameNoLongerSought":
      return notSeeking(before, event.player);
    case "RoundDrafted":
      return { ...before, rounds: [...before.rounds, draftedRound(event, at)], drafts: before.drafts + 1 };
    case "TablesAdded":
    case "RoundAmended":
    case "RoundPublished":
    case "DeadlineMoved":
    case "TableOpened":
    case "TableEnded":
    case "TableStopped":
    case "GameAnnulled":
    case "TableReopened":
    case "PlaceForfeited":
    case "ResultCorrected":
    case "RoundClosed":
      return afterTables(before, event, recorded);
    case "StageEnded":
      return { ...before, stages: withRanking(before, event) };
    case "PrizeAwarded":
      return {
        ...before,
        prizes: [...before.prizes, { player: event.player, place: event.place, title: event.title }],
      };
    case "TournamentFinished":
      return { ...before, phase: "finished", ranking: event.ranking, endedAt: at };
    case "TournamentCancelled":
      return { ...before, phase: "cancelled", endedAt: at, seeking: [] };
  }
}

/** A returning player is the same player again, after those who registered in the meantime. */
function entered(before: Tournament, { player, bot, isWaiting, points }: EventOf<"PlayerEntered">): Tournament {
  const known = before.players.find((one) => one.player === player);
  const fresh: Player = {
    player,
    bot,
    entry: before.players.length + 1,
    standing: isWaiting ? "waiting" : "entered",
    isCheckedIn: false,
    isPaused: false,
    isRemoved: false,
    latePoints: points,
    lateBy: before.rounds.length,
  };
  if (known === undefined) return withLateComer({ ...before, players: [...before.players, fresh] }, fresh);
  return withPlayer(withLateComer(before, fresh), player, {
    standing: fresh.standing,
    isPaused: false,
    isRemoved: false,
  });
}

/** A player who enters while a stage is running takes part in it, after the others. */
function withLateComer(before: Tournament, { player, standing }: Player): Tournament {
  const stage = before.stages.at(-1);
  if (stage === undefined || standing !== "entered" || stage.players.includes(player)) return before;
  const stages = before.stages.with(-1, { ...stage, players: [...stage.players, player] });
  return { ...before, stages, seeds: [...before.seeds, player], isStuck: false };
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
          former: [...stage.former, player],
        });
  const rounds = before.rounds.map((round) => ({
    ...round,
    tables: round.tables.map((table) =>
      table.state === "waiting" ? { ...table, players: table.players.map(isReplaced) } : table,
    ),
  }));
  const seeds = before.seeds.map(isReplaced);
  const after = withPlayer({ ...before, stages, seeds, rounds }, player, { standing: "withdrawn" });
  return withPlayer(after, by, { standing: "entered" });
}

function draftedRound({ tables, type: _, round, ...drafted }: EventOf<"RoundDrafted">, at: string): Round {
  return { ...drafted, number: round, state: "drafted", tables: tables.map(freshTable), draftedAt: at, amendments: [] };
}

function withPlayer(tournament: Tournament, name: string, change: Partial<Player>): Tournament {
  const players = tournament.players.map((player) => (player.player === name ? { ...player, ...change } : player));
  return { ...tournament, players };
}

const notSeeking = (tournament: Tournament, name: string): Tournament => ({
  ...tournament,
  seeking: tournament.seeking.filter(({ player }) => player !== name),
});

const withRanking = ({ stages }: Tournament, { stage, ranking }: EventOf<"StageEnded">) =>
  stages.map((one) => (one.number === stage ? { ...one, ranking } : one));
