// Plays a game with random moves against bots: node examples/bot.mjs http://127.0.0.1:3000 village 3
import { setTimeout as pause } from "node:timers/promises";

const [site = "http://127.0.0.1:3000", ruleset = "middle-ages", seats = "2"] = process.argv.slice(2);
const anyOf = (values) => values[Math.floor(Math.random() * values.length)];
const headers = { "content-type": "application/json" };
const { token } = await send("POST", "/v1/guests", { name: "Random Bot" });
headers.authorization = `Bearer ${token}`;

const bots = Array(Number(seats) - 1).fill("easy");
const opening = { ruleset, name: "A game of bots", seats: Number(seats), bots, startsWhenFull: true };
const { id } = await send("POST", "/v1/games", opening);
let stream = await follow();
for (;;) {
  const { version, choices, outcome } = await send("GET", `/v1/games/${id}/position`);
  if (outcome !== null) break;
  const open = choices.filter(({ blockedBy }) => blockedBy === undefined);
  const move = open.length > 0 && moveOf(anyOf(open));
  if (move) await send("POST", `/v1/games/${id}/moves`, { expectedVersion: version, move });
  // Wait until something happens. If the connection is gone, open another.
  else if ((await stream.read()).done) stream = await follow();
}
await stream.cancel();
process.stdout.write(`${JSON.stringify((await send("GET", `/v1/games/${id}`)).outcome)}\n`);

async function follow() {
  return (await fetch(`${site}/v1/games/${id}/stream`, { headers })).body.getReader();
}

async function send(method, path, body) {
  const key = { "idempotency-key": crypto.randomUUID() };
  for (;;) {
    const response = await fetch(site + path, { method, headers: { ...headers, ...key }, body: JSON.stringify(body) });
    const answer = await response.json();
    // After a move of another player, the next position tells what is possible now.
    if (response.ok || ["stale-version", "not-running"].includes(answer.code)) return answer;
    if (response.status !== 429 && response.status !== 503) throw new Error(`${method} ${path}: ${answer.detail}`);
    await pause(1000 * Number(response.headers.get("retry-after") ?? 1));
  }
}

/** A random value for each field of a choice: one of some, a number in a range, or the first of a list. */
function moveOf({ type, fields }) {
  const value = ({ oneOf, someOf, min, from, to }) =>
    oneOf ? anyOf(oneOf) : (someOf?.slice(0, min) ?? from + Math.floor(Math.random() * (to - from + 1)));
  return { type, ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field)])) };
}
