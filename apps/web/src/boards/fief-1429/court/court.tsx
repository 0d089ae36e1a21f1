import { Court as SharedCourt } from "../../fief-shared/court/court.tsx";
import type { FiefProps } from "../game.ts";
import { Alliances } from "./alliances.tsx";
import { Crowns } from "./crowns.tsx";
import { Fiefs } from "./fiefs.tsx";
import { Relics } from "./relics.tsx";
import { Sees } from "./sees.tsx";

/** The offices and titles with their holders, the vacancies, and the marriages. */
export function Court({ t, model }: FiefProps) {
  return (
    <SharedCourt t={t}>
      <Crowns t={t} model={model} />
      <Sees t={t} model={model} />
      <Fiefs t={t} model={model} />
      <Relics t={t} model={model} />
      <Alliances t={t} model={model} />
    </SharedCourt>
  );
}
