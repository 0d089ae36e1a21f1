"use client";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./menu.module.css";

/** A short list of actions behind one button. */
export function Menu({ trigger, children }: { readonly trigger: ReactNode; readonly children: ReactNode }) {
  return (
    // A menu is not modal: a modal one would hide the page from screen readers while its fields could still get the focus.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align="end" sideOffset={4} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  readonly onSelect?: () => void;
  readonly isDisabled?: boolean;
  /** Draws its only child, a link, as a line. */
  readonly asChild?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ onSelect, isDisabled = false, asChild = false, children }: MenuItemProps) {
  return (
    <Radix.Item className={styles.menuLine} asChild={asChild} disabled={isDisabled} onSelect={() => onSelect?.()}>
      {children}
    </Radix.Item>
  );
}
