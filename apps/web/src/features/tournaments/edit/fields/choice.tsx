import { useId } from "react";
import { FieldError, FieldSet, Legend } from "../../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  /** The name of the radio buttons, if several choices have the same legend. */
  readonly name?: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly error?: string | undefined;
  readonly labelOf: (value: Value) => string;
  onChoose(value: Value): void;
}

/** A few options, one of which is chosen. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, name = legend, values, chosen, error, labelOf, onChoose } = props;
  const errorId = useId();
  const invalid = error === undefined ? {} : ({ "aria-invalid": true, "aria-describedby": errorId } as const);
  return (
    <FieldSet role="radiogroup" {...invalid}>
      <Legend>{legend}</Legend>
      {values.map((value) => (
        <OptionLabel key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{labelOf(value)}</span>
        </OptionLabel>
      ))}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </FieldSet>
  );
}
