import clsx from "clsx";
import type { ReactNode } from "react";
import { Mark } from "../../../ui/mark.tsx";
import { Shield } from "../../../ui/shield.tsx";
import { Tool } from "../../../ui/tool.tsx";
import type { Words } from "../../board.ts";
import type { Draft } from "../../scene.ts";
import { isDeed } from "../decision/deeds.ts";
import { width } from "../realm/places.ts";
import type { Standing } from "./standing.ts";

interface VillageDetailProps {
  readonly say: Words;
  readonly name: string;
  /** How far to the right it lies on the map. */
  readonly x: number;
  /** In which lands it lies. */
  readonly where: string;
  readonly standing: readonly Standing[];
  /** Who bears the title of the land. */
  readonly title: ReactNode;
  /** Who stands there, line by line. */
  readonly companies: readonly ReactNode[];
  /** What is going on there, and what a step there would lead into. */
  readonly children: ReactNode;
  /** Why the chosen lord cannot go there, and where that is written. */
  readonly why: { readonly text: string; readonly rule: string } | null;
  readonly ruleset: string;
  readonly selected: Draft | null;
  /** What may be done here, in words. */
  readonly deeds: readonly { readonly deed: Draft; readonly label: string }[];
  /** The next step of the chosen march, if it could lead here. */
  readonly onward: Draft | null;
  /** Where the chosen march ends so far. */
  readonly from: string;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly onContinue: ((next: Draft) => void) | undefined;
  onClose(): void;
}

/** Everything about one village: who stands there, what it yields, whose it is, and what you may do there. */
export function VillageDetail(props: VillageDetailProps) {
  const { say, name, x, where, standing, title, companies, children, why, ruleset, onClose } = props;
  return (
    <section className={clsx("fief-detail", x < width / 2 && "aside")} aria-label={name}>
      <h2>
        {name}
        <Tool onClick={onClose} aria-label={say("detail.close")}>
          <Mark name="close" />
        </Tool>
      </h2>
      <p className="quiet small">{where}</p>
      <dl className="fief-facts">
        {standing.map(({ term, text, seat }) => (
          <Fact key={term} term={term}>
            {seat === null ? null : <Shield seat={seat} />} {text}
          </Fact>
        ))}
        {title === null ? null : <Fact term={say("detail.title")}>{title}</Fact>}
      </dl>
      {companies.length === 0 ? null : <ul className="fief-companies">{companies}</ul>}
      {children}
      {why === null ? null : (
        <p className="fief-why">
          <Mark name="lock" />
          <span>
            {why.text} <a href={`/rules/${ruleset}#${why.rule}`}>{why.rule}</a>
          </span>
        </p>
      )}
      <Deeds {...props} />
    </section>
  );
}

function Deeds({ say, selected, deeds, onward, from, onSelect, onContinue }: VillageDetailProps) {
  return (
    <>
      {onward === null ? null : (
        <button type="button" className="fief-deed" onClick={() => onContinue?.(onward)}>
          {say("map.onward", { from })}
        </button>
      )}
      {onSelect === undefined || deeds.length === 0 ? null : (
        <ul className="fief-deeds" aria-label={say("detail.deeds")}>
          {deeds.map(({ deed, label }) => (
            <li key={JSON.stringify(deed)}>
              <button
                type="button"
                className="fief-deed"
                aria-pressed={isDeed(deed, selected)}
                onClick={() => onSelect(deed)}
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
