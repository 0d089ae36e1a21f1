import type { BoardModel } from "../board-model.ts";

/** What the tables of all Fiefs have in common. */
export type FiefTable = BoardModel & { readonly view: FiefView };

interface FiefView {
  readonly order: readonly number[];
  readonly phase: string;
  readonly ending: { readonly reason: string } | null;
}
