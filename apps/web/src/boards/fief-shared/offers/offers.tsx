import { dealKind, whoOf } from "@seneschal/wording/games/fief-shared";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import { blockingRule, isOpen } from "../../choice.ts";
import { Rule } from "../rule.tsx";
import type { PartProps } from "../table.ts";
import { type Deal, DealList } from "./deal-list.tsx";
import styles from "./offers.module.css";

export interface Offer {
  readonly seat: number;
  readonly to: number;
  readonly ecus: number | null;
  readonly card: string;
  readonly pledge: string;
  readonly askedEcus: number | null;
  readonly askedCard: string;
  readonly askedPledge: string;
}

interface OffersProps extends PartProps<BoardModel & { readonly view: { readonly offers: readonly Offer[] } }> {
  /** What was promised before. */
  readonly promises: readonly Deal[];
  goodsOf(t: Translate, ecus: number | null, card: string, pledge: string): string;
  reasonOf(t: Translate, rule: string): string;
  readonly onSelect: ((draft: Draft) => void) | undefined;
}

/** Every open offer: who gives what for what, and your answers to those made to you; then the promises. */
export function Offers(props: OffersProps) {
  const { t, model, promises } = props;
  const { offers } = model.view;
  if (promises.length + offers.length === 0) return null;
  return (
    <Section title={<Rule of="offers">{t("offers.title")}</Rule>}>
      <DealList t={t} readers={model} deals={[...promises, ...offers.map((offer) => dealOf(props, offer))]} />
    </Section>
  );
}

function dealOf(props: OffersProps, offer: Offer): Deal {
  const { t, model, goodsOf } = props;
  const { seat, to, ecus, card, pledge, askedEcus, askedCard, askedPledge } = offer;
  const given = goodsOf(t, ecus, card, pledge);
  const asked = goodsOf(t, askedEcus, askedCard, askedPledge);
  return {
    key: `offer ${seat}`,
    seat,
    seats: [seat, to],
    text: t("offers.line", {
      seat: whoOf(model, seat),
      to: whoOf(model, to),
      given,
      asked,
      kind: dealKind(t, given, asked),
    }),
    answers: <Answers {...props} offer={offer} />,
  };
}

/** An answer here is the same choice as in the list. */
function Answers({ t, model, reasonOf, onSelect, offer }: OffersProps & { readonly offer: Offer }) {
  if (onSelect === undefined) return null;
  const isMine = offer.seat === model.yourSeat;
  const answers: readonly Draft[] = isMine
    ? [{ type: "withdraw" }]
    : [
        { type: "accept", from: offer.seat },
        { type: "decline", from: offer.seat },
      ];
  const open = answers.filter((draft) => isOpen(model.choices, draft));
  if (open.length === 0) return null;
  const blockedBy = isMine ? undefined : blockingRule(model.choices, { type: "accept", from: offer.seat });
  return (
    <span className={styles.answers}>
      {open.map((draft) => (
        <Button key={draft.type} onClick={() => onSelect(draft)}>
          {t(`button.${draft.type}`)}
        </Button>
      ))}
      {blockedBy === undefined ? null : (
        <Text as="small" muted>
          {reasonOf(t, blockedBy)} {blockedBy}
        </Text>
      )}
    </span>
  );
}
