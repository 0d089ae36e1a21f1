import { nameOf, placeOf, wares } from "@seneschal/wording/games/village";
import clsx from "clsx";
import type { CSSProperties } from "react";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { tinctureOf } from "../../../ui/heraldry/tincture.ts";
import { SectionHeading } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../../board.ts";
import type { MovePreview } from "../../board-model.ts";
import { Drawing } from "../drawings/drawing.tsx";
import { type Family, familyOf, type Village, type VillageModel } from "../game.ts";
import { factRules, partRules, Rule } from "../rules.tsx";
import layout from "../village-table.module.css";
import styles from "./farm.module.css";
import { LifeTrack } from "./life-track.tsx";
import { Members } from "./members.tsx";

interface FarmProps {
  readonly t: Translate;
  readonly model: VillageModel;
  readonly seat: number;
  readonly preview?: MovePreview<Village> | null | undefined;
}

/** A family's farmstead: its life, its people by generation at their work, its barn, and what it is worth. */
export function Farm({ t, model, seat, preview }: FarmProps) {
  const family = familyOf(model.view, seat);
  if (family === undefined) return null;
  const isOwn = seat === model.yourSeat;
  const coming = preview ? familyOf(preview.view, seat)?.clock.time : undefined;
  return (
    <section
      className={clsx(layout.farm, styles.farm)}
      style={seatFill(seat)}
      data-element={isOwn ? "farm" : undefined}
      data-at={`farm-${seat}`}
    >
      <SectionHeading aside={<Worth t={t} family={family} isOver={model.outcome !== null} />}>
        <Shield seat={seat} />{" "}
        <Rule rule={partRules.farm}>{isOwn ? t("farm.yours") : t("farm.of", { name: nameOf(model, seat) })}</Rule>
      </SectionHeading>
      <LifeTrack t={t} family={family} lap={model.view.board.lap} coming={coming} />
      <Members t={t} family={family} isOwn={isOwn} />
      <Barn t={t} family={family} />
      {family.dying === null || model.outcome !== null ? null : <Dying t={t} dying={family.dying} />}
      <Text as="p" muted small>
        {t("farm.standing", {
          served: servedBy(t, family),
          cities: t("farm.cities", { count: family.cities.length }),
        })}{" "}
        {isOwn && family.harvest !== null
          ? t("farm.harvest", { grain: t("sacks", { grain: family.harvest.grain }) })
          : ""}
      </Text>
    </section>
  );
}

function servedBy(t: Translate, { served: { count, customers } }: Family): string {
  if (customers === null || count === 0) return t("farm.served", { count });
  return t("farm.servedWorth", { count, prestige: customers.reduce((sum, { prestige }) => sum + prestige, 0) });
}

interface PartProps {
  readonly t: Translate;
  readonly family: Family;
}

const Worth = ({ t, family: { points, certain }, isOver }: PartProps & { readonly isOver: boolean }) => (
  <>
    <b>{t(isOver ? "farm.scored" : "farm.points", { total: points.total })}</b>
    {isOver ? null : `, ${t("farm.certain", { certain })}`}
  </>
);

function Barn({ t, family: { stock } }: PartProps) {
  const held = wares.filter((ware) => stock[ware] > 0);
  return (
    <ul className={styles.stock} aria-label={t("farm.stock")} data-at="barn">
      {held.length === 0 ? <li>{t("nothing")}</li> : null}
      {held.map((ware) => {
        const label = t(`ware.${ware}`, { count: stock[ware] });
        return (
          <li key={ware} title={label}>
            <Drawing name={ware} />
            <span aria-hidden="true">{stock[ware]}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

function Dying({ t, dying }: { readonly t: Translate; readonly dying: NonNullable<Family["dying"]> }) {
  return (
    <Text as="p" small>
      <b>
        <Rule rule={factRules.dying}>{t("farm.dying", { generation: dying.generation })}</Rule>
      </b>{" "}
      {dying.victims.map(({ place, to }) => t("farm.diesAt", { place: placeOf(t, place), to })).join(", ")}
    </Text>
  );
}

const seatFill = (seat: number) => ({ "--seat-fill": `var(--${tinctureOf(seat)})` }) as CSSProperties;
