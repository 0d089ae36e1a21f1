import { useTranslations } from "next-intl";
import type { TournamentStandings } from "../../../../lib/api-client/types.ts";
import { Text } from "../../../../ui/typography/text.tsx";

/** What follows from a season for a player: promotion, relegation, a play-off. */
export function MovementMark({ movement }: Pick<TournamentStandings["rows"][number], "movement">) {
  const t = useTranslations("tournaments.league.movements");
  if (movement === null) return null;
  return (
    <Text as="small" muted>
      {" "}
      {t(movement)}
    </Text>
  );
}
