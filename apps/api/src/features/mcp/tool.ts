import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { OperationProblem, type Operations, type ProblemShown } from "./operations.ts";

/** What a tool answers: a text to read, and the same as fields. */
export interface Answer<Output> {
  readonly text: string;
  readonly fields: Output;
}

/** A tool: what it needs, what it does, and what it answers. */
export interface Tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly annotations: ToolAnnotations;
  run(operations: Operations, input: z.output<z.ZodObject<Input>>): Promise<Answer<z.input<z.ZodObject<Output>>>>;
}

/** Nothing changes, and nothing outside this server is asked. */
export const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

export const language = z.enum(["en", "fr"]).default("en").describe("The language of the texts.");
export const gameParam = z.uuid().describe("The id of a game, from list_my_games.");

/** Offers a tool to the client of a request. */
export function offer<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  server: McpServer,
  operations: Operations,
  { name, title, description, input, output, annotations, run }: Tool<Input, Output>,
): void {
  const described = {
    title,
    description,
    inputSchema: z.strictObject(input),
    outputSchema: z.object(output),
    annotations,
  };
  server.registerTool(name, described, (async (given: z.output<z.ZodObject<Input>>) =>
    answered(() => run(operations, given))) as never);
}

async function answered(run: () => Promise<Answer<object>>): Promise<CallToolResult> {
  try {
    const { text, fields } = await run();
    return { content: [{ type: "text", text }], structuredContent: { ...fields } };
  } catch (error) {
    if (!(error instanceof OperationProblem)) throw error;
    return { content: [{ type: "text", text: problemText(error.problem) }], isError: true };
  }
}

/** The problem, its code, and what to do next where a tool can help. */
function problemText({ code, title, detail, rule, errors = [] }: ProblemShown): string {
  const next = nextSteps[code];
  return [
    `${title} (${code})`,
    detail,
    ...(rule === undefined ? [] : [`Rule ${rule}: look it up with look_up_rule.`]),
    ...errors.map(({ path, message }) => `${path}: ${message}`),
    ...(next === undefined ? [] : [next]),
  ].join("\n");
}

const nextSteps: Readonly<Record<string, string>> = {
  "stale-version": "Call get_position and list_choices again, and decide again.",
  "malformed-request": "Take the type, the fields and the values of the move from list_choices.",
  "not-your-turn": "Call get_position later: it names the players that the game waits for.",
  refused: "Take a choice of list_choices that no rule blocks.",
  "scope-missing":
    "An app asks its user again and adds this scope. Without an app, the owner of the account can create a token with it on the page Access tokens.",
  "not-running": "The game has not started or is over: list_my_games shows its state.",
  "not-playable-here": "Leave this game: no call can play it until the operator of the server installs its rules.",
  "email-not-verified": "The owner of the account has to confirm an e-mail address first.",
};
