"use client";

import { useTranslations } from "next-intl";
import { Field } from "../../../ui/field.tsx";
import type { Roll } from "../entrants/roll.ts";

interface PlayerMenuProps {
  readonly label: string;
  readonly players: readonly string[];
  readonly chosen: string;
  readonly roll: Roll;
  onChoose(player: string): void;
}

/** One player of several. */
export function PlayerMenu({ label, players, chosen, roll, onChoose }: PlayerMenuProps) {
  const say = useTranslations("directing");
  return (
    <Field label={label}>
      {(tied) => (
        <select {...tied} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{say("choose")}</option>
          {players.map((player) => (
            <option key={player} value={player}>
              {roll(player).marked}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
