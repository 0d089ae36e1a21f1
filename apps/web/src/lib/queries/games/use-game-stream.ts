"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { syncClock } from "../../api-client/server-clock.ts";
import type {
  Account,
  Chat,
  ChatMessage,
  Chronicle,
  Game,
  GamePresence,
  Position,
  StreamStep,
  UndoRequest,
} from "../../api-client/types.ts";
import { whenIdle } from "../../hooks/when-idle.ts";
import { withMessage } from "../../query-client/chat-cache.ts";
import { keys } from "../../query-client/keys.ts";
import type { Follower } from "../../sse/follow-game.ts";
import type { Connection } from "../../sse/follow-stream.ts";

/** The live connection to the server: whether it is open, since when it is not, and a way to try again now. */
export interface LiveConnection {
  readonly connection: Connection;
  readonly lostAt: Date | null;
  retry(): void;
}

/** Keeps the cached data of a game up to date while it is needed. */
export function useGameStream(game: string, isWanted: boolean): LiveConnection {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>("connecting");
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens a new connection.
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    const onConnection = (now: Connection) => {
      // Each stream begins with nobody online.
      if (now !== "live") client.removeQueries({ queryKey: keys.presence(game) });
      setConnection(now);
      setLostAt((since) => (now === "lost" ? (since ?? new Date()) : null));
    };
    const follower: Follower = {
      onStep: (step: StreamStep) => cacheStep(client, game, step),
      onGame: (body: Game) => {
        syncClock(body.now);
        invalidateRooms(client, game, body);
        client.setQueryData(keys.game(game), body);
      },
      onChatMessage: (message: ChatMessage) => cacheMessage(client, game, message),
      onUndo: (request: UndoRequest) => client.setQueryData([...keys.undoRequest(game), request.version], request),
      onPresence: (presence: GamePresence) => client.setQueryData(keys.presence(game), presence),
      lastMessage: () => client.getQueryData<Chat>(keys.chat(game))?.messages.at(-1)?.number ?? 0,
      onConnection,
      onRefused: () => void client.invalidateQueries({ queryKey: keys.game(game) }),
      lastVersion: () => lastVersionOf(client.getQueryData<Chronicle>(keys.chronicle(game))),
    };
    follow(game, follower, ended.signal).catch(() => onConnection("lost"));
    return () => ended.abort();
  }, [client, game, isWanted, attempt]);

  return { connection, lostAt, retry: () => setAttempt((number) => number + 1) };
}

/** The table can be used before the stream opens, which then resumes after what is known: its script is fetched last. */
async function follow(game: string, follower: Follower, signal: AbortSignal): Promise<void> {
  await whenIdle();
  const { followGame } = await import("../../sse/follow-game.ts");
  if (!signal.aborted) await followGame(game, follower, signal);
}

/** Stores a newer position; an older one that arrives late changes nothing. */
export function cachePosition(client: QueryClient, game: string, position: Position): void {
  client.setQueryData<Position>(keys.position(game), (known) =>
    known !== undefined && known.version > position.version ? known : position,
  );
}

function cacheStep(client: QueryClient, game: string, { ruleset, step, position }: StreamStep): void {
  const known = client.getQueryData<Chronicle>(keys.chronicle(game));
  const last = lastVersionOf(known);
  if (known !== undefined && last !== null && step.version === last + 1) {
    client.setQueryData<Chronicle>(keys.chronicle(game), { ...known, steps: [...known.steps, step] });
  } else if (last === null || step.version > last) {
    // Steps are missing: fetch the whole chronicle.
    client.invalidateQueries({ queryKey: keys.chronicle(game) });
  }
  cachePosition(client, game, { ruleset, ...position });
  // The move may have opened or closed a chat room.
  const hasRooms = client.getQueryData<Chat>(keys.chat(game))?.privateChat === "rooms";
  if (hasRooms) client.invalidateQueries({ queryKey: keys.chat(game) });
}

/** Other chat rooms are open before, during and after a game. */
function invalidateRooms(client: QueryClient, game: string, { state }: Game): void {
  const known = client.getQueryData<Game>(keys.game(game));
  if (known !== undefined && known.state !== state) client.invalidateQueries({ queryKey: keys.chat(game) });
}

/** A room that is not known yet has to be fetched; so do the messages before the first known one. */
function cacheMessage(client: QueryClient, game: string, message: ChatMessage): void {
  const chat = client.getQueryData<Chat>(keys.chat(game));
  if (chat === undefined || !chat.rooms.some(({ room }) => room === message.room)) {
    client.invalidateQueries({ queryKey: keys.chat(game) });
    return;
  }
  const account = client.getQueryData<Account | null>(keys.session);
  client.setQueryData<Chat>(keys.chat(game), withMessage(chat, message, account?.id));
}

function lastVersionOf(chronicle: Chronicle | undefined): number | null {
  return chronicle?.steps.at(-1)?.version ?? null;
}
