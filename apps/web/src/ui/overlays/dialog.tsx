"use client";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The element that opens it, if there is one. */
  readonly trigger?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons: the action first, cancel last; the other way round for an action that cannot be undone, because the first button has the focus. */
  readonly actions: ReactNode;
  /** The element that gets the focus when it is closed; the one that opened it by default. */
  readonly focusAfter?: () => HTMLElement | null | undefined;
}

/** A modal dialog. Escape and a click outside close it. */
export function Dialog({ isOpen, onOpenChange, trigger, title, children, actions, focusAfter }: DialogProps) {
  const goOn = (event: Event) => {
    const place = focusAfter?.();
    if (!place) return;
    event.preventDefault();
    place.tabIndex = Math.max(place.tabIndex, -1);
    place.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
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

/** Closes the dialog around it when its only child is clicked. */
export const DialogClose = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Close asChild>{children}</Radix.Close>
);
