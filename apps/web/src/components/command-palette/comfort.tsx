"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { useKept } from "../../lib/hooks/kept.ts";
import { useKeys } from "../../lib/hooks/use-keys.ts";
import { gameIn, nextGame } from "./commands.ts";
import { HelpSheet } from "./help-sheet.tsx";
import { Palette } from "./palette.tsx";
import { goToTalk, goToTurn } from "./places.ts";
import { useWaitingGames } from "./use-waiting-games.ts";

/** Keys for the whole house, the sheet that explains them, and the palette that finds everything. */
export function Comfort() {
  const router = useRouter();
  const here = gameIn(usePathname());
  const games = useWaitingGames();
  const [open, setOpen] = useState<"help" | "palette" | null>(null);
  const [areLettersOn, setLettersOn] = useKept("seneschal-keys", true);
  const next = nextGame(games, here);

  useKeys(
    {
      "?": () => setOpen("help"),
      "mod+k": () => setOpen("palette"),
      n: () => next !== undefined && router.push(`/games/${next.id}`),
      h: () => router.push("/"),
      b: goToTurn,
      t: goToTalk,
      r: () => here !== null && router.push(`/games/${here}/replay`),
    },
    areLettersOn,
  );

  return (
    <>
      {open === "help" && (
        <HelpSheet areLettersOn={areLettersOn} onSwitchLetters={setLettersOn} onClose={() => setOpen(null)} />
      )}
      {open === "palette" && (
        <Palette games={games} here={here} onHelp={() => setOpen("help")} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
