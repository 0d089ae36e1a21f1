import type { Translate } from "../board.ts";
import type { BoardModel, Draft } from "../board-model.ts";

/** What the tables of all Fiefs have in common. */
export type FiefTable = BoardModel & { readonly view: FiefView };

interface FiefView {
  readonly order: readonly number[];
  /** 0 during the set-up. */
  readonly turn: number;
  readonly phase: string;
  readonly ending: { readonly reason: string } | null;
  readonly agenda: {
    readonly pending: readonly { readonly step: { readonly type: string; readonly seat?: number } }[];
  };
}

/** What every part of a table is given: the texts of its game, and what to draw. */
export interface PartProps<Model> {
  readonly t: Translate;
  readonly model: Model;
}

/** A part in which a move may be chosen. */
export interface SelectPartProps<Model> extends PartProps<Model> {
  /** Absent where nothing may be chosen. */
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** A part of the map is given the texts of the map as well. */
export interface MapPartProps<Model> extends PartProps<Model> {
  readonly tMap: Translate;
}

/** A family of a view; none for the seat of a spectator. */
export const findFamily = <Family extends { readonly seat: number }>(
  { families }: { readonly families: readonly Family[] },
  seat: number | null,
): Family | undefined => families.find((one) => one.seat === seat);

/** A lord of a view; none for what is no lord on the map. */
export const findLord = <Lord extends { readonly lord: string }>(
  { lords }: { readonly lords: readonly Lord[] },
  lord: unknown,
): Lord | undefined => lords.find((one) => one.lord === lord);
