"use client";

import { useTranslations } from "next-intl";
import { Field } from "../../../../ui/forms/field.tsx";
import type { PlayerNames } from "../../entrants/player-names.ts";

interface PlayerSelectProps {
  readonly label: string;
  readonly players: readonly string[];
  readonly chosen: string;
  readonly playerNames: PlayerNames;
  onChoose(player: string): void;
}

/** A select of players. */
export function PlayerSelect({ label, players, chosen, playerNames, onChoose }: PlayerSelectProps) {
  const t = useTranslations("tournament-director");
  return (
    <Field label={label}>
      {(controlProps) => (
        <select {...controlProps} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{t("choose")}</option>
          {players.map((player) => (
            <option key={player} value={player}>
              {playerNames(player).marked}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
