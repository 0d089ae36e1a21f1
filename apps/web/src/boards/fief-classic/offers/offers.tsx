import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import { barrierOf, isOpen } from "../../choice.ts";
import { type Dealing, Dealings } from "../../fief-shared/offers/dealings.tsx";
import { whoOf } from "../../fief-shared/wording/names.ts";
import type { Draft } from "../../scene.ts";
import { reasonOf } from "../decision/reasons.ts";
import type { FiefScene, View } from "../game.ts";
import { goodsOf } from "../wording/pieces.ts";
import { promisesOf } from "./promises.ts";

type Offer = View["offers"][number];

interface OffersProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** Every offer that stands: who gives what for what, and your answer to those made to you; then what was promised. */
export function Offers({ words, scene, onSelect }: OffersProps) {
  if (!hasDealings(scene.view)) return null;
  return (
    <Section title={words("offers.title")} className="fief-offers">
      <Dealings
        words={words}
        readers={scene}
        dealings={[
          ...promisesOf(words, scene),
          ...scene.view.offers.map((offer) => offerOf({ words, scene, onSelect, offer })),
        ]}
      />
    </Section>
  );
}

export const hasDealings = ({ offers, passages, alliances }: View): boolean =>
  offers.length + passages.length + alliances.length > 0;

function offerOf({ words, scene, onSelect, offer }: OffersProps & { readonly offer: Offer }): Dealing {
  const { seat, to, ecus, card, pledge, askedEcus, askedCard, askedPledge } = offer;
  return {
    key: `offer ${seat}`,
    seat,
    seats: [seat, to],
    text: words("offers.line", {
      seat: whoOf(scene, seat),
      to: whoOf(scene, to),
      given: goodsOf(words, ecus, card, pledge),
      asked: goodsOf(words, askedEcus, askedCard, askedPledge),
    }),
    answers: <Answers words={words} scene={scene} onSelect={onSelect} offer={offer} />,
  };
}

/** Choosing here is the same as choosing in the list. */
function Answers({ words, scene, onSelect, offer }: OffersProps & { readonly offer: Offer }) {
  if (onSelect === undefined) return null;
  const isMine = offer.seat === scene.yourSeat;
  const answers: readonly Draft[] = isMine
    ? [{ type: "withdraw" }]
    : [
        { type: "accept", from: offer.seat },
        { type: "decline", from: offer.seat },
      ];
  const open = answers.filter((draft) => isOpen(scene.choices, draft));
  if (open.length === 0) return null;
  const barrier = isMine ? undefined : barrierOf(scene.choices, { type: "accept", from: offer.seat });
  return (
    <span className="fief-answers">
      {open.map((draft) => (
        <Button key={draft.type} onClick={() => onSelect(draft)}>
          {words(`deed.${draft.type}`)}
        </Button>
      ))}
      {barrier === undefined ? null : (
        <small className="quiet">
          {reasonOf(words, barrier)} {barrier}
        </small>
      )}
    </span>
  );
}
