import { cardName, ecusOf } from "@seneschal/wording/games/fief-classic";
import { capital, nameOf, ofName, whoOf } from "@seneschal/wording/games/fief-shared";
import { Section } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";

/** An attack that can still be answered: whose, on what, how fierce, and what would end it. */
export function AttackNotice({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  const { attack } = scene.view;
  if (attack === null) return null;
  const { seat, card, region, lord, rolled, price } = attack;
  return (
    <Section title={words("attack.title")} className="fief-attack">
      <p>
        {words("attack.line", {
          card: capital(cardName(words, card)),
          seat: whoOf(scene, seat),
          seat_of: ofName(words, nameOf(scene, seat)),
          region: region === null ? "" : words(`region.${region}`),
          lord: lord === null ? "none" : words(`lord.${lord}`),
        })}
        {rolled === null ? null : ` ${words("attack.rolled", { rolled, what: words(`fierce.${rolled}`) })}`}
        {price === null ? null : ` ${words("attack.price", { price: ecusOf(words, price) })}`}
      </p>
    </Section>
  );
}
