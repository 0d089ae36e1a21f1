"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useWords } from "../../../boards/words.ts";
import { GameIcon } from "../../../components/seats/game-icon.tsx";
import { hostName } from "../../../components/seats/people.ts";
import { Seated } from "../../../components/seats/seated.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGames } from "../../../lib/queries/use-games.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";

/** Games that the reader is invited to. */
export function Invitations() {
  const t = useTranslations("lobby.invited");
  const invited = useGames({ invited: "true", limit: 20 });
  const games = invited.data?.games ?? [];
  if (games.length === 0) return null;
  return (
    <Section title={t("title")}>
      <ol className="calls">
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
  const tGame = useWords(cover.messages);
  const tCommon = useWords("common");
  return (
    <li>
      <GameIcon cover={cover} />
      <div>
        <h3>
          <Link href={`/games/${game.id}`}>{game.name}</Link>
        </h3>
        <p className="ask">
          {t(game.rematchOf === null ? "asks" : "asksAgain", { host: hostName(game, tCommon) ?? game.name })}
        </p>
        <p className="met">
          <Seated game={game} />
          <span>{cover.title(tGame)}</span>
        </p>
      </div>
      <div className="due">
        <Button asChild>
          <Link href={`/games/${game.id}`} aria-label={t("answerNamed", { name: game.name })}>
            {t("answer")}
          </Link>
        </Button>
      </div>
    </li>
  );
}
