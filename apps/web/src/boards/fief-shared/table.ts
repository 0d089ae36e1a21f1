import type { Scene } from "../scene.ts";

/** What the tables of all Fiefs have in common. */
export type FiefTable = Scene & { readonly view: FiefView };

interface FiefView {
  readonly order: readonly number[];
  readonly phase: string;
  readonly ending: { readonly reason: string } | null;
}
