import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./input.module.css";

/** For controls that come with an element of their own. */
export const inputClass = styles.input;

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={clsx(inputClass, className)} {...props} />;
}

/** A number within a line of text. */
export function NumberInput(props: ComponentProps<"input">) {
  return <input type="number" className={clsx(inputClass, styles.count)} {...props} />;
}

export function Select({ className, ...props }: ComponentProps<"select">) {
  return <select className={clsx(inputClass, className)} {...props} />;
}

export function TextArea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea className={clsx(inputClass, className)} {...props} />;
}
