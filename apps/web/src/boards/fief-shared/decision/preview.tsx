import type { ReactNode } from "react";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { BoardModel, Draft } from "../../board-model.ts";
import previewStyles from "../../styles/preview.module.css";
import { findFamily, type PartProps } from "../table.ts";
import { signed } from "../wording/numbers.ts";
import styles from "./preview.module.css";

interface PreviewProps<Model extends PreviewModel> extends PartProps<Model> {
  readonly selected: Draft | null;
  readonly preview: PreviewedPosition<Model> | null;
  /** What to show while nothing is chosen. */
  readonly hint: string;
  /** What the family can spend, where the question is what to buy: "3 écus". */
  readonly funds?: string | null;
  /** A fact in one sentence, in the future tense. */
  lineOf(fact: Model["recent"][number]): string;
  /** What a family has that a move may change. */
  holdingsOf(family: Model["view"]["families"][number]): Holdings;
  /** The odds of a battle that begins. */
  oddsOf(battle: NonNullable<Model["view"]["battle"]>): ReactNode;
  /** What else is known. */
  readonly children?: ReactNode;
}

interface PreviewModel extends BoardModel {
  readonly view: { readonly families: readonly { readonly seat: number }[]; readonly battle: unknown };
}

interface PreviewedPosition<Model extends PreviewModel> {
  readonly facts: Model["recent"];
  readonly view: Model["view"];
  readonly isComplete: boolean;
}

/** What the chosen move leads to: its facts, the odds of a battle, and what changes for the reader's family. */
export function Preview<Model extends PreviewModel>(props: PreviewProps<Model>) {
  const { t, model, selected, preview, hint, funds = null, lineOf, oddsOf, children } = props;
  if (selected === null || preview === null)
    return (
      <>
        <Text as="p" muted small>
          {hint}
        </Text>
        {funds === null ? null : (
          <p>
            <b>{t("preview.have", { ecus: funds })}</b>
          </p>
        )}
      </>
    );
  const facts = preview.facts.filter(({ type }) => !flow.has(type));
  const battle = model.view.battle === null ? preview.view.battle : null;
  return (
    <div className={previewStyles.beat}>
      <h3>{t("preview.follows")}</h3>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={JSON.stringify(fact)}>{lineOf(fact)}</li>
        ))}
      </ul>
      {battle === null ? null : oddsOf(battle as NonNullable<Model["view"]["battle"]>)}
      <Balance {...props} after={preview.view} />
      {children}
      {preview.isComplete ? null : <Note>{t("preview.unknown")}</Note>}
    </div>
  );
}

const flow = new Set(["Settled", "Interrupted", "Answered"]);

type Holdings = Readonly<Record<string, number>>;

/** Before and after of what changes; chest and income are always shown. */
function Balance<Model extends PreviewModel>(props: PreviewProps<Model> & { readonly after: Model["view"] }) {
  const { t, model, after, holdingsOf } = props;
  const [before, then] = [model.view, after].map((view) => findFamily(view, model.yourSeat));
  if (before === undefined || then === undefined) return null;
  const has = holdingsOf(then);
  const lines = Object.entries(holdingsOf(before)).map(([what, was]) => ({ what, was, is: has[what] ?? 0 }));
  const shown = lines.filter(({ what, was, is }) => was !== is || what === "ecus" || what === "income");
  return (
    <dl className={previewStyles.brings}>
      {shown.map(({ what, was, is }) => (
        <div key={what} className={styles.change}>
          <dt>
            <b>{t(`preview.${what}`)}</b>
          </dt>
          <dd>{was === is ? t("preview.same", { is }) : t("preview.change", { was, is, by: signed(is - was) })}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className={previewStyles.warn}>
    <Icon name="eye" />
    <span>{children}</span>
  </p>
);
