import clsx from "clsx";
import type { ReactNode } from "react";
import { Mark } from "../../../ui/mark.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { isDeed } from "../../fief-shared/decision/deeds.ts";
import { width } from "../../fief-shared/realm/places.ts";
import { nameOf } from "../../fief-shared/wording/names.ts";
import type { Draft } from "../../scene.ts";
import { deedLabel } from "../decision/labels.ts";
import type { FiefScene, VillageId } from "../game.ts";
import { Skirmishes } from "../marching/skirmishes.tsx";
import { WayNotes } from "../marching/way-notes.tsx";
import { whyNot } from "../marching/why-not.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { onMap } from "../realm/realm.ts";
import { standingOf } from "./village-words.ts";

interface VillageDetailProps {
  readonly words: Words;
  readonly say: Words;
  readonly scene: FiefScene;
  readonly village: VillageId;
  readonly selected: Draft | null;
  /** What may be done here. */
  readonly deeds: readonly Draft[];
  /** The next step of the chosen march, if it could lead here. */
  readonly onward: Draft | null;
  readonly onSelect: ((draft: Draft) => void) | undefined;
  readonly onContinue: ((next: Draft) => void) | undefined;
  onClose(): void;
}

/** Everything about one village: who stands there, what it yields, whose it is, and what you may do there. */
export function VillageDetail(props: VillageDetailProps) {
  const { words, say, scene, village, selected, deeds, onward, onSelect, onContinue, onClose } = props;
  const { view } = scene;
  const { name, fief, bishopric, at } = onMap(village);
  const companies = companiesAt(view, village);
  const why = onSelect === undefined || onward !== null ? null : whyNot(words, say, scene, selected, village);
  const title = view.fiefs.find((one) => one.fief === fief);
  return (
    <section className={clsx("fief-detail", at[0] < width / 2 && "aside")} aria-label={name}>
      <h2>
        {name}
        <button type="button" className="tool" onClick={onClose} aria-label={say("detail.close")}>
          <Mark name="close" />
        </button>
      </h2>
      <p className="quiet small">
        {say("detail.where", { fief: words(`fief.${fief}`), bishopric: words(`bishopric.${bishopric}`) })}
      </p>
      <dl className="fief-facts">
        {standingOf(words, say, scene, village).map(({ term, text, seat }) => (
          <Fact key={term} term={term}>
            {seat === null ? null : <Shield seat={seat} />} {text}
          </Fact>
        ))}
        {title?.holder && title.seat !== null ? (
          <Fact term={say("detail.title")}>
            <Shield seat={title.seat} /> {words(`lord.${title.holder}`)}, {nameOf(scene, title.seat)}
          </Fact>
        ) : null}
      </dl>
      {companies.length === 0 ? null : (
        <ul className="fief-companies">
          {companies.map((company) => (
            <CompanyLine key={company.key} words={words} say={say} scene={scene} company={company} />
          ))}
        </ul>
      )}
      <Skirmishes say={say} scene={scene} village={village} />
      <WayNotes words={words} say={say} scene={scene} selected={selected} village={village} />
      {why === null ? null : (
        <p className="fief-why">
          <Mark name="lock" />
          <span>
            {why.text} <a href={`/rules/fief-1429#${why.rule}`}>{why.rule}</a>
          </span>
        </p>
      )}
      {onward === null ? null : (
        <button type="button" className="fief-deed" onClick={() => onContinue?.(onward)}>
          {say("map.onward", { from: onMap(selected?.to as VillageId).name })}
        </button>
      )}
      {onSelect === undefined || deeds.length === 0 ? null : (
        <ul className="fief-deeds" aria-label={say("detail.deeds")}>
          {deeds.map((deed) => (
            <li key={JSON.stringify(deed)}>
              <button
                type="button"
                className="fief-deed"
                aria-pressed={isDeed(deed, selected)}
                onClick={() => onSelect(deed)}
              >
                {deedLabel(words, scene, deed)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
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
