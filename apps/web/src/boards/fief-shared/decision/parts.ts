import type { MovePart } from "../../board.ts";
import type { Draft } from "../../scene.ts";
import type { Deeds } from "./deeds.ts";

interface PartWords {
  deed(deed: Draft): string;
  name(field: string): string;
  value(field: string, value: unknown): string;
}

/** A move as its deed, and how it is done field by field. */
export function partsIn({ deedOf }: Deeds, move: Draft, say: PartWords): readonly MovePart[] {
  const { type, ...leads } = deedOf(move);
  const { type: _, ...fields } = move;
  const hows = Object.entries(fields).filter(([field]) => !(field in leads));
  return [
    { name: null, text: say.deed({ type, ...leads }), fields: Object.keys(leads) },
    ...hows.map(([field, value]) => ({ name: say.name(field), text: say.value(field, value), fields: [field] })),
  ];
}
