import type { Pool } from "pg";
import type { EventOf } from "../../../domain/game/events.ts";
import type { GameSummary, SeatSummary } from "../../../domain/game/summary.ts";
import type { PageEnd } from "../../../platform/http/cursor.ts";

/** The filter of a game list. */
export interface GameFilter {
  /** They see public games, and games in which they have or had a seat. */
  readonly viewer: string | undefined;
  readonly isMine: boolean;
  /** Only games in which it is the turn of a seat of the viewer. */
  readonly isMyTurn: boolean;
  /** Only games to which the viewer is invited by name. */
  readonly isInvited: boolean;
  readonly state: string | undefined;
  readonly ruleset: string | undefined;
  /** Only games with a seat that is open to substitutes at this time. */
  readonly openSeatAt: Date | undefined;
  /** Whether the games belong to tournaments; both if missing, as below. */
  readonly isInTournament: boolean | undefined;
  /** Whether the games count for ratings. */
  readonly isRated: boolean | undefined;
  /** Whether at least two people play, or one with bots. */
  readonly players: "people" | "bots" | undefined;
  /** Only games created before this one. */
  readonly before: PageEnd | undefined;
  readonly limit: number;
}

/** Games from their projections, newest first. */
export async function listGames(pool: Pool, filter: GameFilter): Promise<readonly GameSummary[]> {
  const { viewer, state, ruleset, openSeatAt, isInTournament, isRated, players, before, limit } = filter;
  const isWithPeople = players === undefined ? undefined : players === "people";
  const { rows } = await pool.query<GameRow>({
    ...listFor(filter),
    values: [
      viewer ?? nobody,
      state,
      ruleset,
      before?.at,
      before?.id,
      limit,
      openSeatAt,
      isInTournament,
      isRated,
      isWithPeople,
    ],
  });
  return rows.map(summaryOfRow);
}

/** No account. With null, the planner of Citus drops a join by which it finds the shards of a game. */
const nobody = "";

function listFor({ isInvited, isMine, isMyTurn }: GameFilter) {
  if (isMyTurn) return { name: "list-games-with-my-turn", text: listOf(isAskedForMove) } as const;
  if (isInvited) return { name: "list-invited-games", text: listOf(isAsked) } as const;
  if (isMine) return { name: "list-my-games", text: listOf(isSeated) } as const;
  return { name: "list-games", text: listOf(`(visibility = 'public' or host = $1 or ${isSeated})` as const) } as const;
}

const listOf = <Condition extends string>(isListed: Condition) =>
  `select games.*, ${seatsOfGame} as seats, ${openingOfGame} as opening from games
   where ($2::text is null or state = $2) and ($3::text is null or ruleset = $3)
     and ($4::timestamptz is null or (opened_at, game_id) < ($4, $5::uuid))
     and ${isListed}
     and ($7::timestamptz is null or (state = 'running' and exists (
       select from seats where seats.game_id = games.game_id and seats.open_until > $7)))
     and ($8::boolean is null or $8 = exists (
       select from tournament_games where tournament_games.game_id = games.game_id))
     and ($9::boolean is null or $9 = exists (
       select from rated_games where rated_games.game_id = games.game_id and exemption is null))
     and ($10::boolean is null or ($10 and ${peopleIn} > 1) or (not $10 and ${peopleIn} < 2 and ${isFull}))
   order by opened_at desc, game_id desc limit $6` as const;

/** How many people have a seat, or have left one. */
const peopleIn = `(select count(*) from seats where seats.game_id = games.game_id and seats.kind in ('person', 'caretaker')
  and not exists (select from bot_accounts where account_id = seats.account))`;
const isFull = "not exists (select from seats where seats.game_id = games.game_id and seats.kind = 'nobody')";

/** Games by their ids, from their projections, in the order of the ids. */
export async function gamesByIds(pool: Pool, ids: readonly string[]): Promise<readonly GameSummary[]> {
  const { rows } = await pool.query<GameRow>({
    name: "games-by-ids",
    text: `select games.*, ${seatsOfGame} as seats, ${openingOfGame} as opening from games
           where game_id = any($1::uuid[]) order by array_position($1::uuid[], game_id)`,
    values: [ids],
  });
  return rows.map(summaryOfRow);
}

/** The games with this invitation code: at most one in practice. */
export async function gameIdsInvitedBy(pool: Pool, invitation: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "game-ids-invited-by",
    text: "select game_id from games where invitation = $1",
    values: [invitation],
  });
  return rows.map(({ game_id }) => game_id);
}

const isSeated = `exists (select from seats where seats.game_id = games.game_id
  and (seats.account = $1 or seats.companion_of = $1))`;
/** One of the seats that `yourSeats` shows is asked. */
const isAskedForMove = `state = 'running' and exists (select from seats where seats.game_id = games.game_id
  and (seats.account = $1 or seats.companion_of = $1) and seats.kind = 'person'
  and (question->'seats')::jsonb @> to_jsonb(seats.seat))`;
const seatsOfGame = `(select coalesce(json_agg(json_build_object('kind', kind, 'account', account, 'bot', bot,
    'isReady', is_ready, 'companionOf', companion_of, 'left', "left") order by seat), '[]')
  from seats where seats.game_id = games.game_id)`;

/** Invitations of blocked accounts are left out. */
const isAsked = `state = 'open' and invited @> jsonb_build_array(jsonb_build_object('account', $1::text))
  and not exists (select from account_blocks where account_id = $1 and other_id = host and kind = 'block')`;

/** Only lists need these fields, so they are read from the first event instead of a projection. */
const openingOfGame = `(select body from events
  where events.game_id = games.game_id and events.version = 1)`;

interface GameRow {
  readonly game_id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly revision: number;
  readonly visibility: GameSummary["visibility"];
  readonly host: string;
  readonly invitation: string;
  readonly commitment: string;
  readonly opened_at: Date;
  readonly state: GameSummary["state"];
  readonly version: number;
  readonly question: GameSummary["question"];
  readonly turn: number | null;
  readonly outcome: GameSummary["outcome"];
  /** `null` without a first event, but every game has one. */
  readonly opening: Pick<EventOf<"GameOpened">, "options" | "readyCheck" | "rematchOf" | "spectatorDelay"> | null;
  readonly invited: GameSummary["invited"] | null;
  readonly secret: string | null;
  readonly started_at: Date | null;
  readonly moved_at: Date;
  readonly finished_at: Date | null;
  readonly entry: GameSummary["entry"];
  readonly clock: GameSummary["clock"];
  readonly clocks: GameSummary["clocks"] | null;
  readonly waiting: GameSummary["waiting"];
  readonly shortening: GameSummary["shortening"];
  readonly wake_up_at: Date | null;
  readonly seats: readonly SeatSummary[];
}

function summaryOfRow(found: GameRow): GameSummary {
  const { game_id, opened_at, started_at, moved_at, finished_at, wake_up_at: _, ...rest } = found;
  const { clocks, opening, invited, ...row } = rest;
  if (opening === null) throw new Error(`game ${game_id} has no first event`);
  return {
    ...row,
    id: game_id,
    options: opening.options,
    readyCheck: opening.readyCheck === true,
    rematchOf: opening.rematchOf ?? null,
    spectatorDelay: opening.spectatorDelay ?? null,
    invited: invited ?? [],
    openedAt: opened_at.toISOString(),
    startedAt: started_at?.toISOString() ?? null,
    movedAt: moved_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    clocks: clocks ?? [],
  };
}
