import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { barrierOf, isOpen } from "../../choice.ts";
import { nameOf, whoOf } from "../../fief-shared/wording/names.ts";
import type { Draft } from "../../scene.ts";
import type { FiefScene, View } from "../game.ts";
import { goodsOf } from "../wording/pieces.ts";
import { Rooms } from "./rooms.tsx";

type Offer = View["offers"][number];

interface OffersProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** Every offer that stands: who gives what for what, and your answer to those made to you. */
export function Offers({ words, scene, onSelect }: OffersProps) {
  const { offers } = scene.view;
  if (!hasDealings(scene.view)) return null;
  return (
    <Section title={words("offers.title")} className="fief-offers">
      <ul>
        {offers.map((offer) => (
          <OfferLine key={offer.seat} words={words} scene={scene} onSelect={onSelect} offer={offer} />
        ))}
      </ul>
      <Rooms words={words} scene={scene} />
    </Section>
  );
}

/** Whether anything is offered, promised or talked over. */
export const hasDealings = ({ offers, rooms, passages, waivers }: View): boolean =>
  offers.length + rooms.length + passages.length + waivers.length > 0;

function OfferLine({ words, scene, onSelect, offer }: OffersProps & { readonly offer: Offer }) {
  const { seat, to, ecus, card, pledge, askedEcus, askedCard, askedPledge } = offer;
  return (
    <li>
      <Shield seat={seat} label={nameOf(scene, seat)} />
      <span>
        {words("offers.line", {
          seat: whoOf(scene, seat),
          to: whoOf(scene, to),
          given: goodsOf(words, ecus, card, pledge),
          asked: goodsOf(words, askedEcus, askedCard, askedPledge),
        })}
      </span>
      <Answers words={words} scene={scene} onSelect={onSelect} offer={offer} />
    </li>
  );
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
          {words(`reason.${barrier.replace(".", "-")}`)} {barrier}
        </small>
      )}
    </span>
  );
}
