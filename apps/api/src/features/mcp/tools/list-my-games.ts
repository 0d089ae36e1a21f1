import type { games } from "@seneschal/schema";
import { z } from "zod";
import { peopleOf, titleOf } from "../game-texts.ts";
import { language, readOnly, type Tool } from "../tool.ts";

const input = {
  turn: z.enum(["mine"]).optional().describe("`mine`: only running games in which it is your turn."),
  state: z.enum(["open", "running", "finished", "closed"]).optional().describe("Only games in this state."),
  limit: z.int().min(1).max(50).default(20).describe("Maximum number of games."),
  cursor: z.string().max(200).optional().describe("`next` of the previous page."),
  language,
};

const output = {
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ruleset: z.string(),
      title: z.string(),
      state: z.string(),
      version: z.int(),
      players: z.array(z.string()).describe("By seat."),
      yourSeat: z.int().nullable(),
      isYourTurn: z.boolean(),
      deadline: z.string().nullable().describe("When your time runs out, if it runs."),
    }),
  ),
  next: z.string().nullable().describe("`cursor` of the next page; null if this is the last one."),
};

export const listMyGames: Tool<typeof input, typeof output> = {
  name: "list_my_games",
  title: "List my games",
  description:
    "Lists the games in which you have a seat, newest first, and where it is your turn. Needs the scope games:read.",
  input,
  output,
  annotations: readOnly,
  async run(operations, { language, ...query }) {
    const page = await operations.get<Page>("/v1/games", { ...query, mine: "true" });
    const listed = page.games.map((game) => shown(game, language));
    return { text: listed.map(lineOf).join("\n") || "No games.", fields: { games: listed, next: page.next } };
  },
};

interface Page {
  readonly games: readonly games.GameBody[];
  readonly next: string | null;
}

function shown(game: games.GameBody, language: "en" | "fr") {
  const { id, name, ruleset, state, version, yourSeat, isYourTurn, clocks } = game;
  const players = [...peopleOf(game, language)];
  const deadline = clocks.find(({ seat }) => seat === yourSeat)?.deadline ?? null;
  return {
    id,
    name,
    ruleset,
    title: titleOf(ruleset, language),
    state,
    version,
    players,
    yourSeat,
    isYourTurn,
    deadline,
  };
}

const lineOf = ({ id, name, title, state, players, isYourTurn, deadline }: ReturnType<typeof shown>) =>
  [
    `${isYourTurn ? "YOUR TURN: " : ""}${name} (${title}, ${state}), id ${id}, players: ${players.join(", ")}`,
    ...(deadline === null ? [] : [`answer by ${deadline}`]),
  ].join(", ");
