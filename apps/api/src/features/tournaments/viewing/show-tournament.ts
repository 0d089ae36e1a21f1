import type { tournaments as schemas } from "@seneschal/schema";
import {
  absenceRounds,
  bracketAhead,
  confirmersOf,
  hasPauses,
  isByeRound,
  isPhysical,
  isPlayOff,
  isSettled,
  nextClosing,
  playerOfAccount,
  rankingOf,
  scoringOf,
  seasonNumber,
  type state,
  takesLateEntries,
} from "@seneschal/tournament";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { bannedAmong } from "../../../stores/accounts/account-status-queries.ts";
import { mayDirect, type Viewer } from "../access.ts";
import { closesAt } from "../closes-at.ts";
import type { TournamentDeps } from "../types.ts";
import { type Names, namedOr, namesIn, namesOf } from "./names.ts";

type Tournament = state.Tournament;
type Body = schemas.TournamentBody;

/** A tournament as this viewer sees it. */
export async function showTournament(
  { pool, now }: Pick<TournamentDeps, "pool" | "now">,
  { id, tournament, secret, digest }: StoredTournament,
  viewer: Viewer,
): Promise<Body> {
  const names = await namesOf({ pool }, tournament);
  const shown = { tournament, names, banned: await bannedConfirmers({ pool }, tournament) };
  const { version, phase, plan, commitment, apart, seeking, pairingFailure, ranking, prizes } = tournament;
  const at = now().toISOString();
  return {
    id,
    version,
    phase,
    plan: mutableCopy(plan),
    directors: tournament.directors.map((account) => namesIn(names, account)),
    you: yours(tournament, viewer, at),
    players: tournament.players.map((player) => entrantOf(tournament, player, names)),
    apart: mutableCopy(apart),
    stages: plan.stages.map((_, place) => stageOf(tournament, place + 1)),
    rounds: tournament.rounds.map((round) => roundOf(shown, round)),
    seeking: mutableCopy(seeking),
    clockText: tournament.clockText === "" ? null : tournament.clockText,
    isStuck: pairingFailure !== null,
    pairingFailure,
    closing: closingIn(tournament),
    ranking: mutableCopy(ranking),
    prizes: mutableCopy(prizes),
    fairness: { scheme: tournament.scheme, commit: commitment, secret: isOver(tournament) ? secret : null, digest },
    createdAt: tournament.createdAt,
    startedAt: tournament.startedAt,
    endedAt: tournament.endedAt,
    now: at,
  };
}

function closingIn(tournament: Tournament): Body["closing"] {
  const closing = nextClosing(tournament);
  return closing === undefined ? null : { what: closing.what, number: closing.number, at: closesAt(closing) };
}

const isOver = ({ phase }: Tournament) => phase === "finished" || phase === "cancelled";

function yours(tournament: Tournament, viewer: Viewer, now: string): Body["you"] {
  const own = viewer && playerOfAccount(tournament, viewer.id);
  const isIn = own !== undefined && own.status !== "withdrawn";
  const directs = mayDirect(viewer, tournament);
  return {
    player: own?.player ?? null,
    linkOffer: viewer === undefined ? null : linkOfferTo(tournament, viewer.id),
    status: own?.status ?? null,
    isCheckedIn: own?.isCheckedIn ?? false,
    isPaused: own?.isPaused ?? false,
    seeksGame: tournament.seeking.some(({ player }) => player === own?.player),
    mayDirect: directs,
    mayEnter:
      !isIn && !directs && own?.isRemoved !== true && (tournament.phase === "open" || takesLateEntries(tournament)),
    ...absencesOf(tournament, isIn || directs),
    mayPause: own !== undefined && mayPause(tournament, own),
    mayCheckIn: own?.status === "entered" && !own.isCheckedIn && isCheckInOpen(tournament, now),
  };
}

function absencesOf(tournament: Tournament, mayPlan: boolean): Pick<Body["you"], "absenceRounds" | "byeRounds"> {
  const rounds = mayPlan ? absenceRounds(tournament) : [];
  return { absenceRounds: [...rounds], byeRounds: rounds.filter((round) => isByeRound(tournament, round)) };
}

const linkOfferTo = ({ players }: Tournament, account: string): string | null =>
  players.find(({ link }) => link?.account === account && !link.isConfirmed)?.player ?? null;

/** A ladder pairs only players who look for a game: they have no reason to pause. */
function mayPause(tournament: Tournament, { status, isPaused }: state.Player): boolean {
  const format = tournament.plan.stages[tournament.stages.length - 1]?.format;
  const isPaired = tournament.phase === "running" && format !== "ladder" && hasPauses(tournament);
  return isPaired && status === "entered" && !isPaused;
}

