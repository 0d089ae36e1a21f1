import { joinNames } from "@seneschal/wording";
import { nameOf, tileName } from "@seneschal/wording/games/middle-ages";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Coins } from "../../../ui/typography/coins.tsx";
import type { MovePreview } from "../../board-model.ts";
import { Sign } from "../emblem.tsx";
import { domains, type Fief, fiefOf, type MiddleAges } from "../game.ts";
import layout from "../middle-ages-table.module.css";
import type { TableProps } from "../rows/rows.tsx";
import { factRules, partRules, Rule } from "../rules.tsx";
import styles from "./fief.module.css";
import { FiefColumn } from "./fief-column.tsx";
import { Graveyard } from "./graveyard.tsx";
import { TokenSupply } from "./token-supply.tsx";

export interface FiefProps extends TableProps {
  readonly seat: number;
  readonly preview?: MovePreview<MiddleAges> | null | undefined;
}

/** Your own fief: eight columns, their tokens and incomes, the graveyard. */
export function OwnFief({ seat, ...table }: FiefProps) {
  const { t, model } = table;
  const fief = fiefOf(model.view, seat);
  if (fief === undefined) return null;
  return (
    <Section
      className={layout.ownFief}
      data-element="fief"
      title={
        <>
          <Shield seat={seat} /> <Rule rule={partRules.fief}>{t("fief.yours")}</Rule>
        </>
      }
      aside={<Coins className={styles.purse} coins={fief.coins} label={t("coins", { coins: fief.coins })} />}
    >
      <TokenSupply {...table} />
      <div className={styles.fief} data-at={`fief-${seat}`}>
        {domains.map((domain, place) => (
          <FiefColumn key={domain} domain={domain} tiles={fief.columns[place] ?? []} fief={fief} {...table} />
        ))}
        <Graveyard fief={fief} {...table} />
      </div>
      <FiefFacts fief={fief} {...table} />
    </Section>
  );
}

/** What the columns do not show: signs, what empty domains would cost at the end, who threatens what. */
function FiefFacts({ fief, t, model }: TableProps & { readonly fief: Fief }) {
  const falls = fief.firstToFall;
  return (
    <p className={styles.ownFacts}>
      <span>
        <Sign sign="peasant" /> <Rule rule={factRules.peasants}>{t("peasantsOf", { peasants: fief.peasants })}</Rule>
      </span>
      <span>
        <Sign sign="chest" /> <Rule rule={factRules.chests}>{t("chestsOf", { chests: fief.chests })}</Rule>
      </span>
      <span>
        <Rule rule={factRules.emptyDomains}>
          {t("fief.empty", { domains: emptyIn(fief), penalty: fief.coins - fief.score })}
        </Rule>
      </span>
      {fief.exposedTo.length === 0 || model.outcome !== null ? null : (
        <span>
          <Icon name="swords" />
          <Rule rule={factRules.exposed}>
            {t(falls === null ? "fief.exposedPoor" : "fief.exposed", {
              names: joinNames(
                t,
                fief.exposedTo.map((one) => nameOf(model, one)),
              ),
              tile: falls === null ? "" : tileName(t, falls),
            })}
          </Rule>
        </span>
      )}
    </p>
  );
}

const emptyIn = ({ columns }: Fief) => columns.filter(({ length }) => length === 0).length;
