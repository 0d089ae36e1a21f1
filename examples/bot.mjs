// Plays a game with random moves against bots: node examples/bot.mjs http://127.0.0.1:3000 village 3
import { createClient, play, randomMove } from "@seneschal/client";

const [url = "http://127.0.0.1:3000", ruleset = "middle-ages", seats = "2"] = process.argv.slice(2);
const client = createClient({ url, token: process.env.SENESCHAL_TOKEN ?? (await guestToken("Random Bot")) });

const bots = Array(Number(seats) - 1).fill("easy");
const body = { ruleset, name: "A game of bots", seats: Number(seats), bots, startsWhenFull: true };
const { data: game } = await client.POST("/v1/games", { body });
const [{ outcome }] = await play(client, { games: [game.id], choose });
process.stdout.write(`${JSON.stringify(outcome)}\n`);

/** Change this function: any move of any choice is allowed, and `position.view` has everything that the bot can see. */
function choose({ choices }) {
  const choice = choices[Math.floor(Math.random() * choices.length)];
  return randomMove(choice);
}

async function guestToken(name) {
  const { data } = await createClient({ url }).POST("/v1/guests", { body: { name } });
  return data.token;
}
