import { cardName } from "@seneschal/wording/games/fief-1429";
import clsx from "clsx";
import type { Words } from "../../board.ts";
import type { View } from "../game.ts";

const places = [1, 2, 3] as const;

/** Both piles with their discards, and the three places where calamities lie unseen. */
export function Piles({ words, view }: { readonly words: Words; readonly view: View }) {
  const { characters, events, characterDiscards, eventDiscards } = view.piles;
  return (
    <div className="fief-piles">
      <Pile words={words} name="character" left={characters} discards={characterDiscards} />
      <Pile words={words} name="event" left={events} discards={eventDiscards} />
      <p className="fief-track">
        <span>{words("track.title", { calamities: view.track })}</span>
        <span aria-hidden="true">
          {places.map((place) => (
            <i key={place} className={clsx(place <= view.track && "taken")} />
          ))}
        </span>
      </p>
    </div>
  );
}

interface PileProps {
  readonly words: Words;
  readonly name: "character" | "event";
  readonly left: number;
  readonly discards: readonly string[];
}

function Pile({ words, name, left, discards }: PileProps) {
  const line = words(`piles.${name}`, { left, discards: discards.length });
  if (discards.length === 0) return <p className="small">{line}</p>;
  return (
    <details className="fold">
      <summary>{line}</summary>
      <p className="small">{countedCards(words, discards)}</p>
    </details>
  );
}

/** "Revolt 2, Tax 1": what was discarded lies open. */
function countedCards(words: Words, cards: readonly string[]): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((kind) => words("counted", { name: cardName(words, kind), count: cards.filter((one) => one === kind).length }))
    .join(", ");
}
