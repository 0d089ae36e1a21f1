import { Fragment, type ReactNode } from "react";
import { Head } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { FiefTable } from "../table.ts";

interface FamiliesProps {
  readonly t: Words;
  readonly model: FiefTable;
  /** Draws one of them. */
  children(seat: number, isOwn: boolean): ReactNode;
}

/** Your family first, then the others in turn order. */
export function Families({ t, model: { view, yourSeat }, children }: FamiliesProps) {
  const title = t(yourSeat === null ? "family.all" : "family.others");
  const others = view.order.filter((seat) => seat !== yourSeat);
  return (
    <>
      {yourSeat === null ? null : children(yourSeat, true)}
      <section className="fief-others" aria-label={title}>
        <Head>{title}</Head>
        {others.map((seat) => (
          <Fragment key={seat}>{children(seat, false)}</Fragment>
        ))}
      </section>
    </>
  );
}
