"use client";

import { useTranslations } from "next-intl";
import { Field } from "../../ui/field.tsx";

const delays = [0, 3, 10, 30] as const;

interface DelayPickerProps {
  readonly chosen: number;
  onChoose(movesBehind: number): void;
}

/** Whether those who only watch see a public game as it happens, or some moves later. */
export function DelayPicker({ chosen, onChoose }: DelayPickerProps) {
  const say = useTranslations("lobby.opening.spectators");
  return (
    <Field label={say("legend")} hint={say("hint")}>
      {(tied) => (
        <select {...tied} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
          {delays.map((moves) => (
            <option key={moves} value={moves}>
              {say("behind", { count: moves })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
