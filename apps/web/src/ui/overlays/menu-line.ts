"use client";
import { type ComponentType, createContext, type ReactNode } from "react";

export interface MenuProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

export interface MenuItemProps {
  readonly onSelect?: () => void;
  readonly isDisabled?: boolean;
  /** Draws its only child, a link, as a line. */
  readonly asChild?: boolean;
  readonly children: ReactNode;
}

/** How an opened menu draws its lines. */
export const MenuLine = createContext<ComponentType<MenuItemProps> | null>(null);
