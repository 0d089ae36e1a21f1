"use client";
import { Dialog as Radix } from "radix-ui";
import type { DialogProps } from "./dialog.tsx";
import styles from "./modal.module.css";

/** The modal part of a dialog. */
export function Modal({ isOpen, onOpenChange, title, children, actions, focusAfter }: Omit<DialogProps, "trigger">) {
  const goOn = (event: Event) => {
    const place = focusAfter?.();
    if (!place) return;
    event.preventDefault();
    place.tabIndex = Math.max(place.tabIndex, -1);
    place.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content className={styles.dialog} onCloseAutoFocus={goOn}>
          <Radix.Title>{title}</Radix.Title>
          <Radix.Description asChild>
            <div>{children}</div>
          </Radix.Description>
          <div className={styles.ends}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
