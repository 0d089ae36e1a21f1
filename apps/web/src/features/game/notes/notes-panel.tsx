"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import { useGameContext } from "../state/game-context.tsx";

const Notebook = dynamic(() => import("./notebook.tsx").then((file) => file.Notebook));
const Diary = dynamic(() => import("./diary.tsx").then((file) => file.Diary));

/** A player's private notes, and a diary that all can read when the game is over. */
export function NotesPanel() {
  const { game, position } = useGameContext();
  const t = useTranslations("notes");
  const [isOpen, setOpen] = useState(false);
  if (game.yourSeat === null) return null;
  return (
    <Collapsible onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("title")}</summary>
      {isOpen && <Notebook game={game} />}
      {isOpen && <Diary game={game} version={position.version} />}
    </Collapsible>
  );
}
