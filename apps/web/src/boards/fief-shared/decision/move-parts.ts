import type { MovePart } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import type { Actions } from "./actions.ts";

interface MoveTexts {
  action(action: Draft): string;
  name(field: string): string;
  value(field: string, value: unknown): string;
}

/** A move as its deed, and how it is done field by field. */
export function movePartsFor({ actionOf }: Actions, move: Draft, texts: MoveTexts): readonly MovePart[] {
  const { type, ...leads } = actionOf(move);
  const { type: _, ...fields } = move;
  const detailLists = Object.entries(fields).filter(([field]) => !(field in leads));
  return [
    { name: null, text: texts.action({ type, ...leads }), fields: Object.keys(leads) },
    ...detailLists.map(([field, value]) => ({
      name: texts.name(field),
      text: texts.value(field, value),
      fields: [field],
    })),
  ];
}
