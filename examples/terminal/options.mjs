import { parseArgs } from "node:util";

const known = {
  url: { type: "string", default: "http://127.0.0.1:3000" },
  language: { type: "string", default: "en" },
  name: { type: "string", default: "Terminal" },
  ruleset: { type: "string" },
  seats: { type: "string" },
  bot: { type: "string", default: "easy" },
  game: { type: "string" },
  auto: { type: "boolean", default: false },
  moves: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
};

const usage = `Plays any game in the terminal, from the choices that the server sends.

  node terminal-client.mjs [options]

  --url URL           the server; default ${known.url.default}
  --language en|fr    the language of the texts; default en
  --ruleset ID        the game to create; asked for if left out
  --seats NUMBER      the number of players; default: as few as the game allows
  --bot LEVEL         the level of the bots: easy, medium or hard; default easy
  --game ID           takes up this game, or takes a seat in it, instead of creating one
  --name NAME         the name of the guest; default Terminal
  --auto              plays random moves
  --moves NUMBER      stops after this number of moves; the game goes on
  --help              prints this text

SENESCHAL_TOKEN is an access token with the scopes games:read, games:play and
lobby:write. Without it, you play as a guest.
`;

/** The options of the command line. With `--help`, or if one is wrong, the program says so and ends. */
export function optionsFrom(args) {
  const options = parsed(args);
  if (options.help) {
    process.stdout.write(usage);
    process.exit();
  }
  if (!isAddress(options.url)) fail(`--url ${options.url} is not an http or https address.`);
  if (!["en", "fr"].includes(options.language)) fail(`--language is en or fr, not ${options.language}.`);
  if (!["easy", "medium", "hard"].includes(options.bot)) fail(`--bot is easy, medium or hard, not ${options.bot}.`);
  for (const name of ["seats", "moves"]) {
    if (options[name] !== undefined && !/^[1-9][0-9]*$/.test(options[name]))
      fail(`--${name} is a whole number from 1, not ${options[name]}.`);
  }
  if (options.game !== undefined && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(options.game))
    fail(`--game ${options.game} is not the id of a game: it is the last part of the game's address.`);
  return options;
}

/** Ends the program with an error. */
export function fail(message) {
  process.stderr.write(`${message}\nThe options are listed by --help.\n`);
  process.exit(2);
}

function parsed(args) {
  try {
    return parseArgs({ args, options: known }).values;
  } catch (error) {
    return fail(error.message);
  }
}

function isAddress(text) {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}
