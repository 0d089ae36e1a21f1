import type { PlayerState, Turn } from "../../../boards/board.ts";

export interface StripPlayer extends PlayerState {
  /** Null where the game has no turn order now. */
  readonly turn: Turn["state"] | null;
}

/** The players in turn order, then those without a turn by seat, each with their figures. */
export function stripPlayers(turns: readonly Turn[], states: readonly PlayerState[]): readonly StripPlayer[] {
  const withTurn = turns.map(({ seat, state }) => ({ seat, turn: state, figures: figuresOf(states, seat) }));
  const others = states.filter(({ seat }) => !turns.some((turn) => turn.seat === seat));
  return [...withTurn, ...others.map((state) => ({ ...state, turn: null }))];
}

const figuresOf = (states: readonly PlayerState[], seat: number) =>
  states.find((state) => state.seat === seat)?.figures ?? [];
