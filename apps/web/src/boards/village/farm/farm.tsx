import { nameOf, placeOf, wares } from "@seneschal/wording/games/village";
import clsx from "clsx";
import type { CSSProperties } from "react";
import { Head } from "../../../ui/section.tsx";
import { Shield } from "../../../ui/shield.tsx";
import { Text } from "../../../ui/text.tsx";
import { tinctureOf } from "../../../ui/tincture.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Words } from "../../board.ts";
import type { Rehearsal } from "../../board-model.ts";
import { Drawing } from "../drawings/drawing.tsx";
import { type Family, familyOf, type Village, type VillageModel } from "../game.ts";
import layout from "../village-table.module.css";
import styles from "./farm.module.css";
import { LifeTrack } from "./life-track.tsx";
import { Members } from "./members.tsx";

interface FarmProps {
  readonly words: Words;
  readonly model: VillageModel;
  readonly seat: number;
  readonly rehearsal?: Rehearsal<Village> | null | undefined;
}

/** A family's farmstead: its life, its people by generation at their work, its barn, and what it is worth. */
export function Farm({ words, model, seat, rehearsal }: FarmProps) {
  const family = familyOf(model.view, seat);
  if (family === undefined) return null;
  const isOwn = seat === model.yourSeat;
  const coming = rehearsal ? familyOf(rehearsal.view, seat)?.clock.time : undefined;
  return (
    <section className={clsx(layout.farm, styles.farm)} style={seatFill(seat)}>
      <Head aside={<Worth words={words} family={family} isOver={model.outcome !== null} />}>
        <Shield seat={seat} /> {isOwn ? words("farm.yours") : words("farm.of", { name: nameOf(model, seat) })}
      </Head>
      <LifeTrack words={words} family={family} lap={model.view.board.lap} coming={coming} />
      <Members words={words} family={family} isOwn={isOwn} />
      <Barn words={words} family={family} />
      {family.dying === null ? null : <Dying words={words} dying={family.dying} />}
      <Text as="p" muted small>
        {words("farm.served", { count: family.served.count })}
        {family.served.customers === null || family.served.count === 0
          ? ""
          : `, ${words("farm.servedValue", { prestige: family.served.customers.reduce((sum, { prestige }) => sum + prestige, 0) })}`}
        {"; "}
        {words("farm.cities", { count: family.cities.length })}
        {isOwn && family.harvest !== null
          ? `. ${words("farm.harvest", { grain: words("sacks", { grain: family.harvest.grain }) })}`
          : ""}
      </Text>
    </section>
  );
}

interface PartProps {
  readonly words: Words;
  readonly family: Family;
}

const Worth = ({ words, family: { points, certain }, isOver }: PartProps & { readonly isOver: boolean }) => (
  <>
    <b>{words(isOver ? "farm.scored" : "farm.points", { total: points.total })}</b>
    {isOver ? null : `, ${words("farm.certain", { certain })}`}
  </>
);

function Barn({ words, family: { stock } }: PartProps) {
  const held = wares.filter((ware) => stock[ware] > 0);
  return (
    <ul className={styles.stock} aria-label={words("farm.stock")}>
      {held.length === 0 ? <li>{words("nothing")}</li> : null}
      {held.map((ware) => (
        <li key={ware}>
          <Drawing name={ware} />
          <span aria-hidden="true">{stock[ware]}</span>
          <VisuallyHidden>{words(`ware.${ware}`, { count: stock[ware] })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

function Dying({ words, dying }: { readonly words: Words; readonly dying: NonNullable<Family["dying"]> }) {
  return (
    <Text as="p" small>
      <b>{words("farm.dying", { generation: dying.generation })}</b>:{" "}
      {dying.victims.map(({ place, to }) => words("farm.diesAt", { place: placeOf(words, place), to })).join(", ")}
    </Text>
  );
}

const seatFill = (seat: number) => ({ "--seat-fill": `var(--${tinctureOf(seat)})` }) as CSSProperties;
