import clsx from "clsx";
import { Section } from "../../ui/layout/section.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import type { Translate } from "../board.ts";
import { Chip } from "./fiefs/chip.tsx";
import styles from "./fiefs/fief.module.css";
import type { View } from "./game.ts";
import layout from "./middle-ages-table.module.css";
import { factRules, partRules, Rule } from "./rules.tsx";

/** The pile with its next tile, the stack that waits, what was set aside and whether it comes back. */
export function Supplies({ t, view }: { readonly t: Translate; readonly view: View }) {
  const { pile, waitingStack, discards, discardsReturn } = view;
  return (
    <Section
      className={layout.supplies}
      data-element="supplies"
      title={<Rule rule={partRules.supplies}>{t("supplies.title")}</Rule>}
    >
      <div className={styles.stock}>
        <Stock
          label={t("supplies.pile")}
          rule={factRules.pile}
          name="pile"
          face={pile.next === null ? "–" : `${pile.next.number}`}
          kind={pile.next?.stack ?? "none"}
          note={t("supplies.pileNote", {
            left: pile.left,
            number: pile.next?.number ?? 0,
            stack: pile.next ? t(`stack.${pile.next.stack}`) : "",
          })}
        />
        {waitingStack ? (
          <Stock
            label={t(`supplies.stack.${waitingStack.stack}`)}
            rule={factRules.waitingStack}
            name="waiting-stack"
            face={`${waitingStack.left}`}
            kind={waitingStack.stack}
            note={t("supplies.waits")}
          />
        ) : null}
        <Stock
          label={t("supplies.aside")}
          rule={factRules.setAside}
          name="aside"
          face={`${discards.length}`}
          kind="aside"
          note={t(discardsReturn ? "supplies.returns" : "supplies.gone")}
        />
      </div>
      {discards.length > 0 ? <Discards t={t} view={view} /> : null}
    </Section>
  );
}

interface StockProps {
  /** In `data-at`. */
  readonly name: string;
  readonly label: string;
  readonly rule: string;
  readonly face: string;
  readonly kind: string;
  readonly note: string;
}

function Stock({ name, label, rule, face, kind, note }: StockProps) {
  return (
    <div data-at={name}>
      <span className={clsx(styles.back, styles[kind])} aria-hidden="true">
        {face}
      </span>
      <span>
        <b>
          <Rule rule={rule}>{label}</Rule>
        </b>
        {kind === "aside" ? <VisuallyHidden>{face}, </VisuallyHidden> : null}
        {note}
      </span>
    </div>
  );
}

function Discards({ t, view }: { readonly t: Translate; readonly view: View }) {
  const sorted = view.discards.toSorted((one, other) => one.number - other.number);
  return (
    <details className={styles.discards}>
      <summary>{t("supplies.show", { tiles: sorted.length })}</summary>
      <ul>
        {sorted.map((tile, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are the same tile.
          <li key={place}>
            <Chip tile={tile} t={t} />
          </li>
        ))}
      </ul>
    </details>
  );
}
