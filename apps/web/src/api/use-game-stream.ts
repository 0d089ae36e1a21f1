"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Connection, followGame } from "./follow-game.ts";
import { keys } from "./keys.ts";
import type { Chronicle, Game, Position, StreamStep } from "./types.ts";

/** Keeps what is remembered of a game up to date, and says whether the line to the house holds. */
export function useGameStream(game: string, isWanted: boolean): Connection {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>("connecting");

  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    const follower = {
      onStep: (step: StreamStep) => rememberStep(client, game, step),
      onGame: (body: Game) => client.setQueryData(keys.game(game), body),
      onConnection: setConnection,
      lastVersion: () => lastVersionOf(client.getQueryData<Chronicle>(keys.chronicle(game))),
    };
    followGame(game, follower, ended.signal);
    return () => ended.abort();
  }, [client, game, isWanted]);

  return connection;
}

/** Takes a newer position; an older one, come late, changes nothing. */
export function rememberPosition(client: QueryClient, game: string, position: Position): void {
  client.setQueryData<Position>(keys.position(game), (known) =>
    known !== undefined && known.version > position.version ? known : position,
  );
}

function rememberStep(client: QueryClient, game: string, { step, position }: StreamStep): void {
  const known = client.getQueryData<Chronicle>(keys.chronicle(game));
  const last = lastVersionOf(known);
  if (known !== undefined && last !== null && step.version === last + 1) {
    client.setQueryData<Chronicle>(keys.chronicle(game), { ...known, steps: [...known.steps, step] });
  } else if (last === null || step.version > last) {
    // Something lies between: ask for the whole.
    client.invalidateQueries({ queryKey: keys.chronicle(game) });
  }
  rememberPosition(client, game, position);
}

function lastVersionOf(chronicle: Chronicle | undefined): number | null {
  return chronicle?.steps.at(-1)?.version ?? null;
}
