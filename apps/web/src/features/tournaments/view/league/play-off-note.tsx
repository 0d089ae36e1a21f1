import { useTranslations } from "next-intl";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";
import { Text } from "../../../../ui/typography/text.tsx";
import { roundWords } from "../../parts/round-words.ts";

interface PlayOffNoteProps {
  readonly tournament: Tournament;
  readonly row: TournamentStandings["rows"][number];
}

/** The play-off that decided a rank, with a link to its game. */
export function PlayOffNote({ tournament, row: { playOff } }: PlayOffNoteProps) {
  const t = useTranslations("tournaments.breakdown");
  if (playOff === null) return null;
  const { round, table, game, rank } = playOff;
  return (
    <Text as="p" muted small>
      <a href={game === null ? `#table-${round}-${table}` : `/games/${game}`}>
        {t("playOff", { ...roundWords(tournament, round), table, rank: rank ?? 0 })}
      </a>
    </Text>
  );
}
