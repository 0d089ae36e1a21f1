import type { ReactNode } from "react";
import { Mark } from "../../../ui/mark.tsx";
import type { Words } from "../../board.ts";
import { signed } from "../../fief-shared/wording/figures.ts";
import type { Family } from "../game.ts";

interface FamilyFiguresProps {
  readonly words: Words;
  readonly family: Family;
  /** After the chosen move. */
  readonly after: Family | undefined;
}

const incomes = ["villages", "mills", "taille", "tithe", "queen"] as const;

/** Écus, what the next income would bring and where from, villages and cards; with what a chosen move changes. */
export function FamilyFigures({ words, family, after }: FamilyFiguresProps) {
  const from = incomes.filter((part) => family.income[part] > 0);
  return (
    <dl className="fief-figures">
      <Figure
        label={words("family.ecus")}
        value={
          <>
            <Mark name="coin" className="coin" /> {family.ecus ?? words("family.hidden")}
          </>
        }
        change={after === undefined ? 0 : (after.ecus ?? 0) - (family.ecus ?? 0)}
      />
      <Figure
        label={words("family.income")}
        value={`+${family.income.ecus}`}
        change={after === undefined ? 0 : after.income.ecus - family.income.ecus}
        note={from.map((part) => words(`income.${part}`, { ecus: family.income[part] })).join(" · ")}
      />
      <Figure
        label={words("family.villages")}
        value={family.villages}
        change={after === undefined ? 0 : after.villages - family.villages}
      />
      <Figure label={words("family.cards")} value={handOf(words, family)} change={0} />
    </dl>
  );
}

/** Backs of cards are seen by all. */
function handOf(words: Words, { hand }: Family): string {
  const kinds = (["characters", "events"] as const).filter((kind) => hand[kind] > 0);
  return kinds.map((kind) => words(`family.${kind}`, { count: hand[kind] })).join(", ") || words("family.noCards");
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly change: number;
  readonly note?: string;
}

function Figure({ label, value, change, note = "" }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {change === 0 ? null : <span className={change > 0 ? "up" : "loss"}> {signed(change)}</span>}
        {note === "" ? null : <small className="quiet">{note}</small>}
      </dd>
    </div>
  );
}
