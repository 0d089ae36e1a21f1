"use client";

import { useTranslations } from "next-intl";
import type { Game } from "../../api/types.ts";
import { useOwnLack } from "./use-own-lack.ts";

/** Whether the reader may sit down at a table that asks something of newcomers, and why not. */
export function EntryNote({ game }: { readonly game: Game }) {
  const say = useTranslations("pace.entry");
  const lack = useOwnLack(game);
  if (game.entry === null) return null;
  const text = lack
    ? say(`lacks.${lack.what}`, { least: lack.least, own: lack.own })
    : say(lack === null ? "fits" : "asks");
  return <span className="quiet small">{text}</span>;
}
