"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { LiveConnection } from "../../../lib/queries/games/use-game-stream.ts";
import { type Turn, useTurnState } from "./use-turn-state.ts";

const Context = createContext<Turn | null>(null);

interface TurnProviderProps {
  readonly connection: LiveConnection;
  readonly children: ReactNode;
}

/** Must be inside a GameProvider. */
export function TurnProvider({ connection, children }: TurnProviderProps) {
  return <Context value={useTurnState(connection)}>{children}</Context>;
}

export function useTurn(): Turn {
  const turn = useContext(Context);
  if (turn === null) throw new Error("there is no TurnProvider above");
  return turn;
}
