import { namesOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Holder } from "./holder.tsx";

/** The king with his tax, and the cardinals. */
export function Crown({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  const { king, lords, supply, royalTaxes } = scene.view;
  return (
    <dl className="fief-offices">
      <div>
        <dt>{words("court.king")}</dt>
        <dd>
          <Holder words={words} scene={scene} lord={king?.lord ?? null} vacant={words("court.noKing")} />
          {royalTaxes.length === 0 ? null : (
            <small>{words("court.royalTax", { names: namesOf(words, scene, [...new Set(royalTaxes)]) })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{words("court.cardinals")}</dt>
        <dd>
          {lords
            .filter(({ isCardinal }) => isCardinal)
            .map(({ lord }) => (
              <Holder key={lord} words={words} scene={scene} lord={lord} vacant="" />
            ))}
          <small className="quiet">{words("court.hats", { free: supply.hats })}</small>
        </dd>
      </div>
    </dl>
  );
}
