"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { LazyCollapsible } from "../../../ui/layout/lazy-collapsible.tsx";
import { useGameContext } from "../state/game-context.tsx";

const Notebook = dynamic(() => import("./notebook.tsx").then((file) => file.Notebook), { loading: () => null });
const Diary = dynamic(() => import("./diary.tsx").then((file) => file.Diary), { loading: () => null });

/** A player's private notes, and a diary that all can read when the game is over. */
export function NotesPanel() {
  const { game, position } = useGameContext();
  const t = useTranslations("notes");
  if (game.yourSeat === null) return null;
  return (
    <LazyCollapsible summary={t("title")}>
      {() => (
        <>
          <Notebook game={game} />
          <Diary game={game} version={position.version} />
        </>
      )}
    </LazyCollapsible>
  );
}
