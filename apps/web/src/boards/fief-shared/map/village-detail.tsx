import clsx from "clsx";
import type { ReactNode } from "react";
import { Mark } from "../../../ui/mark.tsx";
import { Shield } from "../../../ui/shield.tsx";
import { Tool } from "../../../ui/tool.tsx";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { isSameAction } from "../decision/actions.ts";
import { width } from "../realm/places.ts";
import type { VillageFact } from "./village-fact.ts";

interface VillageDetailProps {
  readonly tMap: Words;
  readonly name: string;
  /** How far to the right it lies on the map. */
  readonly x: number;
  /** In which lands it lies. */
  readonly where: string;
  readonly facts: readonly VillageFact[];
  /** Who bears the title of the land. */
  readonly title: ReactNode;
  /** Who stands there, line by line. */
  readonly companies: readonly ReactNode[];
  /** What is going on there, and what a step there would lead into. */
  readonly children: ReactNode;
  /** Why the chosen lord cannot go there, and where that is written. */
  readonly blocked: { readonly text: string; readonly rule: string } | null;
  readonly ruleset: string;
  readonly selected: Draft | null;
  /** What may be done here, in words. */
  readonly actions: readonly { readonly action: Draft; readonly label: string }[];
  /** The next step of the chosen march, if it could lead here. */
  readonly nextStep: Draft | null;
  /** Where the chosen march ends so far. */
  readonly from: string;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly onContinue: ((next: Draft) => void) | undefined;
  onClose(): void;
}

/** Everything about one village: who stands there, what it yields, whose it is, and what you may do there. */
export function VillageDetail(props: VillageDetailProps) {
  const { tMap, name, x, where, facts, title, companies, children, blocked, ruleset, onClose } = props;
  return (
    <section className={clsx("fief-detail", x < width / 2 && "aside")} aria-label={name}>
      <h2>
        {name}
        <Tool onClick={onClose} aria-label={tMap("detail.close")}>
          <Mark name="close" />
        </Tool>
      </h2>
      <p className="quiet small">{where}</p>
      <dl className="fief-facts">
        {facts.map(({ term, text, seat }) => (
          <Fact key={term} term={term}>
            {seat === null ? null : <Shield seat={seat} />} {text}
          </Fact>
        ))}
        {title === null ? null : <Fact term={tMap("detail.title")}>{title}</Fact>}
      </dl>
      {companies.length === 0 ? null : <ul className="fief-companies">{companies}</ul>}
      {children}
      {blocked === null ? null : (
        <p className="fief-why">
          <Mark name="lock" />
          <span>
            {blocked.text} <a href={`/rules/${ruleset}#${blocked.rule}`}>{blocked.rule}</a>
          </span>
        </p>
      )}
      <Actions {...props} />
    </section>
  );
}

function Actions({ tMap, selected, actions, nextStep, from, onSelect, onContinue }: VillageDetailProps) {
  return (
    <>
      {nextStep === null ? null : (
        <button type="button" className="fief-deed" onClick={() => onContinue?.(nextStep)}>
          {tMap("map.onward", { from })}
        </button>
      )}
      {onSelect === undefined || actions.length === 0 ? null : (
        <ul className="fief-deeds" aria-label={tMap("detail.deeds")}>
          {actions.map(({ action, label }) => (
            <li key={JSON.stringify(action)}>
              <button
                type="button"
                className="fief-deed"
                aria-pressed={isSameAction(action, selected)}
                onClick={() => onSelect(action)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
