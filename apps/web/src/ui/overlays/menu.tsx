"use client";
import { lazy, Suspense, useContext, useState } from "react";
import { Slot } from "../buttons/slot.tsx";
import { type MenuItemProps, MenuLine, type MenuProps } from "./menu-line.ts";

const load = () => import("./opened-menu.tsx");
const OpenedMenu = lazy(() => load().then((file) => ({ default: file.OpenedMenu })));

/** A short list of actions behind one button, fetched when it is opened first. */
export function Menu({ trigger, children }: MenuProps) {
  const [wasOpened, setOpened] = useState(false);
  const closed = (
    <Slot
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setOpened(true)}
      onFocus={() => void load()}
      onPointerEnter={() => void load()}
    >
      {trigger}
    </Slot>
  );
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedMenu trigger={trigger}>{children}</OpenedMenu>
    </Suspense>
  );
}

export function MenuItem(item: MenuItemProps) {
  const Line = useContext(MenuLine);
  return Line === null ? null : <Line {...item} />;
}
