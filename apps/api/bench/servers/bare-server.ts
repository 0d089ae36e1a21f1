import type { ServerResponse } from "node:http";
import Fastify from "fastify";
import pg from "pg";
import { z } from "zod";
import { announce } from "./announce.ts";

// The cost of a minimal API: one statement that inserts an event and updates its game.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
// The benchmark ends when the database does.
pool.on("error", () => {});
await pool.query(`
  create table if not exists bare_games (game_id uuid primary key, version int not null, moved_at timestamptz not null);
  create table if not exists bare_events (
    game_id uuid, version int, type text not null, body json not null, at timestamptz not null, primary key (game_id, version))`);

const move = z.object({ game: z.uuid(), version: z.int(), move: z.unknown() });
const app = Fastify();
app.post("/moves", async (request) => {
  const { game, version, move: body } = move.parse(request.body);
  await pool.query({
    name: "move",
    text: `with event as (
             insert into bare_events (game_id, version, type, body, at) values ($1, $2, 'MovePlayed', $3, now())
             returning game_id, version, at
           )
           insert into bare_games (game_id, version, moved_at) select game_id, version, at from event
           on conflict (game_id) do update set version = excluded.version, moved_at = excluded.moved_at`,
    values: [game, version, JSON.stringify(body)],
  });
  return { version };
});
// The cost of a request that does nothing.
app.get("/nothing", async () => ({}));
// The cost of a broadcast: the same text for everyone who listens.
const listeners = new Map<string, Set<ServerResponse>>();
app.get<{ Params: { room: string } }>("/stream/:room", async ({ params: { room } }, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  reply.raw.write(": open\n\n");
  listeners.set(room, (listeners.get(room) ?? new Set()).add(reply.raw));
});
const broadcast = z.object({ version: z.int(), data: z.string() });
app.post<{ Params: { room: string } }>("/broadcast/:room", async ({ params: { room }, body }) => {
  const { version, data } = broadcast.parse(body);
  const text = `event: step\nid: ${version}\ndata: ${data}\n\n`;
  setImmediate(() => {
    for (const listener of listeners.get(room) ?? []) listener.write(text);
  });
  return { version };
});
announce(app);
