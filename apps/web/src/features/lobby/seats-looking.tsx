"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Game } from "../../api/types.ts";
import { useGames } from "../../api/use-games.ts";
import { boardOf } from "../../boards/register.ts";
import { useWords } from "../../boards/words.ts";
import { Section } from "../../ui/section.tsx";
import { EntryNote } from "../leavers/entry-note.tsx";
import { Seal } from "../seats/seal.tsx";

/** Games that have begun and lost a player: somebody may play on from here. */
export function SeatsLooking() {
  const say = useTranslations("pace.looking");
  const looking = useGames({ looking: "true", limit: 20 });
  const others = (looking.data?.games ?? []).filter(({ yourSeat }) => yourSeat === null);
  if (others.length === 0) return null;
  return (
    <Section title={say("title")} aside={say("hint")}>
      <ul className="wait">
        {others.map((game) => (
          <LookingGame key={game.id} game={game} />
        ))}
      </ul>
    </Section>
  );
}

function LookingGame({ game }: { readonly game: Game }) {
  const say = useTranslations("pace.looking");
  const board = boardOf(game.ruleset);
  const words = useWords(board.messages);
  return (
    <li>
      <Seal board={board} isSmall />
      <Link href={`/games/${game.id}`} aria-label={say("lookNamed", { name: game.name })}>
        {game.name}
      </Link>
      <span>
        {board.title(words)} <EntryNote game={game} />
      </span>
    </li>
  );
}
