import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import { Disclosure } from "../layout/disclosure.tsx";
import styles from "./field.module.css";
import { inputClass } from "./input.tsx";

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value, in a sentence that helps. */
  readonly error?: string | undefined;
  /** The id of an error that several controls share. */
  readonly sharedErrorId?: string | undefined;
  readonly className?: string | undefined;
  /** Draws the control with what ties it to label, hint and error. */
  readonly children: (controlProps: {
    readonly id: string;
    readonly className: string | undefined;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** A labelled control of a form, with its hint and its error. */
export function Field({ label, hint, error, sharedErrorId, className, children }: FieldProps) {
  const id = useId();
  // An error that repeats the hint replaces it.
  const shown = error && error === hint ? undefined : hint;
  const described = [shown && `${id}-hint`, error && `${id}-wrong`, sharedErrorId].filter(Boolean).join(" ");
  return (
    <div data-field className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: inputClass,
        "aria-describedby": described || undefined,
        "aria-invalid": error || sharedErrorId ? true : undefined,
      })}
      {shown ? <FieldHint id={`${id}-hint`}>{shown}</FieldHint> : null}
      {error ? (
        <FieldError id={`${id}-wrong`}>
          <Icon name="warning" /> {error}
        </FieldError>
      ) : null}
    </div>
  );
}

/** Several controls under one legend. */
export function FieldSet({ className, ...props }: ComponentProps<"fieldset">) {
  return <fieldset className={clsx(styles.field, className)} {...props} />;
}

/** Several controls under a heading that is no legend. */
export function FieldGroup({ className, ...props }: ComponentProps<"div">) {
  return <div data-field className={clsx(styles.field, className)} {...props} />;
}

export function Legend({
  as: Tag = "legend",
  ...props
}: ComponentProps<"legend"> & { readonly as?: "legend" | "span" }) {
  return <Tag className={styles.legend} {...(props as object)} />;
}

export function FieldHint(props: ComponentProps<"p">) {
  return <p className={styles.hint} {...props} />;
}

export function FieldError(props: ComponentProps<"p">) {
  return <p className={styles.error} role="alert" {...props} />;
}

/** A form, or a part of one: fields and alerts one below another. */
export function FieldStack({ className, ...props }: ComponentProps<"div">) {
  return <div className={clsx(styles.fields, className)} {...props} />;
}

/** Fields that most people leave as they are, behind a summary. */
export function FieldDisclosure({ className, ...props }: ComponentProps<"details">) {
  return <Disclosure className={clsx(styles.field, className)} {...props} />;
}

/** A field and its button, in one line where there is room. */
export function FieldRow({ className, ...props }: ComponentProps<"div">) {
  return <div className={clsx(styles.row, className)} {...props} />;
}
