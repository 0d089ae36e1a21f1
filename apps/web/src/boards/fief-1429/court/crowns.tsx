import { capital } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { Crown, FiefScene } from "../game.ts";
import { Holder } from "./holder.tsx";
import { stateOfElection } from "./state-of-election.ts";

const crowns = ["king", "queen", "prince", "pope"] as const satisfies readonly Crown[];
const hats = 4;

/** King, queen, crown prince, pope and cardinals. */
export function Crowns({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  const { lords, isRegency, isHatForSale } = scene.view;
  const cardinals = lords.filter(({ isCardinal }) => isCardinal);
  return (
    <dl className="fief-offices">
      {crowns.map((crown) => {
        const held = lords.find((lord) => lord.crowns.includes(crown));
        const isElected = crown === "king" || crown === "pope";
        return (
          <div key={crown}>
            <dt>{capital(words(crown === "queen" && isRegency ? "regent" : `office.${crown}`))}</dt>
            <dd>
              <Holder
                words={words}
                scene={scene}
                lord={held?.lord ?? null}
                vacant={isElected ? stateOfElection(words, scene.view, crown) : words("court.nobody")}
              />
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{words("court.cardinals")}</dt>
        <dd>
          {cardinals.map(({ lord }) => (
            <Holder key={lord} words={words} scene={scene} lord={lord} vacant="" />
          ))}
          <small className="quiet">
            {words("court.hats", { free: hats - cardinals.length, sale: String(isHatForSale) })}
          </small>
        </dd>
      </div>
    </dl>
  );
}
