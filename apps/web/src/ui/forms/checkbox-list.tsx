import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import { FieldError, FieldSet, Legend } from "./field.tsx";
import { OptionLabel } from "./option-label.tsx";

interface CheckboxListProps<Value extends string> {
  readonly legend: string;
  readonly offered: readonly Value[];
  readonly chosen: readonly Value[];
  /** Why the choice was refused. */
  readonly wrong?: string | undefined;
  readonly isDisabled?: boolean;
  labelOf(value: Value): ReactNode;
  /** The values that are chosen now, the newest last. */
  onChange(chosen: readonly Value[]): void;
}

/** Any number of these values, each with a checkbox. */
export function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
  const { legend, offered, chosen, wrong, isDisabled, labelOf, onChange } = props;
  return (
    <FieldSet disabled={isDisabled}>
      <Legend>{legend}</Legend>
      {offered.map((value) => (
        <OptionLabel key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          <span>{labelOf(value)}</span>
        </OptionLabel>
      ))}
      {wrong !== undefined && (
        <FieldError>
          <Icon name="warning" /> {wrong}
        </FieldError>
      )}
    </FieldSet>
  );
}
