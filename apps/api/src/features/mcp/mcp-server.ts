import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Operations } from "./operations.ts";
import { offer } from "./tool.ts";
import { readChat, sendChat } from "./tools/chat.ts";
import { getPosition } from "./tools/get-position.ts";
import { listChoices } from "./tools/list-choices.ts";
import { listMyGames } from "./tools/list-my-games.ts";
import { lookUpRule } from "./tools/look-up-rule.ts";
import { playMove } from "./tools/play-move.ts";

/** An MCP server with the tools of one caller. */
export function mcpServer(operations: Operations): McpServer {
  const server = new McpServer({ name: "seneschal", title: "Seneschal", version: "1.0.0" }, { instructions });
  offer(server, operations, listMyGames);
  offer(server, operations, getPosition);
  offer(server, operations, listChoices);
  offer(server, operations, playMove);
  offer(server, operations, lookUpRule);
  offer(server, operations, readChat);
  offer(server, operations, sendChat);
  return server;
}

const instructions = `Seneschal is a server for medieval board games that are played turn by turn. You act for one player and see what this
player sees. To play: list_my_games with turn "mine", get_position, list_choices, then play_move with a move made from one
choice. After stale-version, read the position and the choices again. Advice from a program is unfair to players who do not
know of it: in games against people, ask your player whether everyone at the table has agreed to it, and give none if not.`;
