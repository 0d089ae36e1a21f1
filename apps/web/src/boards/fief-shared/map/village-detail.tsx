import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { ToolButton } from "../../../ui/buttons/tool-button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { BoardModel, Draft } from "../../board-model.ts";
import { RuleTerm } from "../../rule-term.tsx";
import { isSameAction } from "../decision/actions.ts";
import { CompanyList } from "../pieces/company-line.tsx";
import { InlineShield } from "../pieces/inline-shield.tsx";
import type { VillageName } from "../realm/places.ts";
import { useDetailPlace } from "./use-detail-place.ts";
import styles from "./village-detail.module.css";
import type { VillageProps, VillageRules } from "./village-rules.ts";

interface VillageDetailProps<Model extends BoardModel> extends VillageProps<Model> {
  readonly rules: VillageRules<Model>;
  /** Whose rule book explains why a lord cannot go there. */
  readonly ruleset: string;
  readonly selected: Draft | null;
  /** What may be done here. */
  readonly actions: readonly Draft[];
  /** The next step of the chosen march, if it could lead here. */
  readonly nextStep: Draft | null;
  /** The villages that the reader may want to choose next: the detail does not cover them. */
  readonly keepClear: readonly VillageName[];
  readonly onSelect: ((draft: Draft) => void) | undefined;
  onContinue(next: Draft): void;
  onClose(): void;
}

/** Everything about one village: who stands there, what it yields, whose it is, and what you may do there. */
export function VillageDetail<Model extends BoardModel>(props: VillageDetailProps<Model>) {
  const { t, tMap, rules, village, keepClear, onClose } = props;
  const { name } = rules.onMap(village);
  const companies = rules.companyLines(props);
  return (
    <section
      ref={useDetailPlace(village, keepClear)}
      className={styles.detail}
      aria-label={name}
      data-testid="village-detail"
    >
      <h2>
        {name}
        <ToolButton className={styles.close} onClick={onClose} aria-label={tMap("detail.close")}>
          <Icon name="close" />
        </ToolButton>
      </h2>
      <Text as="p" muted small>
        {tMap("detail.where", { ...rules.landOf(t, village), ...rules.bishopricOf(t, village) })}
      </Text>
      <Facts {...props} />
      {companies.length === 0 ? null : <CompanyList>{companies}</CompanyList>}
      <rules.Battles {...props} />
      <MarchNotes {...props} />
      <Actions {...props} />
    </section>
  );
}

function Facts<Model extends BoardModel>(props: VillageDetailProps<Model>) {
  const { t, tMap, model, rules, village, ruleset } = props;
  const title = rules.titleOf(model, village);
  return (
    <dl className={styles.facts}>
      {rules.villageFactsOf(props).map(({ term, text, seat, rule }) => (
        <Fact key={term} term={term} ruleset={ruleset} rule={rule}>
          {seat === null ? null : <InlineShield seat={seat} />} {text}
        </Fact>
      ))}
      {title === null ? null : (
        <Fact term={tMap("detail.title")} ruleset={ruleset} rule={rules.titleRule}>
          <InlineShield seat={title.seat} /> {title.lord === null ? "" : `${t(`lord.${title.lord}`)}, `}
          {nameOf(model, title.seat)}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly ruleset: string;
  readonly rule: string;
  readonly children: ReactNode;
}

/** What a village has; the term leads to the rule about it. */
function Fact({ term, ruleset, rule, children }: FactProps) {
  return (
    <>
      <dt>
        <RuleTerm ruleset={ruleset} rule={rule}>
          {term}
        </RuleTerm>
      </dt>
      <dd>{children}</dd>
    </>
  );
}

/** What the chosen step would lead into, or why the chosen lord cannot go there. */
function MarchNotes<Model extends BoardModel>(props: VillageDetailProps<Model>) {
  const { rules, village, ruleset, nextStep, onSelect } = props;
  const blocked = onSelect === undefined || nextStep !== null ? null : rules.blockedReason(props, village);
  return (
    <>
      {rules.marchNotes(props, village).map((note) => (
        <p key={note} className={styles.note}>
          <Icon name="hand" />
          <span>{note}</span>
        </p>
      ))}
      {blocked === null ? null : (
        <p className={styles.note}>
          <Icon name="lock" />
          <span>
            {blocked.text} <a href={`/rules/${ruleset}#${blocked.rule}`}>{blocked.rule}</a>
          </span>
        </p>
      )}
    </>
  );
}

function Actions<Model extends BoardModel>(props: VillageDetailProps<Model>) {
  const { t, tMap, model, rules, selected, actions, nextStep, onSelect, onContinue } = props;
  return (
    <>
      {nextStep === null ? null : (
        <button type="button" className={styles.action} onClick={() => onContinue(nextStep)}>
          {tMap("map.onward", { from: rules.onMap(selected?.to as VillageName).name })}
        </button>
      )}
      {onSelect === undefined || actions.length === 0 ? null : (
        <ul className={styles.actions} aria-label={tMap("detail.actions")}>
          {actions.map((action) => (
            <li key={JSON.stringify(action)}>
              <button
                type="button"
                className={styles.action}
                aria-pressed={isSameAction(action, selected)}
                onClick={() => onSelect(action)}
              >
                {rules.actionLabel(t, model, action)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
