import type { ChatMessage, Game, GamePresence, StreamStep, UndoRequest } from "../types.ts";
import { follow, type StreamConnection } from "./follow.ts";
import type { Frame } from "./frames.ts";

interface MessageOf<Type extends string, Body> {
  readonly type: Type;
  /** For `lastEventId`; missing where nothing can be continued. */
  readonly id: string | undefined;
  readonly data: Body;
}

/** What the stream of a game says. A newer server can send other types: ignore them. */
export type GameMessage =
  | MessageOf<"step", StreamStep>
  | MessageOf<"game", Game>
  | MessageOf<"chat", ChatMessage>
  | MessageOf<"undo", UndoRequest>
  | MessageOf<"presence", GamePresence>;

interface From {
  readonly lastEventId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export async function* gameEvents(
  connection: StreamConnection,
  game: string,
  { lastEventId, signal }: From,
): AsyncGenerator<GameMessage, void, undefined> {
  const path = `/v1/games/${encodeURIComponent(game)}/stream`;
  for await (const { event, id, data } of follow({ connection, path, lastEventId, signal, placeOf })) {
    yield { type: event, id, data: JSON.parse(data) } as GameMessage;
  }
}

/** The first message is the game. Without an id, the next connection would leave out what happened in between. */
function placeOf({ event, data }: Frame): string | undefined {
  if (event !== "game") return undefined;
  const { version }: Game = JSON.parse(data);
  return String(version);
}
