"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { LazyCollapsible } from "../../ui/layout/lazy-collapsible.tsx";

const SeatTenures = dynamic(() => import("./seat-tenures.tsx").then((file) => file.SeatTenures), {
  loading: () => null,
});

/** Who has had each seat since the game began, and how that ended; fetched when it is opened. */
export function SeatHistory({ game }: { readonly game: Game }) {
  const t = useTranslations("seats.history");
  return <LazyCollapsible summary={t("title")}>{() => <SeatTenures game={game} />}</LazyCollapsible>;
}
