import { type ReactNode, useId } from "react";
import { Mark } from "./mark.tsx";

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with what was written, in a sentence that helps. */
  readonly wrong?: string | undefined;
  /** Draws the control with what ties it to label, hint and error. */
  readonly children: (tied: {
    readonly id: string;
    readonly className: "input";
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** A labelled control of a form; its error stands beside it. */
export function Field({ label, hint, wrong, children }: FieldProps) {
  const id = useId();
  // Where the error says what the hint says, it takes its place: once is enough.
  const shown = wrong && wrong === hint ? undefined : hint;
  const described = [shown && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: "input",
        "aria-describedby": described || undefined,
        "aria-invalid": wrong ? true : undefined,
      })}
      {shown ? (
        <p className="hint" id={`${id}-hint`}>
          {shown}
        </p>
      ) : null}
      {wrong ? (
        <p className="wrong" id={`${id}-wrong`} role="alert">
          <Mark name="warning" /> {wrong}
        </p>
      ) : null}
    </div>
  );
}
