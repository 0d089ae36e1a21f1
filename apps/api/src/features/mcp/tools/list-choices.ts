import { choiceLines, questionLines } from "@seneschal/wording/position";
import { z } from "zod";
import { readGame, requestOf } from "../game-texts.ts";
import { gameParam, language, readOnly, type Tool } from "../tool.ts";

const input = { game: gameParam, language };

const output = {
  version: z.int().describe("Send it as `expectedVersion` of a move."),
  choices: z.array(
    z.object({
      id: z.string().optional().describe("Send it as `ifChoice`."),
      type: z.string(),
      text: z.string().describe("The choice in words, with the ids for the move in brackets."),
      fields: z
        .record(z.string(), z.unknown())
        .describe(
          "For each field of the move: `oneOf` these values, from `from` to `to`, or `min` to `max` of `someOf`.",
        ),
      blockedBy: z.string().optional().describe("Not possible now, by this rule."),
      isDefault: z.boolean().optional().describe("Played for you if you do not answer."),
    }),
  ),
};

export const listChoices: Tool<typeof input, typeof output> = {
  name: "list_choices",
  title: "List my choices",
  description:
    "Lists the moves that your seat may make now, in words and with their fields. A move is an object with the `type` of the choice and one value for each of its fields; every combination is legal. Needs the scope games:read.",
  input,
  output,
  annotations: readOnly,
  async run(operations, { game, language }) {
    const { body, position } = await readGame(operations, game);
    const request = requestOf(body, position, language);
    const lines = choiceLines(request);
    const choices = position.choices.map((choice, place) => ({
      ...choice,
      fields: { ...choice.fields },
      text: lines[place] ?? "",
    }));
    const { version } = position;
    const listed = lines.map((line, place) => `- ${line}${ifChoiceOf(choices[place])}`);
    const text = [...questionLines(request), `expectedVersion: ${version}`, ...listed].join("\n");
    return { text, fields: { version, choices } };
  },
};

/** What `play_move` takes besides the move, for assistants that read only the text. */
function ifChoiceOf(choice: { readonly id?: string | undefined } | undefined): string {
  return choice?.id === undefined ? "" : ` (ifChoice: ${choice.id})`;
}
