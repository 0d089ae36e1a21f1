import type { ReactNode } from "react";
import { Mark } from "../../../ui/mark.tsx";
import type { Words } from "../../board.ts";
import type { Rehearsal, Vocabulary } from "../../board-model.ts";
import preview from "../../styles/preview.module.css";
import { signed } from "../wording/numbers.ts";

interface PreviewProps<Game extends Vocabulary> {
  readonly t: Words;
  readonly rehearsal: Rehearsal<Game>;
  /** What is told, in one sentence. */
  lineOf(fact: Game["told"]): string;
  /** The odds of a battle that begins, and what changes for whoever moves. */
  readonly children: ReactNode;
}

/** What the chosen move leads to, in the words of the chronicle. */
export function Preview<Game extends Vocabulary>({ t, rehearsal, lineOf, children }: PreviewProps<Game>) {
  const told = rehearsal.facts.filter(({ type }) => !flow.has(type));
  return (
    <div className={preview.beat}>
      <h3>
        <em>{t("preview.now")}</em>
        {t("preview.follows")}
      </h3>
      <ul className="fief-brings">
        {told.map((fact) => (
          <li key={JSON.stringify(fact)}>{lineOf(fact)}</li>
        ))}
      </ul>
      {children}
      {rehearsal.isComplete ? null : <Note>{t("preview.unknown")}</Note>}
    </div>
  );
}

const flow = new Set(["Settled", "Interrupted", "Answered"]);

interface BalanceProps {
  readonly t: Words;
  readonly lines: readonly { readonly what: string; readonly was: number; readonly is: number }[];
}

/** Before and after, of what changes; chest and income always. */
export function Balance({ t, lines }: BalanceProps) {
  const shown = lines.filter(({ what, was, is }) => was !== is || what === "ecus" || what === "income");
  return (
    <dl className={preview.brings}>
      {shown.map(({ what, was, is }) => (
        <div key={what} className="fief-change">
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
  <p className={preview.warn}>
    <Mark name="eye" />
    <span>{children}</span>
  </p>
);
