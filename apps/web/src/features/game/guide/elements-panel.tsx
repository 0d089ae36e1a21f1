"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { LazyCollapsible } from "../../../ui/layout/lazy-collapsible.tsx";
import { useGameContext } from "../state/game-context.tsx";

const ElementsList = dynamic(() => import("./elements-list.tsx").then((file) => file.ElementsList));

/** What is on the table, for boards that have a guide. */
export function ElementsPanel() {
  const { board } = useGameContext();
  const t = useTranslations("game-page.guide");
  if (board.guide === undefined) return null;
  return <LazyCollapsible summary={t("elements")}>{() => <ElementsList />}</LazyCollapsible>;
}
