import { seededChance } from "@seneschal/engine";
import { notifications } from "@seneschal/schema";
import { afterAll, beforeAll, it } from "vitest";
import { defaultDelays } from "../src/features/notifications/notifier.ts";
import { simulatedDatabase } from "../test/support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../test/support/notifications/simulation.ts";
import { begunGame, bidFirst, type Caller, guest } from "../test/support/server/caller.ts";

/**
 * A month of a player in 25 games with 3 days per player: how many e-mails they get, and how many deadlines they miss.
 * Run it with `npm run experiment`; the results are in `docs/experiments/notifications.md`.
 */
const [days, games, stepMinutes] = [28, 25, 30];
/** How long opponents take for a move: log-normal, at most a day. */
const [medianHours, spread, hoursMax] = [8, 1.1, 24];
/** The share of the waiting games that the player plays in a visit, and of moves with a message. */
const [playedShare, chatShare] = [0.85, 0.05];
/** The times of the day, in UTC, at which the player can visit the site or read e-mails. */
const visitHours = [8, 13, 20.5];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface Habit {
  readonly name: string;
  /** Whether the player visits the site at this time; `hasEmail`: an e-mail has come since the last time. */
  visits(time: Date, hasEmail: boolean): boolean;
}

const habits: readonly Habit[] = [
  { name: "three visits a day", visits: () => true },
  { name: "visits only after an e-mail", visits: (_, hasEmail) => hasEmail },
  { name: "no visits at weekends", visits: (time) => time.getUTCDay() % 6 !== 0 },
];

const frequencies = ["default", "immediate", "digest"] as const;
const kinds = ["turn", "host", "began", "over", "talk", "vote"];

const database = simulatedDatabase();
const { pool } = database;
let simulation: Simulation;
beforeAll(async () => {
  // A Monday.
  simulation = await startSimulation(database, "2026-11-30T06:00:00Z", defaultDelays);
}, 0);
afterAll(() => simulation.close());

for (const frequency of frequencies) {
  for (const habit of habits) {
    it(`${frequency}, ${habit.name}`, () => month(frequency, habit), 0);
  }
}

interface Player {
  readonly account: Caller;
  readonly opponent: Caller;
  readonly ids: readonly string[];
  readonly random: () => number;
}

async function month(frequency: (typeof frequencies)[number], habit: Habit): Promise<void> {
  const player = await playerIn25Games(`P${frequency}${habits.indexOf(habit)}`, frequency);
  const begin = simulation.now().getTime();
  const dueAt = new Map<string, number>();
  const kindsSent: string[] = [];
  let [visits, hasEmail] = [0, false];
  for (let step = 1; step <= (days * 24 * 60) / stepMinutes; step++) {
    const time = new Date(begin + step * stepMinutes * minuteMs);
    await simulation.until(time.toISOString());
    const sent = simulation.takeMessages().filter(({ to }) => to.startsWith("p"));
    kindsSent.push(...sent.map(({ kind }) => kind ?? "account"));
    hasEmail ||= sent.length > 0;
    await playOpponent(player, dueAt);
    if (!visitHours.includes(time.getUTCHours() + time.getUTCMinutes() / 60)) continue;
    if (habit.visits(time, hasEmail)) {
      visits++;
      await visit(player);
    }
    hasEmail = false;
  }
  report(`${frequency}, ${habit.name}`, { visits, kindsSent, ...(await outcomeOf(player)) });
  await closeGames();
}

async function playerIn25Games(name: string, frequency: string): Promise<Player> {
  const account = await simulation.joinWithDefaults(name);
  const opponent = await guest(simulation.url, "Bea");
  // Only players with a confirmed address can chat.
  await pool.query("update accounts set email_verified = true where id = $1", [opponent.id]);
  await setEmails(opponent, notifications.notificationKinds, "off");
  if (frequency !== "default") await setEmails(account, kinds, frequency);
  const ids: string[] = [];
  for (let game = 1; game <= games; game++) {
    const opening = { name: `Game ${game}`, pace: "three-days", options: { rounds: 1000 } };
    ids.push((await begunGame([account, opponent], opening)).id);
  }
  const chance = seededChance(20_261_130);
  return { account, opponent, ids, random: () => (chance.below(1_000_000) + 0.5) / 1_000_000 };
}

