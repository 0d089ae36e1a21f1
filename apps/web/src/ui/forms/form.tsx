"use client";

import clsx from "clsx";
import { type ComponentProps, type FormEvent, useRef } from "react";
import styles from "./field.module.css";

interface FormProps extends Omit<ComponentProps<"form">, "action" | "method" | "onSubmit" | "ref"> {
  /**
   * Called when the form is submitted.
   * @param given the values of the named controls
   */
  onSend(given: FormData, form: HTMLFormElement): void;
}

/**
 * A form that scripts send. If it is submitted before React has hydrated the page, React keeps the values and calls
 * `onSend` after that (`action`). The browser never sends it itself: it would put passwords into the address.
 */
export function Form({ className, onSend, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = (given: FormData) => {
    if (form.current) onSend(given, form.current);
  };
  // React clears the fields after `action`; here they stay as they are.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  };
  return <form ref={form} className={clsx(styles.fields, className)} action={send} onSubmit={submit} {...props} />;
}
