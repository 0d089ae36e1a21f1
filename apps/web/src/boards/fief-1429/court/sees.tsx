import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Holder } from "./holder.tsx";
import { stateOfElection } from "./state-of-election.ts";

/** The five bishoprics: bishop, tithe, and what befell them this turn. */
export function Sees({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  const { view } = scene;
  return (
    <dl className="fief-offices">
      {view.bishoprics.map(({ bishopric, bishop, calamities, boons, tithe }) => {
        const signs = [
          ...calamities.map((calamity) => words(`calamity.${calamity}`)),
          ...boons.map((boon) => words(`card.${boon}`)),
          ...(tithe === null ? [] : [words("court.tithe", { name: nameOf(scene, tithe.seat) })]),
        ];
        return (
          <div key={bishopric}>
            <dt>
              {bishopric}. {capital(words(`office.bishop-${bishopric}`))}
            </dt>
            <dd>
              <Holder
                words={words}
                scene={scene}
                lord={bishop}
                vacant={stateOfElection(words, view, `bishop-${bishopric}` as "bishop-1")}
              />
              {signs.length === 0 ? null : <small>{signs.join(" · ")}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
