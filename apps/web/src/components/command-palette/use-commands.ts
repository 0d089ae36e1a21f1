"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { useGuideSetting } from "../guide/use-guide-setting.ts";
import { type Command, nextGame } from "./commands.ts";
import { focusChat, focusTurn } from "./focus.ts";

/** The commands of the palette on this page. */
export function useCommands(games: readonly Game[], here: string | null, onHelp: () => void): readonly Command[] {
  const t = useTranslations("command-palette.commands");
  const tPalette = useTranslations("command-palette");
  const router = useRouter();
  const go = (path: string) => () => router.push(path);
  const isStaff = (useSession().data?.roles ?? []).length > 0;
  const tips = useGuideSetting();
  const next = nextGame(games, here);
  const own = games.filter(({ id, state }) => id !== here && state !== "finished");
  const table = games.find(({ id }) => id === here);
  const ruleset = table === undefined ? "/rules" : `/rules/${table.ruleset}`;
  return [
    ...(here === null
      ? []
      : [
          { key: "turn", label: t("turn"), group: "here" as const, run: focusTurn },
          { key: "chat", label: t("chat"), group: "here" as const, run: focusChat },
          { key: "replay", label: t("replay"), group: "here" as const, run: go(`/games/${here}/replay`) },
          {
            key: "tips",
            label: t(tips.isOn ? "tipsOff" : "tipsOn"),
            group: "here" as const,
            run: tips.isOn ? tips.turnOff : tips.turnOn,
          },
          { key: "game", label: t("backToGame"), group: "here" as const, run: go(`/games/${here}`) },
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
    { key: "lobby", label: t("lobby"), group: "site", run: go("/") },
    { key: "new", label: t("new"), group: "site", run: go("/games/new") },
    { key: "rules", label: t("rules"), group: "site", run: go(ruleset) },
    { key: "tournaments", label: t("tournaments"), group: "site", run: go("/tournaments") },
    { key: "leaderboards", label: t("leaderboards"), group: "site", run: go("/leaderboards") },
    ...(isStaff ? [{ key: "admin", label: t("admin"), group: "site" as const, run: go("/admin/games") }] : []),
    { key: "account", label: t("account"), group: "site", run: go("/account") },
    { key: "help", label: tPalette("shortcuts"), group: "site", run: onHelp },
  ];
}
