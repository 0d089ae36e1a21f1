import { hotseatHeaders } from "../api-client/hotseat.ts";
import type { ChatMessage, Game, GamePresence, StreamStep, UndoRequest } from "../api-client/types.ts";
import { type Connection, followStream } from "./follow-stream.ts";

export interface Follower {
  onStep(step: StreamStep): void;
  onGame(game: Game): void;
  onChatMessage(message: ChatMessage): void;
  onUndo(request: UndoRequest): void;
  onPresence(presence: GamePresence): void;
  onConnection(connection: Connection): void;
  /** The server no longer knows this reader or this game: the stream is given up. */
  onRefused(): void;
  /** The last version that is known here; the stream resumes after it. */
  lastVersion(): number | null;
  /** The last that was said, as far as it is known here. */
  lastMessage(): number;
}

/** Follows a game's live stream until the signal ends it or the server refuses it: reconnects, and resumes. */
export function followGame(game: string, follower: Follower, signal: AbortSignal): Promise<void> {
  return followStream(
    `/v1/games/${game}/stream`,
    {
      onMessage({ event, data }) {
        if (event === "step") follower.onStep(JSON.parse(data));
        if (event === "game") follower.onGame(JSON.parse(data));
        if (event === "chat") follower.onChatMessage(JSON.parse(data));
        if (event === "undo") follower.onUndo(JSON.parse(data));
        if (event === "presence") follower.onPresence(JSON.parse(data));
      },
      onConnection: (connection) => follower.onConnection(connection),
      onRefused: () => follower.onRefused(),
      lastEventId: () => idAfter(follower.lastVersion(), follower.lastMessage()),
      headers: () => hotseatHeaders(game),
    },
    signal,
  );
}

function idAfter(version: number | null, lastMessage: number): string | null {
  if (version === null) return null;
  return lastMessage === 0 ? `${version}` : `${version}.${lastMessage}`;
}
