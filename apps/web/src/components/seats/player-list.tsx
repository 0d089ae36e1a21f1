import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { Person } from "../../boards/board-model.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import type { Game, SeatOccupant } from "../../lib/api-client/types.ts";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { occupantKindText } from "./people.ts";
import styles from "./player-list.module.css";

interface PlayerListProps {
  readonly game: Game;
  readonly people: readonly Person[];
}

/** Who has which seat, with a link to each player's page. */
export function PlayerList({ game, people }: PlayerListProps) {
  const t = useTranslations("common.seats");
  const tCommon = useTranslate("common");
  return (
    <ul className={styles.seats} aria-label={t("players")}>
      {game.seats.map((occupant, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <li key={seat}>
          <Shield seat={seat} />
          {occupant.kind === "person" && occupant.companionOf === null ? (
            <Link href={`/players/${occupant.account}`}>
              <bdi>{people[seat]?.name}</bdi>
            </Link>
          ) : (
            <span>{people[seat]?.name}</span>
          )}
          <VacationMark occupant={occupant} />
          {occupantKindText(occupant, tCommon) !== "" && (
            <Text as="small" muted>
              {occupantKindText(occupant, tCommon)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Until when a player is on vacation, as other players of the game may see it. */
function VacationMark({ occupant }: { readonly occupant: SeatOccupant }) {
  const t = useTranslations("seats.vacation");
  const format = useFormatter();
  const until = occupant.kind === "person" ? occupant.vacationUntil : null;
  if (until === null) return null;
  return (
    <Text as="small" muted>
      {t("short", { until: format.dateTime(new Date(until), { day: "numeric", month: "long" }) })}
    </Text>
  );
}
