"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/use-session.ts";
import { type Command, nextGame } from "./commands.ts";
import { goToTalk, goToTurn } from "./focus-places.ts";

/** All that the palette can do from here. */
export function useCommands(games: readonly Game[], here: string | null, onHelp: () => void): readonly Command[] {
  const say = useTranslations("comfort.commands");
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
          { key: "turn", label: say("turn"), group: "here" as const, run: goToTurn },
          { key: "talk", label: say("talk"), group: "here" as const, run: goToTalk },
          { key: "replay", label: say("replay"), group: "here" as const, run: go(`/games/${here}/replay`) },
          { key: "table", label: say("table"), group: "here" as const, run: go(`/games/${here}`) },
        ]),
    ...(next === undefined
      ? []
      : [
          {
            key: "next",
            label: say("next", { name: next.name }),
            group: "games" as const,
            run: go(`/games/${next.id}`),
          },
        ]),
    ...own.map(({ id, name, isYourTurn }) => ({
      key: id,
      label: say(isYourTurn ? "yourTurn" : "game", { name }),
      group: "games" as const,
      run: go(`/games/${id}`),
    })),
    { key: "lobby", label: say("lobby"), group: "house", run: go("/") },
    { key: "new", label: say("new"), group: "house", run: go("/games/new") },
    { key: "rules", label: say("rules"), group: "house", run: go(ruleset) },
    { key: "tournaments", label: say("tournaments"), group: "house", run: go("/tournaments") },
    { key: "leaderboards", label: say("leaderboards"), group: "house", run: go("/leaderboards") },
    ...(keepsHouse ? [{ key: "desk", label: say("desk"), group: "house" as const, run: go("/admin/games") }] : []),
    { key: "account", label: say("account"), group: "house", run: go("/account") },
    { key: "help", label: say("help"), group: "house", run: onHelp },
  ];
}
