"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import type { Game, GameStep, Position } from "../../../lib/api-client/types.ts";

/** A started game as its reader may see it, and the board that draws it. */
export interface GameContext {
  readonly game: Game;
  readonly people: readonly Person[];
  readonly steps: readonly GameStep[];
  readonly position: Position;
  readonly board: RulesetBoard;
}

const Context = createContext<GameContext | null>(null);

interface GameProviderProps extends GameContext {
  readonly children: ReactNode;
}

export function GameProvider({ game, people, steps, position, board, children }: GameProviderProps) {
  const value = useMemo(() => ({ game, people, steps, position, board }), [game, people, steps, position, board]);
  return <Context value={value}>{children}</Context>;
}

export function useGameContext(): GameContext {
  const context = useContext(Context);
  if (context === null) throw new Error("there is no GameProvider above");
  return context;
}