function isCheckInOpen({ phase, plan: { checkInMinutes, startsAt } }: Tournament, now: string): boolean {
  if (phase !== "open" || checkInMinutes === null) return false;
  return startsAt === null || Date.parse(now) >= Date.parse(startsAt) - checkInMinutes * 60_000;
}

function entrantOf({ ranking, clubs }: Tournament, player: state.Player, names: Names): Body["players"][number] {
  const { entry, status, isCheckedIn, isPaused, bot } = player;
  const rank = ranking.find((place) => place.player === player.player)?.rank ?? null;
  return {
    player: player.player,
    ...(names.get(player.player) ?? { name: "", nameKind: null }),
    bot,
    isNamed: player.name !== null,
    link: mutableCopy(player.link),
    entry,
    status: status,
    club: clubs[player.player] ?? null,
    isCheckedIn,
    isPaused,
    absences: mutableCopy(player.absences),
    rank,
  };
}

function stageOf(tournament: Tournament, number: number): Body["stages"][number] {
  const format = tournament.plan.stages[number - 1]?.format ?? "swiss";
  const stage = tournament.stages.find((one) => one.number === number);
  const bracket = mutableCopy(bracketAhead(tournament, number));
  if (stage === undefined)
    return { stage: number, format, state: "ahead", players: [], unmetPairs: null, bracket, ranking: [] };
  const ranking = stage.ranking ?? rankingOf(tournament, stage);
  return {
    stage: number,
    format,
    state: stage.ranking === undefined && !isOver(tournament) ? "running" : "over",
    players: [...stage.players],
    unmetPairs: stage.unmetPairs ?? null,
    bracket,
    ranking: ranking.map(({ player, rank }) => ({ player, rank })),
  };
}

interface Shown {
  readonly tournament: Tournament;
  readonly names: Names;
  /** Accounts that cannot confirm a report because they are banned. */
  readonly banned: ReadonlySet<string>;
}

const bannedConfirmers = ({ pool }: Pick<TournamentDeps, "pool">, tournament: Tournament) =>
  bannedAmong(
    pool,
    tournament.rounds.flatMap(({ tables }) => tables.flatMap((table) => confirmersOf(tournament, table))),
  );

function roundOf(shown: Shown, round: state.Round): Body["rounds"][number] {
  const { tournament, names } = shown;
  const { number, stage, draftedAt, deadline, clock, byes, randomSeed, certificate, tables } = round;
  return {
    round: number,
    stage,
    season: seasonNumber(tournament, round),
    isPlayOff: isPlayOff(round),
    state: round.state,
    draftedAt,
    deadline,
    clock: clock && { state: clock.state, leftSeconds: clock.state === "running" ? null : clock.leftSeconds },
    tables: tables.map((table) => tableOf(shown, round, table)),
    byes: [...byes],
    absent: mutableCopy(round.absent),
    areClubsApart: round.areClubsApart,
    randomSeed,
    certificate: mutableCopy(certificate),
    amendments: round.amendments.map(({ by, ...amendment }) => ({ ...amendment, by: namedOr(names, by) })),
  };
}

type Table = Body["rounds"][number]["tables"][number];

function tableOf(shown: Shown, round: state.Round, table: state.TournamentTable): Table {
  const { tournament, names } = shown;
  const { plan } = tournament;
  const { number, division, purpose, players, report, entry, game, places, verdict, forfeited, corrections } = table;
  return {
    table: number,
    division,
    purpose,
    state: table.state,
    players: [...players],
    boards: isPhysical(tournament, table) ? "physical" : "online",
    report: report && { ...mutableCopy(report), canBeConfirmed: canBeConfirmed(shown, table) },
    entry: entry && { ...entry, by: namedOr(names, entry.by) },
    game,
    places: mutableCopy(places),
    points: places === null ? null : [...scoringOf(plan)(places)],
    verdict,
    annulment: table.annulment === "open" && isSettled(tournament, round) ? "settled" : table.annulment,
    forfeited: [...forfeited],
    corrections: corrections.map(({ by, before, ...correction }) => ({
      ...correction,
      by: namedOr(names, by),
      before: mutableCopy(before),
    })),
  };
}

const canBeConfirmed = ({ tournament, banned }: Shown, table: state.TournamentTable): boolean =>
  confirmersOf(tournament, table).some((account) => !banned.has(account));

/** A deep copy that may be modified. */
export const mutableCopy = <Value>(value: Value): Writable<Value> => structuredClone(value) as Writable<Value>;
type Writable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Writable<Value[Key]> } : Value;
