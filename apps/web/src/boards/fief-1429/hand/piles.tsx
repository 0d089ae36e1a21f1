import { cardName } from "@seneschal/wording/games/fief-1429";
import type { Translate } from "../../board.ts";
import { Pile } from "../../fief-shared/pile.tsx";
import type { View } from "../game.ts";
import styles from "./piles.module.css";

const places = [1, 2, 3] as const;

/** Both piles with their discards, and the three places where calamities lie face down. */
export function Piles({ t, view }: { readonly t: Translate; readonly view: View }) {
  const { characters, events, characterDiscards, eventDiscards } = view.piles;
  return (
    <div className={styles.piles}>
      <Pile
        t={t}
        summary={t("piles.character", { left: characters, discards: characterDiscards.length })}
        discards={characterDiscards}
        cardName={cardName}
      />
      <Pile
        t={t}
        summary={t("piles.event", { left: events, discards: eventDiscards.length })}
        discards={eventDiscards}
        cardName={cardName}
      />
      <p className={styles.track}>
        <span>{t("track.title", { calamities: view.track })}</span>
        <span aria-hidden="true">
          {places.map((place) => (
            <i key={place} className={place <= view.track ? styles.taken : undefined} />
          ))}
        </span>
      </p>
    </div>
  );
}
