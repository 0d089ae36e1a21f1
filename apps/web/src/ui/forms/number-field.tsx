import type { ReactNode } from "react";
import { Field } from "./field.tsx";

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly sharedErrorId?: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  onChange(value: number): void;
}

/** A required number. */
export function NumberField({ from, to, value, onChange, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(controlProps) => (
        <input
          {...controlProps}
          type="number"
          required
          min={from}
          max={to}
          value={Number.isNaN(value) ? "" : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

interface OptionalNumberFieldProps extends Omit<NumberFieldProps, "value" | "onChange"> {
  readonly value: number | null;
  onChange(value: number | null): void;
}

/** An optional number. */
export function OptionalNumberField({ from, to, value, onChange, ...field }: OptionalNumberFieldProps) {
  return (
    <Field {...field}>
      {(controlProps) => (
        <input
          {...controlProps}
          type="number"
          min={from}
          max={to}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value === "" ? null : event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
