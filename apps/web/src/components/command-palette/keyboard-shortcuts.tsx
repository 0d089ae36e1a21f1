"use client";

import dynamic from "next/dynamic";
import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { useKeys } from "../../lib/hooks/use-keys.ts";
import { gameIn, nextGame } from "./commands.ts";
import { focusChat, focusTurn } from "./focus.ts";
import { useLetterKeys } from "./use-letter-keys.ts";
import { useAnnouncedGames, useWaitingGames } from "./use-waiting-games.ts";

// Fetched when they are opened, because every page has them and few readers open them.
const Palette = dynamic(() => import("./palette.tsx").then((file) => file.Palette), {
  loading: () => null,
});
const ShortcutsDialog = dynamic(() => import("./shortcuts-dialog.tsx").then((file) => file.ShortcutsDialog), {
  loading: () => null,
});

/** Shortcuts for the whole site, the dialog that explains them, and the command palette. */
export function KeyboardShortcuts() {
  const router = useRouter();
  const here = gameIn(usePathname());
  const games = useWaitingGames();
  const [open, setOpen] = useState<"help" | "palette" | null>(null);
  const [areLettersOn, setLettersOn] = useLetterKeys();
  const next = nextGame(useAnnouncedGames(), here);

  useKeys(
    {
      "?": () => setOpen("help"),
      "mod+k": () => setOpen("palette"),
      n: () => next !== undefined && router.push(`/games/${next.id}`),
      h: () => router.push("/"),
      b: focusTurn,
      t: focusChat,
      r: () => here !== null && router.push(`/games/${here}/replay`),
    },
    areLettersOn,
  );

  return (
    <>
      {open === "help" && (
        <ShortcutsDialog areLettersOn={areLettersOn} onSwitchLetters={setLettersOn} onClose={() => setOpen(null)} />
      )}
      {open === "palette" && (
        <Palette games={games} here={here} onHelp={() => setOpen("help")} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
