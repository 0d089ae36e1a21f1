"use client";
import { DropdownMenu as Radix } from "radix-ui";
import { type MenuItemProps, MenuLine, type MenuProps } from "./menu-line.ts";
import styles from "./opened-menu.module.css";

/** A menu that was opened. It stays when it is closed, and can be opened again. */
export function OpenedMenu({ trigger, children }: MenuProps) {
  return (
    // A menu is not modal: a modal one would hide the page from screen readers while its fields could still get the focus.
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align="end" sideOffset={4} collisionPadding={8}>
          <MenuLine value={Line}>{children}</MenuLine>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Line({ onSelect, isDisabled = false, asChild = false, children }: MenuItemProps) {
  return (
    <Radix.Item className={styles.menuLine} asChild={asChild} disabled={isDisabled} onSelect={() => onSelect?.()}>
      {children}
    </Radix.Item>
  );
}
