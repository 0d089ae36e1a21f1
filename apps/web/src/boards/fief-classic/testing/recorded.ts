import type { Move, MovePreview } from "../../board-model.ts";
import type { Edition, Fief, FiefModel, View } from "../game.ts";
import positions from "./positions.json" with { type: "json" };

export interface Moment {
  readonly edition: Edition;
  readonly seat: number | null;
  readonly move?: Move;
  readonly model: Omit<FiefModel, "people" | "yourSeat">;
  readonly preview?: MovePreview<Fief>;
}

const { base, moments } = positions as unknown as { base: View; moments: Readonly<Record<string, Moment>> };

/** Moments of recorded games of both editions: of each kind of question the one with the most choices, and an end. */
export const recorded: Readonly<Record<string, Moment>> = Object.fromEntries(
  Object.entries(moments).map(([kind, { model, preview, ...moment }]) => {
    const whole = { ...moment, model: { ...model, view: filled(model.view) } };
    return [kind, preview === undefined ? whole : { ...whole, preview: { ...preview, view: filled(preview.view) } }];
  }),
);

/** A view is stored as its differences from the first, which keeps the file small. */
function filled({ villages, ...view }: View): View {
  const changed = new Map(villages.map((one) => [one.village, one]));
  return { ...base, ...view, villages: base.villages.map((one) => changed.get(one.village) ?? one) };
}
