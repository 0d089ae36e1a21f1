"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useTurn } from "../state/turn-context.tsx";
import { useQuickMove } from "./use-quick-move.ts";

const ActionBar = dynamic(() => import("./action-bar.tsx").then((file) => file.ActionBar), {
  ssr: false,
  loading: () => null,
});

/** The action bar, fetched when there is something to send, or when the page is scrolled. */
export function ActionBarWhenNeeded() {
  const { draft } = useTurn();
  const quickMove = useQuickMove();
  const hasScrolled = useHasScrolled();
  return draft.draft === null && quickMove === null && !hasScrolled ? null : <ActionBar />;
}

function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(true);
    window.addEventListener("scroll", onScroll, { once: true, passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return hasScrolled;
}
