import { Field } from "../../../ui/forms/field.tsx";

interface ReasonFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly reason: string;
  onChange(reason: string): void;
}

/** Why a director does something: everyone can read it. */
export function ReasonField({ label, hint, reason, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(controlProps) => (
        <textarea
          {...controlProps}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
