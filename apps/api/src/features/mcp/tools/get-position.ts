import type { ChronicleStep } from "@seneschal/wording";
import { positionLines, questionLines, stepSection } from "@seneschal/wording/position";
import { z } from "zod";
import { readGame, requestOf, stepLines, titleOf } from "../game-texts.ts";
import { gameParam, language, readOnly, type Tool } from "../tool.ts";

const input = {
  game: gameParam,
  at: z.int().min(0).optional().describe("An earlier version; the latest if left out."),
  steps: z.int().min(0).max(100).default(20).describe("How many versions back the last steps go."),
  withView: z.boolean().default(false).describe("Also the view as JSON, in the field `view`: complete, but long."),
  language,
};

const output = {
  game: z.string(),
  ruleset: z.string(),
  version: z.int().describe("Send it as `expectedVersion` of a move."),
  yourSeat: z.int().nullable().describe("Null: you see it as a spectator, perhaps with a delay."),
  isYourTurn: z.boolean(),
  question: z.string().describe("What the game waits for, or how it ended."),
  text: z.string().describe("The whole position in words."),
  view: z.unknown().optional(),
};

export const getPosition: Tool<typeof input, typeof output> = {
  name: "get_position",
  title: "Read the position",
  description:
    "Tells the position of a game in words, as your seat sees it: your own hand, everything public, the clocks and the last steps. What is hidden from your seat is not in it. Needs the scope games:read.",
  input,
  output,
  annotations: readOnly,
  async run(operations, { game, at, steps, withView, language }) {
    const { body, position } = await readGame(operations, game, at);
    const request = requestOf(body, position, language);
    const { version, ruleset, view } = position;
    const query = { after: Math.max(0, version - steps), limit: Math.max(1, steps) };
    const recent = steps === 0 ? [] : (await operations.get<Steps>(`/v1/games/${game}/steps`, query)).steps;
    const told = stepLines(
      request,
      recent.filter((step) => step.version <= version),
    );
    const lines = [
      `${body.name} (${titleOf(ruleset, language)})`,
      ...positionLines(request),
      ...stepSection(language, told),
    ];
    const text = lines.join("\n");
    const { yourSeat } = request;
    const isYourTurn = yourSeat !== null && (position.question?.seats.includes(yourSeat) ?? false);
    const fields = { game, ruleset, version, yourSeat, isYourTurn, question: questionLines(request).join("\n"), text };
    return { text, fields: withView ? { ...fields, view } : fields };
  },
};

interface Steps {
  readonly steps: readonly ChronicleStep[];
}
