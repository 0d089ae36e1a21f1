import type { games } from "@seneschal/schema";
import type { ChronicleStep } from "@seneschal/wording";
import { questionLines } from "@seneschal/wording/position";
import { z } from "zod";
import { type Position, requestOf, stepLines } from "../game-texts.ts";
import { gameParam, language, type Tool } from "../tool.ts";

const input = {
  game: gameParam,
  expectedVersion: z.int().min(0).describe("`version` of the choices or the position that you decided by."),
  move: z
    .looseObject({ type: z.string() })
    .describe('The move: `type` and fields of a choice, such as {"type": "buy", "good": "horse"}.'),
  ifChoice: z
    .string()
    .optional()
    .describe("`id` of the choice: the move is then also accepted if others moved but your decision is the same."),
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe("A key of your choice for this decision: if you repeat the call with it, the move is played once."),
  language,
};

const output = {
  version: z.int().describe("The version after the move."),
  isYourTurn: z.boolean().describe("Whether you are asked again."),
  text: z.string().describe("What happened, and what the game waits for now."),
};

export const playMove: Tool<typeof input, typeof output> = {
  name: "play_move",
  title: "Play a move",
  description:
    "Plays a move for your seat. Others see it at once, and it often cannot be undone: play only what your player has decided, or what they let you decide. Needs the scopes games:play and games:read.",
  input,
  output,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  async run(operations, { game, language, idempotencyKey, ...move }) {
    // Before the move: without the right to read the game, nothing is played.
    const body = await operations.get<games.GameBody>(`/v1/games/${game}`);
    const headers = idempotencyKey === undefined ? undefined : { "idempotency-key": idempotencyKey };
    const played = await operations.post<Position & Pick<ChronicleStep, "facts">>(
      `/v1/games/${game}/moves`,
      { ruleset: body.ruleset, ...move },
      headers,
    );
    const request = requestOf(body, played, language);
    const { version, facts, question } = played;
    const step = {
      version,
      kind: "move",
      seat: request.yourSeat,
      undoneTo: null,
      consentedBy: null,
      reason: null,
      facts,
    } as const;
    const text = [...stepLines(request, [step]), ...questionLines(request)].join("\n");
    const isYourTurn = request.yourSeat !== null && (question?.seats.includes(request.yourSeat) ?? false);
    return { text, fields: { version, isYourTurn, text } };
  },
};
