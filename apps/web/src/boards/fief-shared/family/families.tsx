import { Fragment, type ReactNode } from "react";
import { SectionHeading } from "../../../ui/layout/section.tsx";
import { Rule } from "../rule.tsx";
import { type FiefTable, findFamily, type PartProps } from "../table.ts";
import styles from "./families.module.css";

/** One of the families, as its board shows it. */
export interface ShownFamily<Family> {
  readonly family: Family;
  /** What it will have after the chosen move, if it is the reader's. */
  readonly after: Family | undefined;
  readonly isOwn: boolean;
}

interface WithFamilies<Family> {
  readonly families: readonly Family[];
}

interface FamiliesProps<Family> extends PartProps<FiefTable & { readonly view: WithFamilies<Family> }> {
  readonly preview: { readonly view: WithFamilies<Family> } | null | undefined;
  /** Draws one of them. */
  children(family: ShownFamily<Family>): ReactNode;
}

/** The reader's family first, then the others in turn order. */
export function Families<Family extends { readonly seat: number }>(props: FamiliesProps<Family>) {
  const { t, model, preview, children } = props;
  const { view, yourSeat } = model;
  const draw = (seat: number, isOwn: boolean) => {
    const family = findFamily(view, seat);
    const after = isOwn && preview ? findFamily(preview.view, seat) : undefined;
    return family === undefined ? null : children({ family, after, isOwn });
  };
  const title = t(yourSeat === null ? "family.all" : "family.others");
  const others = view.order.filter((seat) => seat !== yourSeat);
  return (
    <>
      {yourSeat === null ? null : draw(yourSeat, true)}
      <section className={styles.others} aria-label={title} data-element="others">
        <SectionHeading>
          <Rule of="others">{title}</Rule>
        </SectionHeading>
        {others.map((seat) => (
          <Fragment key={seat}>{draw(seat, false)}</Fragment>
        ))}
      </section>
    </>
  );
}
