import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { EmptyShield, Shield } from "../../ui/heraldry/shield.tsx";
import styles from "./seat-shields.module.css";

/** The seats of a game as a row of shields; free ones are only an outline. */
export function SeatShields({ game }: { readonly game: Pick<Game, "seats"> }) {
  const t = useTranslations("common.seats");
  const taken = game.seats.filter(({ kind }) => kind !== "nobody").length;
  return (
    <span className={styles.seats} role="img" aria-label={t("taken", { taken, seats: game.seats.length })}>
      {game.seats.map(({ kind }, seat) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        kind === "nobody" ? <EmptyShield key={seat} /> : <Shield key={seat} seat={seat} />,
      )}
    </span>
  );
}
