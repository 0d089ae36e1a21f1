// Plays any game in the terminal, from the choices that the server sends:
//   node examples/terminal-client.mjs --url http://127.0.0.1:3000 --ruleset village --language fr
// SENESCHAL_TOKEN is an access token; without it, you play as guest. --help lists all options.
import { ApiError, createClient, play, randomMove } from "@seneschal/client";
import { Chooser } from "./terminal/chooser.mjs";
import { Names } from "./terminal/names.mjs";
import { fail, optionsFrom } from "./terminal/options.mjs";
import { newsAfter, outcomeLines, turnScreen } from "./terminal/screens.mjs";
import { Terminal } from "./terminal/terminal.mjs";
import { textsIn } from "./terminal/texts.mjs";

const options = optionsFrom(process.argv.slice(2));
const texts = textsIn(options.language);
const terminal = new Terminal(texts);
const guest = process.env.SENESCHAL_TOKEN === undefined ? await answered(guestToken()) : undefined;
const client = createClient({ url: options.url, token: guest ?? process.env.SENESCHAL_TOKEN });
const stop = new AbortController();

const game = await answered(options.game === undefined ? newGame() : joinedGame(options.game));
const { data: reference } = await client.GET("/v1/rulesets/{ruleset}/reference", {
  params: { path: { ruleset: game.ruleset } },
});
const names = new Names(reference, game.seats, options.language, texts);
const chooser = new Chooser(terminal, names, texts);
let seen = game.version;
let movesLeft = Number(options.moves ?? Number.POSITIVE_INFINITY);

terminal.show([texts.started(names.title, game.id)]);
const finished = await play(client, { games: [game.id], choose, signal: stop.signal });
for (const { outcome } of finished) terminal.show(outcomeLines(outcome, names, texts));
terminal.close();

async function choose(turn) {
  const news = await newsAfter(client, game.id, seen);
  seen = turn.position.version;
  if (movesLeft <= 0) return quit();
  movesLeft -= 1;
  const screen = turnScreen(turn, names, texts, news);
  const move = options.auto ? randomMove(anyOf(turn.choices)) : await chooser.moveOf(turn, screen);
  if (move === undefined) return quit();
  terminal.show([names.move(move)]);
  return move;
}

/** The game goes on without this program: another run with `--game` takes it up again. */
function quit() {
  terminal.show([texts.goesOn(game.id), ...(guest === undefined ? [] : [texts.sameGuest(guest)])]);
  stop.abort();
}

/** What the server answers; if it refuses or is not there, the program says so and ends. */
async function answered(request) {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError) return fail(error.message);
    if (error instanceof TypeError) return fail(`No server answers at ${options.url}.`);
    throw error;
  }
}

async function guestToken() {
  const body = { name: options.name, language: options.language };
  const { data } = await createClient({ url: options.url }).POST("/v1/guests", { body });
  return data.token;
}

/** A game against bots. */
async function newGame() {
  const { data } = await client.GET("/v1/rulesets");
  const ruleset = options.ruleset === undefined ? await chosenRuleset(data.rulesets) : rulesetNamed(data.rulesets);
  const seats = Number(options.seats ?? ruleset.seats.min);
  if (seats < ruleset.seats.min || seats > ruleset.seats.max)
    fail(`--seats for ${ruleset.id} is from ${ruleset.seats.min} to ${ruleset.seats.max}, not ${seats}.`);
  const bots = Array(seats - 1).fill(options.bot);
  const body = { ruleset: ruleset.id, name: texts.gameName, seats, bots, startsWhenFull: true };
  return (await client.POST("/v1/games", { body })).data;
}

function rulesetNamed(rulesets) {
  const ids = rulesets.map(({ id }) => id);
  const found = rulesets.find(({ id }) => id === options.ruleset);
  return found ?? fail(`--ruleset is one of ${ids.join(", ")}, not ${options.ruleset}.`);
}

async function chosenRuleset(rulesets) {
  terminal.show(rulesets.map(({ id }, index) => `${index + 1}  ${id}`));
  const number = await terminal.number(texts.whichRuleset, { min: 1, max: rulesets.length });
  if (number === undefined) process.exit();
  return rulesets[number - 1];
}

/** A game in which the player has a seat, or takes one. */
async function joinedGame(id) {
  const params = { path: { game: id } };
  const { data } = await client.GET("/v1/games/{game}", { params });
  if (data.yourSeat !== null) return data;
  return (await client.POST("/v1/games/{game}/seats", { params, body: {} })).data;
}

function anyOf(values) {
  return values[Math.floor(Math.random() * values.length)];
}
