import type { ReactNode } from "react";
import { Form } from "../../ui/forms/form.tsx";
import styles from "./play-form.module.css";

interface PlayFormProps {
  onPlay(): void;
  /** Its submit button. */
  readonly children: ReactNode;
}

/** A button that starts a game. As a form it also works for visitors who press it before React has hydrated the page. */
export function PlayForm({ onPlay, children }: PlayFormProps) {
  return (
    <Form className={styles.form} onSend={onPlay}>
      {children}
    </Form>
  );
}
