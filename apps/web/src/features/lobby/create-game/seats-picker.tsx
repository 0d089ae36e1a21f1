"use client";

import { useTranslations } from "next-intl";
import type { Guest, TablePlan } from "../../../components/game-options/table-plan.ts";
import { withGuest, withSeats } from "../../../components/game-options/table-plan.ts";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import { FieldGroup, FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/input.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./seats-picker.module.css";

interface SeatsPickerProps {
  readonly plan: TablePlan;
  readonly ruleset: Ruleset;
  readonly yourName: string;
  onChange(plan: TablePlan): void;
}

/** The number of seats, and a player or bot for each. */
export function SeatsPicker({ plan, ruleset, yourName, onChange }: SeatsPickerProps) {
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
                checked={plan.guests.length + 1 === number}
                onChange={() => onChange(withSeats(plan, number))}
              />
              <span>{number}</span>
            </label>
          ))}
        </div>
      </FieldSet>
      <FieldGroup>
        <Legend as="span">{t("playersLegend")}</Legend>
        <ol className={styles.sitters}>
          <li>
            <Icon name="person" />
            <span>{t("you", { name: yourName })}</span>
          </li>
          {plan.guests.map((guest, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <li key={place}>
              <Icon name={guest === "somebody" ? "hand" : "bot"} />
              <GuestPicker
                label={t("seatNumber", { number: place + 2 })}
                guest={guest}
                bots={ruleset.bots}
                onChoose={(chosen) => onChange(withGuest(plan, place, chosen))}
              />
            </li>
          ))}
        </ol>
      </FieldGroup>
    </>
  );
}

interface GuestPickerProps {
  readonly label: string;
  readonly guest: Guest;
  readonly bots: Ruleset["bots"];
  onChoose(guest: Guest): void;
}

function GuestPicker({ label, guest, bots, onChoose }: GuestPickerProps) {
  const t = useTranslations("common.bots");
  return (
    <Select aria-label={label} value={guest} onChange={(event) => onChoose(event.target.value as Guest)}>
      <option value="somebody">{t("openSeat")}</option>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {t(bot)}
        </option>
      ))}
    </Select>
  );
}
