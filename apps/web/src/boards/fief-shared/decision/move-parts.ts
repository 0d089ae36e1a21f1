import type { Readers } from "@seneschal/wording";
import type { MovePart, Translate } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import type { Actions } from "./actions.ts";

interface MoveTexts {
  readonly actions: Actions;
  actionLabel(t: Translate, readers: Readers & { readonly question: null }, action: Draft): string;
  valueLabel(t: Translate, readers: Readers, field: string, value: unknown): string;
}

/** A move by itself, for lists without a table: its action, and its details field by field. */
export function createMoveParts({ actions, actionLabel, valueLabel }: MoveTexts) {
  return (t: Translate, move: Draft, people: BoardModel["people"]): readonly MovePart[] => {
    const readers = { people, yourSeat: null, question: null };
    const { type, ...leads } = actions.actionOf(move);
    const { type: _, ...fields } = move;
    const details = Object.entries(fields).filter(([field]) => !(field in leads));
    return [
      { name: null, text: actionLabel(t, readers, { type, ...leads }), fields: Object.keys(leads) },
      ...details.map(([field, value]) => ({
        name: t(`field.${field}`),
        text: valueLabel(t, readers, field, value),
        fields: [field],
      })),
    ];
  };
}
