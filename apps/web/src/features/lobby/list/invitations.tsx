"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Entry } from "../../../components/entries/entry.tsx";
import { hostName } from "../../../components/seats/people.ts";
import { SeatShields } from "../../../components/seats/seat-shields.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGames } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ownLists } from "./lobby-lists.ts";

/** Games that the reader is invited to. */
export function Invitations() {
  const t = useTranslations("lobby.invited");
  const invited = useGames(ownLists.invited);
  const games = invited.data?.games ?? [];
  if (games.length === 0) return null;
  return (
    <Section title={t("title")}>
      <ol>
        {games.map((game) => (
          <Invitation key={game.id} game={game} />
        ))}
      </ol>
    </Section>
  );
}

function Invitation({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.invited");
  const cover = coverOf(game.ruleset);
  const tGame = useTranslate(cover.messages);
  const tCommon = useTranslate("common");
  return (
    <Entry
      cover={cover}
      title={<Link href={`/games/${game.id}`}>{game.name}</Link>}
      lead={t(game.rematchOf === null ? "text" : "rematchText", { host: hostName(game, tCommon) ?? game.name })}
      details={
        <>
          <SeatShields game={game} />
          <span>{cover.title(tGame)}</span>
        </>
      }
      aside={
        <Button asChild>
          <Link href={`/games/${game.id}`} aria-label={t("answerNamed", { name: game.name })}>
            {t("answer")}
          </Link>
        </Button>
      }
    />
  );
}
