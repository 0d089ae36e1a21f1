import { namesOf, waresOf } from "@seneschal/wording/games/village";
import clsx from "clsx";
import { SectionHeading } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../../board.ts";
import { Drawing } from "../drawings/drawing.tsx";
import pieces from "../drawings/pieces.module.css";
import { type Customer, familyOf, numbered, type VillageModel } from "../game.ts";
import { factRules, partRules, Rule } from "../rules.tsx";
import layout from "../village-table.module.css";
import styles from "./places.module.css";
import { Spot } from "./spot.tsx";

interface MarketProps {
  readonly t: Translate;
  readonly model: VillageModel;
}

/** The customers: at the stalls, marked if you could serve them now, and those who wait behind them. */
export function Market({ t, model }: MarketProps) {
  const { market } = model.view;
  const own = model.yourSeat === null ? undefined : familyOf(model.view, model.yourSeat);
  return (
    <section className={clsx(styles.part, layout.market)} data-element="market">
      <SectionHeading aside={t("market.stack", { count: market.stack })}>
        <Rule rule={partRules.market}>{t("market.title")}</Rule>
      </SectionHeading>
      {market.day === null ? null : (
        <Text as="p" small>
          {t("market.day", { names: namesOf(model, market.day.inPlay) })}
        </Text>
      )}
      <h3>
        <Rule rule={factRules.stalls}>{t("market.stalls")}</Rule>
      </h3>
      <div className={styles.customers}>
        {numbered(market.stalls).map(({ one: customer, key }, stall) => (
          <Spot
            key={key}
            name={`stall-${stall}`}
            className={clsx(
              styles.customer,
              own?.servable.includes(stall) && styles.servable,
              customer === null && styles.empty,
            )}
          >
            {customer === null ? (
              <small>{t("market.empty")}</small>
            ) : (
              <Face customer={customer} label={t("market.customerLabel", said(t, customer, stall))} />
            )}
            {own?.servable.includes(stall) ? <em>{t("market.could")}</em> : null}
          </Spot>
        ))}
      </div>
      {own === undefined ? null : (
        <Text as="p" muted small>
          <Rule rule={factRules.fee}>{t(own.canPayFee ? "market.fee" : "market.noFee")}</Rule>
        </Text>
      )}
      {market.queue.length === 0 ? null : (
        <h3>
          <Rule rule={factRules.queue}>{t("market.queue")}</Rule>
        </h3>
      )}
      <ol className={clsx(styles.customers, styles.queue)} data-at="queue">
        {numbered(market.queue).map(({ one: customer, key }) => (
          <li key={key} className={styles.customer}>
            <Face customer={customer} label={t("market.queueLabel", said(t, customer, 0))} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FaceProps {
  readonly customer: Customer;
  readonly label: string;
}

function Face({ customer: { asks, prestige }, label }: FaceProps) {
  return (
    <>
      <span className={clsx(styles.wares, pieces.wares)} title={label} aria-hidden="true">
        {numbered(asks).map(({ one: ware, key }) => (
          <Drawing key={key} name={ware} />
        ))}
      </span>
      <span className={styles.worth} aria-hidden="true">
        <Drawing name="prestige" /> {prestige}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

const said = (t: Translate, { asks, prestige }: Customer, stall: number) => ({
  stall: stall + 1,
  asks: waresOf(t, asks),
  prestige,
});
