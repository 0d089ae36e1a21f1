"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";
import { fieldValue } from "./field-value.ts";

export interface ShortField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autoComplete: string;
  readonly hint?: string;
  /** The error if the value is not valid. */
  readonly error: string;
  isValid(value: string): boolean;
}

interface ShortFormProps<Name extends string> {
  readonly fields: readonly ShortField<Name>[];
  /** What the form is for, in front of its fields. */
  readonly intro?: string;
  readonly submitLabel: string;
  readonly isPrimary?: boolean;
  readonly isDangerous?: boolean;
  readonly mutation: { readonly isPending: boolean; readonly error: unknown };
  readonly children?: ReactNode;
  onSend(values: Readonly<Record<Name, string>>): void;
}

/** A few fields and one button. An error is next to its field, and the first field with an error gets the focus. */
export function ShortForm<Name extends string>(props: ShortFormProps<Name>) {
  const { fields, intro, submitLabel, isPrimary = false, isDangerous = false, mutation, children, onSend } = props;
  const [wrong, setWrong] = useState<readonly Name[]>([]);

  const send = (given: FormData, form: HTMLFormElement) => {
    const values = Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, given)]));
    const unfit = fields.filter(({ name, isValid }) => !isValid(values[name] ?? "")).map(({ name }) => name);
    setWrong(unfit);
    const [first] = unfit;
    if (first === undefined) onSend(values as Record<Name, string>);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Form onSend={send} noValidate>
      {intro && <p>{intro}</p>}
      {fields.map(({ name, label, type, autoComplete, hint, error: complaint }) => (
        <Field key={name} label={label} hint={hint} error={wrong.includes(name) ? complaint : undefined}>
          {(controlProps) => <input {...controlProps} name={name} type={type} autoComplete={autoComplete} />}
        </Field>
      ))}
      <Button primary={isPrimary} danger={isDangerous} type="submit" disabled={mutation.isPending}>
        {submitLabel}
      </Button>
      {mutation.error ? <ProblemAlert failure={mutation.error} /> : null}
      {children}
    </Form>
  );
}
