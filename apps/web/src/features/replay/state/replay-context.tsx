"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type ReplayData, type ReplayState, useReplayState } from "./use-replay-state.ts";

const Context = createContext<ReplayState | null>(null);

interface ReplayProviderProps extends ReplayData {
  readonly children: ReactNode;
}

/** Draws nothing for a replay without steps. */
export function ReplayProvider({ children, ...data }: ReplayProviderProps) {
  const state = useReplayState(data);
  return state === null ? null : <Context value={state}>{children}</Context>;
}

export function useReplayContext(): ReplayState {
  const state = useContext(Context);
  if (state === null) throw new Error("there is no ReplayProvider above");
  return state;
}
