"use client";

import { type ReactNode, useState } from "react";
import { Disclosure } from "./disclosure.tsx";

interface LazyDisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  /** Draws the content, which exists only while it is shown. */
  children(): ReactNode;
}

/** A part of a page that few readers open, and that is not in its first HTML. */
export function LazyDisclosure({ summary, className, children }: LazyDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </Disclosure>
  );
}
