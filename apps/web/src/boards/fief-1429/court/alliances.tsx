import { lordName } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import { Rule } from "../../fief-shared/rule.tsx";
import { findLord } from "../../fief-shared/table.ts";
import type { FiefModel, FiefProps, Lord } from "../game.ts";
import styles from "./alliances.module.css";

/** Every marriage, and the alliance that it makes. */
export function Alliances({ t, model }: FiefProps) {
  const husbands = model.view.lords.filter(({ spouse, isWoman }) => spouse !== null && !isWoman);
  return (
    <div className={styles.alliances}>
      <h3>
        <Rule of="marriages">{t("court.marriages")}</Rule>
      </h3>
      {husbands.length === 0 ? (
        <Text as="p" muted small>
          {t("court.noMarriage")}
        </Text>
      ) : null}
      <ul>
        {husbands.map((husband) => (
          <Couple key={husband.lord} t={t} model={model} husband={husband} />
        ))}
      </ul>
    </div>
  );
}

function Couple({ t, model, husband }: { readonly t: Translate; readonly model: FiefModel; readonly husband: Lord }) {
  const wife = findLord(model.view, husband.spouse);
  if (wife === undefined) return null;
  const points = model.view.families.find(({ seat }) => seat === husband.seat)?.alliedPoints ?? 0;
  return (
    <li className={styles.couple}>
      <Shield seat={husband.seat} label={nameOf(model, husband.seat)} />
      <span>{t("court.couple", { husband: lordName(t, husband), wife: lordName(t, wife) })}</span>
      <Shield seat={wife.seat} label={nameOf(model, wife.seat)} />
      <Text as="small" muted>
        {t("court.together", { points })}
      </Text>
    </li>
  );
}
