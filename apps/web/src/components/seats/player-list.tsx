import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Person } from "../../boards/board-model.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import type { Game } from "../../lib/api-client/types.ts";
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
