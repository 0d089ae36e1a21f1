import { Section } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { CardSlip } from "./card-slip.tsx";
import { Piles } from "./piles.tsx";

/** Your hand, and what lies on the table beside the map: the piles and the track of calamities. */
export function Hand({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
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
            <CardSlip key={place} words={words} card={card} />
          ))}
        </ul>
      )}
      <Piles words={words} view={view} />
    </Section>
  );
}
