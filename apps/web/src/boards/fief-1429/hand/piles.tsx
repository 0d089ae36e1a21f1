import { cardName } from "@seneschal/wording/games/fief-1429";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Text } from "../../../ui/text.tsx";
import type { Words } from "../../board.ts";
import type { View } from "../game.ts";
import styles from "./piles.module.css";

const places = [1, 2, 3] as const;

/** Both piles with their discards, and the three places where calamities lie face down. */
export function Piles({ t, view }: { readonly t: Words; readonly view: View }) {
  const { characters, events, characterDiscards, eventDiscards } = view.piles;
  return (
    <div className={styles.piles}>
      <Pile t={t} name="character" left={characters} discards={characterDiscards} />
      <Pile t={t} name="event" left={events} discards={eventDiscards} />
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

interface PileProps {
  readonly t: Words;
  readonly name: "character" | "event";
  readonly left: number;
  readonly discards: readonly string[];
}

function Pile({ t, name, left, discards }: PileProps) {
  const line = t(`piles.${name}`, { left, discards: discards.length });
  if (discards.length === 0)
    return (
      <Text as="p" small>
        {line}
      </Text>
    );
  return (
    <Disclosure>
      <summary>{line}</summary>
      <Text as="p" small>
        {countedCards(t, discards)}
      </Text>
    </Disclosure>
  );
}

/** "Revolt 2, Tax 1": the discards are open. */
function countedCards(t: Words, cards: readonly string[]): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((kind) => t("counted", { name: cardName(t, kind), count: cards.filter((one) => one === kind).length }))
    .join(", ");
}
