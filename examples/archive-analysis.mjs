// How often does each seat win? node examples/archive-analysis.mjs https://seneschal.example wins.svg
// Reads all finished public games, prints a table, and draws a chart. No account is needed.
import { writeFile } from "node:fs/promises";
import { createClient } from "@seneschal/client";

const [url = "http://127.0.0.1:3000", file = "wins.svg"] = process.argv.slice(2);
const client = createClient({ url });

const groups = new Map();
for await (const game of archivedGames()) count(game);
const rows = [...groups.values()].flatMap(rowsOf);
for (const row of rows) process.stdout.write(`${labelOf(row)}\t${shareText(row)}\t${row.games} games\n`);
await writeFile(file, chartOf(rows));

/** In the order in which they ended. `cursor` of the last page can be stored, to read only newer games later. */
async function* archivedGames() {
  for (let cursor; ; ) {
    const query = { limit: 200, ...(cursor && { cursor }) };
    const { data } = await client.GET("/v1/archive/games", { params: { query } });
    yield* data.games;
    if (!data.hasMore) return;
    cursor = data.next;
  }
}

/** A shared victory counts in equal parts. */
function count({ ruleset, seats, outcome }) {
  const key = `${ruleset} ${String(seats.length).padStart(2, "0")}`;
  const group = groups.get(key) ?? { ruleset, players: seats.length, games: 0, wins: Array(seats.length).fill(0) };
  const winners = outcome.ranking.filter(({ rank }) => rank === 1);
  for (const { seat } of winners) group.wins[seat] += 1 / winners.length;
  groups.set(key, { ...group, games: group.games + 1 });
}

function rowsOf({ ruleset, players, games, wins }) {
  return wins.map((won, seat) => ({ ruleset, players, games, seat, share: won / games, ...interval(won, games) }));
}

/** The Wilson interval: in 95 of 100 such samples, it contains the true share. */
function interval(won, games) {
  const z = 1.96;
  const share = won / games;
  const scale = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

function labelOf({ ruleset, players, seat }) {
  return `${ruleset}, ${players} players, seat ${seat + 1}`;
}

function shareText({ share, low, high }) {
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
}

function percent(share) {
  return `${(100 * share).toFixed(0)}%`;
}

/** A dot for the share, a line for the interval, and a tick where all seats would win alike. */
function chartOf(rows) {
  const [left, width, height] = [260, 360, 22];
  const x = (share) => (left + share * width).toFixed(1);
  const total = { width: left + width + 180, height: 50 + rows.length * height };
  const axis = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => `<text x="${x(share)}" y="20" text-anchor="middle">${percent(share)}</text>`,
  );
  const marks = rows.map((row, index) => {
    const y = 45 + index * height;
    const fair = x(1 / row.players);
    return `<g><title>${labelOf(row)}: ${shareText(row)}</title>
<text x="${left - 14}" y="${y + 4}" text-anchor="end">${labelOf(row)}</text>
<line x1="${fair}" x2="${fair}" y1="${y - 8}" y2="${y + 8}" stroke="#a3271c"/>
<line x1="${x(row.low)}" x2="${x(row.high)}" y1="${y}" y2="${y}" stroke="#224a91" stroke-width="3"/>
<circle cx="${x(row.share)}" cy="${y}" r="5" fill="#224a91"/>
<text x="${left + width + 14}" y="${y + 4}">${row.games} games</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total.width} ${total.height}" role="img"
  font-family="sans-serif" font-size="13"><title>Share of games won by each seat, with 95% intervals</title>
<rect width="100%" height="100%" fill="#ffffff"/>
${[...axis, ...marks].join("\n")}
</svg>
`;
}
