"use client";

import { type ReactNode, useState } from "react";
import { Collapsible } from "./collapsible.tsx";

interface LazyCollapsibleProps {
  readonly summary: ReactNode;
  /** Draws the content, which exists only while it is shown. */
  children(): ReactNode;
}

/** A part of a page that is loaded when someone opens it. */
export function LazyCollapsible({ summary, children }: LazyCollapsibleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </Collapsible>
  );
}
