import { lordName } from "@seneschal/wording/games/fief-1429";
import { atName, capital, nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import type { Translate } from "../../board.ts";
import { Offices } from "../../fief-shared/court/court.tsx";
import { HolderLine } from "../../fief-shared/court/holder.tsx";
import { Rule } from "../../fief-shared/rule.tsx";
import { findLord } from "../../fief-shared/table.ts";
import type { FiefModel, FiefProps, View } from "../game.ts";

type Relic = View["relics"][number];

/** Where each relic is: with a lord, kept by troops, or still in its shrine. */
export function Relics({ t, model }: FiefProps) {
  const { relics } = model.view;
  if (relics.length === 0) return null;
  return (
    <Offices>
      {relics.map((relic) => (
        <div key={relic.relic}>
          <dt>
            <Rule of={`relic.${relic.relic}`}>{capital(t(`relic.${relic.relic}`))}</Rule>
          </dt>
          <dd>
            <HolderLine>
              {relic.seat === null ? null : <Shield seat={relic.seat} label={nameOf(model, relic.seat)} />}
              {keeperOf(t, model, relic)}
            </HolderLine>
          </dd>
        </div>
      ))}
    </Offices>
  );
}

function keeperOf(t: Translate, { view }: FiefModel, { lord, village, isShrined }: Relic): string {
  const bearer = lord === null ? undefined : findLord(view, lord);
  if (bearer !== undefined) return lordName(t, bearer);
  const at = atName(t, t(`village.${village}`));
  return t(isShrined ? "court.shrined" : "court.kept", { at });
}
