"use client";

import { useTranslations } from "next-intl";
import type { GameOption, Translate } from "../../boards/board.ts";
import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import { FieldDisclosure, FieldSet, Legend } from "../../ui/forms/field.tsx";
import { NumberInput } from "../../ui/forms/input.tsx";
import { OptionLabel } from "../../ui/forms/option-label.tsx";
import { Text } from "../../ui/typography/text.tsx";
import type { NewGameForm } from "./new-game-form.ts";
import { withOption } from "./new-game-form.ts";
import styles from "./options-picker.module.css";

type Optional = Pick<NewGameForm, "ruleset" | "options">;

interface OptionsPickerProps<Values extends Optional> {
  readonly values: Values;
  /** The option with its usual value in this game; the one of the ruleset if left out. */
  usualFor?(option: GameOption): GameOption;
  onChange(values: Values): void;
}

/** The options of the chosen ruleset, each with what it changes; collapsed, because most games need none. */
export function OptionsPicker<Values extends Optional>({
  values,
  usualFor = (option) => option,
  onChange,
}: OptionsPickerProps<Values>) {
  const t = useTranslations("lobby.create");
  const cover = coverOf(values.ruleset);
  const tGame = useTranslate(cover.messages);
  const options = (cover.options ?? []).map(usualFor);
  if (options.length === 0) return null;
  return (
    <FieldDisclosure>
      <summary>{t("options")}</summary>
      {options.map((option) => (
        <OptionField
          key={option.name}
          tGame={tGame}
          option={option}
          chosen={values.options[option.name] ?? option.default}
          onChoose={(value) => onChange(withOption(values, option, value))}
        />
      ))}
    </FieldDisclosure>
  );
}

interface OptionFieldProps {
  readonly tGame: Translate;
  readonly option: GameOption;
  readonly chosen: GameOption["default"];
  onChoose(value: GameOption["default"]): void;
}

function OptionField({ tGame, option, chosen, onChoose }: OptionFieldProps) {
  const { name } = option;
  const explained = () => (
    <Text muted small className={styles.explanation}>
      {tGame(`option.${name}.text`)}
    </Text>
  );
  if (option.type === "flag") {
    return (
      <OptionLabel>
        <input type="checkbox" checked={chosen === true} onChange={(event) => onChoose(event.target.checked)} />
        <span>
          {tGame(`option.${name}.label`)} {explained()}
        </span>
      </OptionLabel>
    );
  }
  if (option.type === "number") {
    return (
      <OptionLabel>
        <NumberInput
          min={option.min}
          max={option.max}
          value={Number(chosen)}
          onChange={(event) => onChoose(within(option, event.target.valueAsNumber))}
        />
        <span>
          {tGame(`option.${name}.label`)} {explained()}
        </span>
      </OptionLabel>
    );
  }
  return (
    <FieldSet>
      <Legend>{tGame(`option.${name}.label`)}</Legend>
      {option.values.map((value) => (
        <OptionLabel key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>
            {tGame(`option.${name}.${value}`)}{" "}
            <Text muted small className={styles.explanation}>
              {tGame(`option.${name}.means.${value}`)}
            </Text>
          </span>
        </OptionLabel>
      ))}
    </FieldSet>
  );
}

const within = ({ min, max }: { readonly min: number; readonly max: number }, value: number): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.round(value)));
