"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { randomHex } from "../../api/random-hex.ts";
import type { Game, NewGame } from "../../api/types.ts";
import { useOpenTable } from "../../api/use-games.ts";
import { useSession } from "../../api/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";

/** A new table with as many seats, the same options and the same bots; people are sent its invitation. */
export function PlayAgain({ game, view }: { readonly game: Game; readonly view: object }) {
  const say = useTranslations("table.over");
  const router = useRouter();
  const session = useSession();
  const attempt = useRef(randomHex(16));
  const open = useOpenTable();
  if (!session.data) return null;

  const again = async () => {
    const bots = game.seats.flatMap((sitter) => (sitter.kind === "bot" ? [sitter.bot] : []));
    const { ruleset, name, visibility, seats } = game;
    const { pace, weekendsOff } = game.clock ?? { pace: "none", weekendsOff: false };
    const manner = { visibility, startsWhenFull: true, pace, weekendsOff } as const;
    // A game with options shows in its view what was agreed on.
    const options = "options" in view ? view.options : {};
    const table = { ruleset, options, name, ...manner, seats: seats.length, bots } as NewGame;
    const opened = await open.mutateAsync({ table, key: attempt.current });
    router.push(`/games/${opened.id}`);
  };

  return (
    <>
      <Button disabled={open.isPending || open.isSuccess} onClick={() => again().catch(() => undefined)}>
        {say("again")}
      </Button>
      {open.isError && <ProblemNotice failure={open.error} />}
    </>
  );
}
