"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Game } from "../../lib/api-client/types.ts";
import { Collapsible } from "../../ui/layout/collapsible.tsx";

const SeatTenures = dynamic(() => import("./seat-tenures.tsx").then((file) => file.SeatTenures));

/** Who has had each seat since the game began, and how that ended; fetched when it is opened. */
export function SeatHistory({ game }: { readonly game: Game }) {
  const t = useTranslations("seats.history");
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("title")}</summary>
      {isOpen && <SeatTenures game={game} />}
    </Collapsible>
  );
}
