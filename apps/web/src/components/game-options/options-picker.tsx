"use client";

import { useTranslations } from "next-intl";
import type { TableOption, Words } from "../../boards/board.ts";
import { coverOf } from "../../boards/register.ts";
import { useWords } from "../../boards/words.ts";
import { Text } from "../../ui/text.tsx";
import type { TablePlan } from "./table-plan.ts";
import { withOption } from "./table-plan.ts";

type Optional = Pick<TablePlan, "ruleset" | "options">;

interface OptionsPickerProps<Plan extends Optional> {
  readonly plan: Plan;
  onChange(plan: Plan): void;
}

/** What the chosen game leaves to its table, each with what it changes; folded, for the usual game needs none. */
export function OptionsPicker<Plan extends Optional>({ plan, onChange }: OptionsPickerProps<Plan>) {
  const say = useTranslations("lobby.opening");
  const cover = coverOf(plan.ruleset);
  const words = useWords(cover.messages);
  const options = cover.options ?? [];
  if (options.length === 0) return null;
  return (
    <details className="field fold">
      <summary>{say("options")}</summary>
      {options.map((option) => (
        <OptionField
          key={option.name}
          words={words}
          option={option}
          chosen={plan.options[option.name] ?? option.usual}
          onChoose={(value) => onChange(withOption(plan, option, value))}
        />
      ))}
    </details>
  );
}

interface OptionFieldProps {
  readonly words: Words;
  readonly option: TableOption;
  readonly chosen: TableOption["usual"];
  onChoose(value: TableOption["usual"]): void;
}

function OptionField({ words, option, chosen, onChoose }: OptionFieldProps) {
  const { name } = option;
  const explained = () => (
    <Text muted small>
      {words(`option.${name}.text`)}
    </Text>
  );
  if (option.kind === "flag") {
    return (
      <label className="radio">
        <input type="checkbox" checked={chosen === true} onChange={(event) => onChoose(event.target.checked)} />
        <span>
          {words(`option.${name}.label`)} {explained()}
        </span>
      </label>
    );
  }
  if (option.kind === "number") {
    return (
      <label className="radio">
        <input
          type="number"
          className="input count"
          min={option.from}
          max={option.to}
          value={Number(chosen)}
          onChange={(event) => onChoose(within(option, event.target.valueAsNumber))}
        />
        <span>
          {words(`option.${name}.label`)} {explained()}
        </span>
      </label>
    );
  }
  return (
    <fieldset className="field">
      <legend className="legend">{words(`option.${name}.label`)}</legend>
      {option.values.map((value) => (
        <label className="radio" key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>
            {words(`option.${name}.${value}`)}{" "}
            <Text muted small>
              {words(`option.${name}.means.${value}`)}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const within = ({ from, to }: { readonly from: number; readonly to: number }, value: number): number =>
  Number.isNaN(value) ? from : Math.min(to, Math.max(from, Math.round(value)));
