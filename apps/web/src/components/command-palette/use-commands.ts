"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/use-session.ts";
import { type Command, nextGame } from "./commands.ts";
import { goToTalk, goToTurn } from "./focus-places.ts";

/** The commands of the palette on this page. */
export function useCommands(games: readonly Game[], here: string | null, onHelp: () => void): readonly Command[] {
  const t = useTranslations("command-palette.commands");
  const router = useRouter();
  const go = (path: string) => () => router.push(path);
  const keepsHouse = (useSession().data?.roles ?? []).length > 0;
  const next = nextGame(games, here);
  const own = games.filter(({ id, state }) => id !== here && state !== "finished");
  const table = games.find(({ id }) => id === here);
  const ruleset = table === undefined ? "/rules" : `/rules/${table.ruleset}`;
  return [
    ...(here === null
      ? []
      : [
          { key: "turn", label: t("turn"), group: "here" as const, run: goToTurn },
          { key: "talk", label: t("talk"), group: "here" as const, run: goToTalk },
          { key: "replay", label: t("replay"), group: "here" as const, run: go(`/games/${here}/replay`) },
          { key: "table", label: t("table"), group: "here" as const, run: go(`/games/${here}`) },
        ]),
    ...(next === undefined
      ? []
      : [
          {
            key: "next",
            label: t("next", { name: next.name }),
            group: "games" as const,
            run: go(`/games/${next.id}`),
          },
        ]),
    ...own.map(({ id, name, isYourTurn }) => ({
      key: id,
      label: t(isYourTurn ? "yourTurn" : "game", { name }),
      group: "games" as const,
      run: go(`/games/${id}`),
    })),
    { key: "lobby", label: t("lobby"), group: "house", run: go("/") },
    { key: "new", label: t("new"), group: "house", run: go("/games/new") },
    { key: "rules", label: t("rules"), group: "house", run: go(ruleset) },
    { key: "tournaments", label: t("tournaments"), group: "house", run: go("/tournaments") },
    { key: "leaderboards", label: t("leaderboards"), group: "house", run: go("/leaderboards") },
    ...(keepsHouse ? [{ key: "desk", label: t("desk"), group: "house" as const, run: go("/admin/games") }] : []),
    { key: "account", label: t("account"), group: "house", run: go("/account") },
    { key: "help", label: t("help"), group: "house", run: onHelp },
  ];
}