const setEmails = (player: Caller, of: readonly string[], frequency: string) =>
  player.call("PATCH", "/v1/account/notification-settings", {
    email: Object.fromEntries(of.map((kind) => [kind, frequency])),
  });

/** Each game that waits for the opponent gets a time at which the opponent moves. */
async function playOpponent({ opponent, ids, random }: Player, dueAt: Map<string, number>): Promise<void> {
  const now = simulation.now().getTime();
  const { rows } = await pool.query<{ id: string }>(
    `select game_id as id from games join seats using (game_id)
     where game_id = any($1::uuid[]) and state = 'running' and seat = 1 and kind = 'person'
       and (question->'seats')::jsonb @> '1' order by array_position($1::uuid[], game_id)`,
    [ids],
  );
  for (const { id } of rows) {
    const due = dueAt.get(id);
    if (due === undefined) dueAt.set(id, now + opponentDelayMs(random));
    if (due === undefined || due > now) continue;
    dueAt.delete(id);
    await bidFirst(opponent, id);
    if (random() < chatShare) await opponent.post(`/v1/games/${id}/chat`, { room: "table", text: "Your turn!" });
  }
}

function opponentDelayMs(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  return Math.min(medianHours * Math.exp(spread * normal), hoursMax) * hourMs;
}

/** The player plays most of the waiting games and reads what was written there. */
async function visit({ account, random }: Player): Promise<void> {
  const list = await account.get<{ games: readonly { id: string; isYourTurn: boolean }[] }>(
    "/v1/games?mine=true&limit=100",
  );
  for (const { id, isYourTurn } of list.games) {
    if (!isYourTurn || random() >= playedShare) continue;
    await bidFirst(account, id);
    const { messages } = await account.get<{ messages: readonly { number: number }[] }>(`/v1/games/${id}/chat`);
    const last = messages.at(-1);
    if (last !== undefined)
      await account.call("PUT", `/v1/games/${id}/chat/read`, { room: "table", number: last.number });
  }
}

async function outcomeOf({ ids }: Player) {
  const { rows } = await pool.query<{ turns: number; missed: number }>(
    `select count(*) filter (where type = 'MovePlayed')::int as turns,
       count(*) filter (where type = 'TimeRanOut')::int as missed
     from events where game_id = any($1::uuid[]) and (body->>'seat')::int = 0`,
    [ids],
  );
  return rows[0] ?? { turns: 0, missed: 0 };
}

/** Time goes on for the next player, without these games, from the next Monday. */
async function closeGames(): Promise<void> {
  await pool.query("update games set state = 'closed', wake_up_at = null, finished_at = now() - interval '9 days'");
  await pool.query("delete from chat_messages");
  const monday = new Date(simulation.now().getTime() + 24 * hourMs);
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7));
  monday.setUTCHours(6, 0, 0, 0);
  await simulation.until(monday.toISOString());
  simulation.takeMessages();
}

interface Result {
  readonly visits: number;
  readonly kindsSent: readonly string[];
  readonly turns: number;
  readonly missed: number;
}

function report(name: string, { visits, kindsSent, turns, missed }: Result): void {
  const perKind = [...new Set(kindsSent)]
    .toSorted()
    .map((kind) => `${kind} ${kindsSent.filter((one) => one === kind).length}`);
  const perDay = (kindsSent.length / days).toFixed(1);
  process.stdout.write(
    `${name}: ${kindsSent.length} e-mails (${perDay} a day: ${perKind.join(", ")}), ${visits} visits, ${turns} turns, ${missed} missed deadlines\n`,
  );
}
