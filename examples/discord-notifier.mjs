// Posts in a Discord channel when it is your turn: node examples/discord-notifier.mjs https://seneschal.example
//   SENESCHAL_TOKEN  an access token that may read games
//   DISCORD_WEBHOOK  the URL of a webhook of the channel (channel settings, Integrations)
//   DISCORD_USER     your user id on Discord, if you want to be mentioned
//   CURSOR_FILE      remembers what was posted, so that a restart neither loses nor repeats anything
import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@seneschal/client";

const [url = "http://127.0.0.1:3000"] = process.argv.slice(2);
const { SENESCHAL_TOKEN: token, DISCORD_WEBHOOK: webhook, DISCORD_USER: user, CURSOR_FILE: file } = process.env;
const client = createClient({ url, token });

for await (const event of client.accountEvents({ lastEventId: await storedCursor() })) {
  if (event.type === "connected") process.stdout.write("connected\n");
  if (event.type === "turn") await post(textOf(event));
  if (file !== undefined) await writeFile(file, event.cursor);
}

function textOf({ game, deadline }) {
  const mention = user === undefined ? "" : `<@${user}> `;
  const until = deadline === null ? "" : ` The clock runs out <t:${Math.floor(Date.parse(deadline) / 1000)}:R>.`;
  return `${mention}It is your turn in ${escaped(game.name)}.${until} ${url}/games/${game.id}`;
}

/** Players choose the names of games: they must not format the message. Nor can they mention anyone, see `post`. */
function escaped(name) {
  return name.replace(/[\\*_~`|<>[\]()#@:]/g, "\\$&");
}

/** Mentions nobody but the user who asked for it. */
async function post(content) {
  const body = JSON.stringify({ content, allowed_mentions: { users: user === undefined ? [] : [user] } });
  for (;;) {
    const headers = { "content-type": "application/json" };
    const response = await fetch(webhook, { method: "POST", headers, body });
    if (response.ok) return;
    if (response.status !== 429 && response.status < 500) throw new Error(`Discord answered ${response.status}.`);
    await pause(1000 * Number(response.headers.get("retry-after") ?? 5));
  }
}

async function storedCursor() {
  if (file === undefined) return undefined;
  return readFile(file, "utf8").catch(() => undefined);
}
