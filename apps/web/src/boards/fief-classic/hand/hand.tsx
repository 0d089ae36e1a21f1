import { Section } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { Edition, FiefScene, View } from "../game.ts";
import { cardName } from "../wording/pieces.ts";
import { CardSlip } from "./card-slip.tsx";

interface HandProps {
  readonly words: Words;
  readonly edition: Edition;
  readonly scene: FiefScene;
}

/** Your hand, and beside it the pile with its open discards. */
export function Hand({ words, edition, scene }: HandProps) {
  const { view, yourSeat } = scene;
  const own = view.hands.find(({ seat }) => seat === yourSeat)?.cards ?? [];
  return (
    <Section
      title={words(yourSeat === null ? "hand.piles" : "hand.title")}
      aside={yourSeat === null ? undefined : words("hand.held", { cards: own.length })}
      className="fief-hand"
    >
      {yourSeat === null ? null : own.length === 0 ? (
        <p className="quiet small">{words("hand.empty")}</p>
      ) : (
        <ul className="fief-cards">
          {own.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice.
            <CardSlip key={place} words={words} edition={edition} card={card} />
          ))}
        </ul>
      )}
      <Pile words={words} view={view} />
    </Section>
  );
}

function Pile({ words, view: { piles } }: { readonly words: Words; readonly view: View }) {
  const line = words("hand.pile", { left: piles.cards, discards: piles.discards.length });
  if (piles.discards.length === 0) return <p className="small">{line}</p>;
  return (
    <details className="fold">
      <summary>{line}</summary>
      <p className="small">{countedCards(words, piles.discards)}</p>
    </details>
  );
}

/** "Revolt 2, Sun 1": what was discarded lies open. */
function countedCards(words: Words, cards: readonly string[]): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((kind) => words("counted", { name: cardName(words, kind), count: cards.filter((one) => one === kind).length }))
    .join(", ");
}
