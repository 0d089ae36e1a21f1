import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Person } from "../../boards/board-model.ts";
import { useWords } from "../../boards/words.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Text } from "../../ui/typography/text.tsx";
import styles from "./at-the-table.module.css";
import { mannerOf } from "./people.ts";

interface AtTheTableProps {
  readonly game: Game;
  readonly people: readonly Person[];
}

/** Who has which seat, with a link to each player's page. */
export function AtTheTable({ game, people }: AtTheTableProps) {
  const t = useTranslations("common.seats");
  const tCommon = useWords("common");
  return (
    <ul className={styles.seats} aria-label={t("players")}>
      {game.seats.map((sitter, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <li key={seat}>
          <Shield seat={seat} />
          {sitter.kind === "person" && sitter.companionOf === null ? (
            <Link href={`/players/${sitter.account}`}>
              <bdi>{people[seat]?.name}</bdi>
            </Link>
          ) : (
            <span>{people[seat]?.name}</span>
          )}
          {mannerOf(sitter, tCommon) !== "" && (
            <Text as="small" muted>
              {mannerOf(sitter, tCommon)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
