import { nameOf, tileInFull } from "@seneschal/wording/games/middle-ages";
import clsx from "clsx";
import type { CSSProperties } from "react";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { blockingRule, isOpen, isSameDraft } from "../../choice.ts";
import { isSending, type MiddleAgesModel, nextRound, type Row, type Spot, spotName } from "../game.ts";
import layout from "../middle-ages-table.module.css";
import { partRules, Rule } from "../rules.tsx";
import { wasLastMoved } from "./last-moved.ts";
import { Plot, type PlotChoice } from "./plot.tsx";
import styles from "./rows.module.css";

export interface TableProps {
  readonly t: Translate;
  readonly model: MiddleAgesModel;
  readonly selected: Draft | null;
  readonly onSelect?: ((draft: Draft) => void) | undefined;
  /** Nothing in it can be chosen or followed. */
  readonly isPicture?: boolean;
}

/** The rows in order of play, each with its round: the next one is large. In a picture, which plays by itself, they stay in their places. */
export function Rows(table: TableProps) {
  const { t, model, isPicture } = table;
  return (
    // biome-ignore lint/a11y/useSemanticElements: four rows of one board are no form.
    <div className={clsx(layout.rows, styles.rows)} role="group" aria-label={t("rows.label")} data-element="rows">
      {model.view.rows.map((row, place) => (
        <RowOfPlots key={isPicture === true ? place : row.round} row={row} {...table} />
      ))}
    </div>
  );
}

function RowOfPlots({ row, ...table }: TableProps & { readonly row: Row }) {
  const { t, model } = table;
  const note = noteOf(t, model, row.round);
  const style = { "--places": row.spots.length } as CSSProperties;
  return (
    <section
      className={clsx(styles.row, row.round > nextRound(model.view) && styles.later)}
      aria-label={t("rows.roundNoted", { round: row.round, note })}
      style={style}
    >
      <div className={styles.rowLabel} data-at={`row-${row.round}`}>
        <span className={styles.number}>{row.round}</span>
        <span className={styles.note}>{table.isPicture ? note : <Rule rule={partRules.rows}>{note}</Rule>}</span>
      </div>
      <ol>
        {row.spots.map((spot, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row is its number.
          <li key={place}>
            <Place spot={spot} round={row.round} place={place} {...table} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function noteOf(t: Translate, { view, question, yourSeat }: MiddleAgesModel, round: number): string {
  const isYours = yourSeat !== null && question?.seats.includes(yourSeat);
  if (round === nextRound(view)) return t(isYours && isSending(question?.kind) ? "rows.choose" : "rows.next");
  if (round === view.round) return t("rows.now");
  return t(view.events.some(({ afterRound }) => afterRound === round) ? "rows.event" : "rows.later");
}

interface PlaceProps extends TableProps {
  readonly spot: Spot;
  readonly round: number;
  readonly place: number;
}

function Place({ spot, round, place, ...table }: PlaceProps) {
  const { t, model } = table;
  const { tile, lord, scout } = spot;
  if (tile === null) return <Gap spot={spot} name={spotName(round, place)} {...table} />;
  return (
    <Plot
      tile={tile}
      spot={spotName(round, place)}
      name={t(`domain.${tile.domain}`)}
      label={labelOf(spot, round, place, table)}
      lord={lord}
      scout={scout}
      isYours={lord !== null && lord === model.yourSeat && round === model.view.round}
      isLastMoved={wasLastMoved(model.recent, round, place)}
      choice={choiceOf(spot, round, place, table)}
    />
  );
}

interface GapProps extends Pick<PlaceProps, "spot" | "t" | "model"> {
  /** In `data-spots`. */
  readonly name: string;
}

function Gap({ spot, name: spots, t, model }: GapProps) {
  if (spot.gatheredBy === null) {
    return (
      <div className={styles.gap} data-spots={spots}>
        {t("rows.aside")}
      </div>
    );
  }
  const name = nameOf(model, spot.gatheredBy);
  return (
    <div className={styles.gap} data-spots={spots}>
      <Shield seat={spot.gatheredBy} />
      <span>
        <span aria-hidden="true">{t("rows.taken")} </span>
        <span className={styles.long}>{t("rows.takenBy", { name })}</span>
        <VisuallyHidden>{t("rows.takenByAloud", { name })}</VisuallyHidden>
      </span>
    </div>
  );
}

function choiceOf(spot: Spot, round: number, place: number, table: TableProps): PlotChoice | undefined {
  const { model, selected, onSelect } = table;
  const draft = draftAt(model, spot, round, place);
  if (onSelect === undefined || model.yourSeat === null || !isOpen(model.choices, draft)) return undefined;
  return {
    isChosen: isSameDraft(selected, draft),
    onChoose: () => onSelect(draft),
    piece: { kind: draft.type === "send" ? "lord" : "scout", seat: model.yourSeat },
  };
}

/** A plot of the next row takes a lord while one is asked for; otherwise a scout, which may also stay where it is. */
function draftAt({ view, question, yourSeat }: MiddleAgesModel, { scout }: Spot, round: number, place: number): Draft {
  if (isSending(question?.kind) && round === nextRound(view)) return { type: "send", place };
  return scout !== null && scout === yourSeat ? { type: "keepScout" } : { type: "scout", round, place };
}

function labelOf(spot: Spot, round: number, place: number, { t, model, onSelect }: TableProps): string {
  const { tile, lord, scout } = spot;
  if (tile === null) return "";
  const draft = draftAt(model, spot, round, place);
  const said = [
    tileInFull(t, tile),
    ...(lord === null ? [] : [t("plot.lord", { name: nameOf(model, lord) })]),
    ...(scout === null ? [] : [t("plot.kept", { name: nameOf(model, scout) })]),
    ...(wasLastMoved(model.recent, round, place) ? [t("plot.moved")] : []),
    ...(blockingRule(model.choices, draft) === undefined ? [] : [t("plot.blocked")]),
  ].join(", ");
  if (onSelect === undefined || !isOpen(model.choices, draft)) return said;
  return t(draft.type === "keepScout" ? "plot.keep" : "plot.choose", { tile: said, round });
}
