import { type ComponentProps, useId } from "react";

interface ClubInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "list"> {
  /** Clubs that were entered already, to choose from. */
  readonly known: readonly string[];
  readonly value: string;
  onChange(value: string): void;
}

export function ClubInput({ known, value, onChange, ...props }: ClubInputProps) {
  const list = useId();
  return (
    <>
      <input {...props} list={list} maxLength={60} value={value} onChange={({ target }) => onChange(target.value)} />
      <datalist id={list}>
        {known.map((club) => (
          <option key={club} value={club} />
        ))}
      </datalist>
    </>
  );
}
