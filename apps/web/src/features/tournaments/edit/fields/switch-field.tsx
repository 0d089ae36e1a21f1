import { useId } from "react";
import { FieldError, FieldHint } from "../../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";

interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A rule that applies or not, with its hint and its error. */
export function SwitchField({ label, hint, error, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-wrong`].filter(Boolean).join(" ");
  return (
    <>
      <OptionLabel>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </OptionLabel>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={`${id}-wrong`}>{error}</FieldError>}
    </>
  );
}
