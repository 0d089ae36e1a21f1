"use client";

import { useCallback, useSyncExternalStore } from "react";

/**
 * A value in localStorage; where storage is not available it lasts as long as the page. `atServer` is the text that the
 * server knew of, if it knew of one.
 */
export function useLocalStorage<Value>(
  key: string,
  none: Value,
  atServer: string | null = null,
): readonly [Value, (value: Value) => void] {
  const text = useSyncExternalStore(
    watch,
    () => read(key),
    () => atServer,
  );
  const keep = useCallback((value: Value) => write(key, JSON.stringify(value)), [key]);
  return [parsed(text, none), keep];
}

const page = new Map<string, string>();
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? page.get(key) ?? null;
  } catch {
    return page.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  page.set(key, text);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse; the page remembers.
  }
  for (const onChange of watchers) onChange();
}

function parsed<Value>(text: string | null, none: Value): Value {
  if (text === null) return none;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return none;
  }
}
