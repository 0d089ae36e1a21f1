import { eventRules, nameOf, signed } from "@seneschal/wording/games/middle-ages";
import clsx from "clsx";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { SignedAmount } from "../../ui/typography/signed-amount.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../board.ts";
import styles from "./calendar.module.css";
import { Emblem } from "./emblem.tsx";
import { type Forecast, type MiddleAgesModel, rounds } from "./game.ts";
import layout from "./middle-ages-table.module.css";
import { partRules, Rule } from "./rules.tsx";

interface CalendarProps {
  readonly t: Translate;
  readonly model: MiddleAgesModel;
}

/** The rounds, with the events that close some of them and what each would do to every seat now. */
export function Calendar({ t, model }: CalendarProps) {
  const { events } = model.view;
  const soon = events.find(({ isDone }) => !isDone);
  return (
    <Section
      className={layout.events}
      data-element="events"
      title={<Rule rule={partRules.events}>{t("calendar.title", { rounds, events: events.length })}</Rule>}
    >
      <div className={styles.calendar}>
        {events.map((forecast, place) => (
          <Quarter
            key={forecast.afterRound}
            forecast={forecast}
            first={(events[place - 1]?.afterRound ?? 0) + 1}
            isSoon={forecast === soon}
            t={t}
            model={model}
          />
        ))}
      </div>
    </Section>
  );
}

interface QuarterProps extends CalendarProps {
  readonly forecast: Forecast;
  /** The first round that leads up to it. */
  readonly first: number;
  readonly isSoon: boolean;
}

function Quarter({ forecast, first, isSoon, t, model }: QuarterProps) {
  const { event, afterRound, isDone } = forecast;
  const left = afterRound - Math.max(model.view.round, 1);
  const name = t(`event.${event}.name`);
  return (
    <section className={clsx(styles.quarter, isDone && styles.gone, isSoon && styles.soon)} data-at={`event-${event}`}>
      <Pips first={first} last={afterRound} now={model.view.round} />
      <h3>
        <Rule rule={eventRules[event]}>{isSoon ? t("calendar.soon", { event: name, rounds: left }) : name}</Rule>
      </h3>
      <p>
        {t(`event.${event}.what`)} {isDone ? t("calendar.done", { round: afterRound }) : t("calendar.now")}
      </p>
      {isDone ? null : <ForecastList forecast={forecast} t={t} model={model} />}
    </section>
  );
}

function Pips({ first, last, now }: { readonly first: number; readonly last: number; readonly now: number }) {
  const numbers = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return (
    <div className={styles.pips} aria-hidden="true">
      {numbers.map((round) => (
        <span key={round} className={clsx(round < now && styles.past, round === now && styles.now)}>
          {round}
        </span>
      ))}
    </div>
  );
}

function ForecastList({ forecast, t, model }: CalendarProps & { readonly forecast: Forecast }) {
  return (
    <ul className={styles.forecast}>
      {forecast.now.map(({ seat, coins, loses, raises }) => (
        <li key={seat}>
          <Shield seat={seat} />
          <VisuallyHidden>{t("label", { name: nameOf(model, seat) })} </VisuallyHidden>
          {loses.map((domain, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a domain may fall twice.
            <span key={place} className={styles.struck}>
              <Emblem domain={domain} className={styles.lost} />
              <VisuallyHidden>{t("calendar.loses", { domain: t(`domain.${domain}`) })}</VisuallyHidden>
            </span>
          ))}
          {raises > 0 ? <span>{t("calendar.raises", { tiles: raises })}</span> : null}
          {loses.length > 0 || raises > 0 ? null : <SignedAmount amount={coins}>{signed(coins)}</SignedAmount>}
        </li>
      ))}
    </ul>
  );
}
