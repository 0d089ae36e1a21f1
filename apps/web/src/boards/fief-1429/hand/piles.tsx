import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import { Rule } from "../../fief-shared/rule.tsx";
import type { View } from "../game.ts";
import styles from "./piles.module.css";

const places = [1, 2, 3] as const;

/** Both piles with the number of their discards, which no one may look at, and the three places where calamities lie face down. */
export function Piles({ t, view }: { readonly t: Translate; readonly view: View }) {
  const { characters, events, characterDiscards, eventDiscards } = view.piles;
  return (
    <div className={styles.piles}>
      <Text as="p" small>
        {t("piles.character", { left: characters, discards: characterDiscards })}
      </Text>
      <Text as="p" small>
        {t("piles.event", { left: events, discards: eventDiscards })}
      </Text>
      <p className={styles.track}>
        <Rule of="track">{t("track.title", { calamities: view.track })}</Rule>
        <span aria-hidden="true">
          {places.map((place) => (
            <i key={place} className={place <= view.track ? styles.taken : undefined} />
          ))}
        </span>
      </p>
    </div>
  );
}
