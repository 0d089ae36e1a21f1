"use client";

import { useTranslations } from "next-intl";
import type { NewGameForm, OtherPlayer } from "../../../components/game-options/new-game-form.ts";
import { withOtherPlayer, withSeats } from "../../../components/game-options/new-game-form.ts";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import { FieldGroup, FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/input.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./seats-picker.module.css";

interface SeatsPickerProps {
  readonly form: NewGameForm;
  readonly ruleset: Ruleset;
  readonly yourName: string;
  onChange(form: NewGameForm): void;
}

/** The number of seats, and a player or bot for each. */
export function SeatsPicker({ form, ruleset, yourName, onChange }: SeatsPickerProps) {
  const t = useTranslations("lobby.create");
  const { min, max } = ruleset.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  return (
    <>
      <FieldSet>
        <Legend>{t("seats")}</Legend>
        <div className={styles.numbers}>
          {numbers.map((number) => (
            <label key={number} className={styles.number}>
              <input
                type="radio"
                name="seats"
                checked={form.otherPlayers.length + 1 === number}
                onChange={() => onChange(withSeats(form, number))}
              />
              <span>{number}</span>
            </label>
          ))}
        </div>
      </FieldSet>
      <FieldGroup>
        <Legend as="span">{t("playersLegend")}</Legend>
        <ol className={styles.occupants}>
          <li>
            <Icon name="person" />
            <span>{t("you", { name: yourName })}</span>
          </li>
          {form.otherPlayers.map((player, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <li key={place}>
              <Icon name={player === "player" ? "hand" : "bot"} />
              <PlayerPicker
                label={t("seatNumber", { number: place + 2 })}
                player={player}
                bots={ruleset.bots}
                onChoose={(chosen) => onChange(withOtherPlayer(form, place, chosen))}
              />
            </li>
          ))}
        </ol>
      </FieldGroup>
    </>
  );
}

interface PlayerPickerProps {
  readonly label: string;
  readonly player: OtherPlayer;
  readonly bots: Ruleset["bots"];
  onChoose(player: OtherPlayer): void;
}

function PlayerPicker({ label, player, bots, onChoose }: PlayerPickerProps) {
  const t = useTranslations("common.bots");
  return (
    <Select aria-label={label} value={player} onChange={(event) => onChoose(event.target.value as OtherPlayer)}>
      <option value="player">{t("openSeat")}</option>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {t(bot)}
        </option>
      ))}
    </Select>
  );
}
