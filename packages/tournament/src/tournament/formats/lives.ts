import { contendersOf } from "../standings/contenders.ts";
import { stageStandings } from "../standings/stage-standings.ts";
import {
  allPlayersIn,
  holderOf,
  isActive,
  type Round,
  regularRoundsOf,
  type StageState,
  type Tournament,
} from "../state/tournament.ts";
import type { StageOf } from "../state/types.ts";
import type { Format } from "./format.ts";
import { rankedByLastRound } from "./knock-out/ranking.ts";
import { prioritiesOf, searchDraft } from "./pairing.ts";

type Lives = StageOf<"lives">;
/** A life is worth this many points when tables are made: players with equally many lives meet. */
const lifeWorth = 6;
/** Ties in which no player loses a life could go on forever. */
const roundsMax = 40;

/** F6: players who do not finish among the first of their table lose a life; the last ones at one table play for the title. */
export const lives: Format<Lives> = {
  draft(context) {
    const { tournament, stage, terms, rounds } = context;
    const last = rounds.at(-1);
    if (last !== undefined && (isLastTable(last) || rounds.length >= roundsMax)) return "over";
    if (withLives(tournament, stage, terms).length === 0) return "over";
    const players = alive(tournament, stage, terms, context.players);
    const left = (player: string) => Math.max(0, livesLeft(tournament, stage, terms, player)) * lifeWorth;
    const contenders = contendersOf(tournament, terms, players, left);
    return searchDraft({ ...context, players }, contenders, prioritiesOf.balanced);
  },
  ranking(tournament, stage) {
    const rounds = regularRoundsOf(tournament, stage.number).filter(({ state }) => state !== "drafted");
    const order = stageStandings(tournament, stage).map(({ player }) => player);
    return rankedByLastRound(allPlayersIn(stage), rounds, order);
  },
};

const isLastTable = ({ tables, byes }: Round) => tables.length === 1 && byes.length === 0;

/**
 * The lives of a player, and of everyone who had the place before. A place below the safe ones costs a life, and so
 * does a round without a table.
 */
export function livesLeft(tournament: Tournament, stage: StageState, { lives, safe }: Lives, player: string): number {
  const rounds = regularRoundsOf(tournament, stage.number);
  const holds = (name: string) => name === player || holderOf(stage.substitutions, name) === player;
  const places = rounds.flatMap(({ tables }) => tables.flatMap((table) => table.places ?? []));
  const lost = places.filter((place) => holds(place.player) && (place.rank > safe || place.isForfeit));
  const missed = rounds.filter((round) => round.state === "closed" && !playersIn(round).some(holds));
  return lives - lost.length - missed.length;
}

const playersIn = ({ tables, byes }: Round) => [...byes, ...tables.flatMap(({ players }) => players)];

/** The players with a life who have not withdrawn. */
function withLives(tournament: Tournament, stage: StageState, terms: Lives): readonly string[] {
  const hasLives = (player: string) => livesLeft(tournament, stage, terms, player) > 0;
  return stage.players.filter((player) => isActive(tournament, player) && hasLives(player));
}

/** The players with a life who are present; if they are too few for a table, the last players eliminated return. */
function alive(tournament: Tournament, stage: StageState, terms: Lives, present: readonly string[]): readonly string[] {
  const players = present.filter((player) => livesLeft(tournament, stage, terms, player) > 0);
  if (players.length >= terms.sizes.least || players.length === 0) return players;
  const out = lives.ranking(tournament, stage, terms).map(({ player }) => player);
  const back = out.filter((player) => present.includes(player) && !players.includes(player));
  return [...players, ...back.slice(0, terms.sizes.least - players.length)];
}
