import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Holder } from "./holder.tsx";

/** The four bishoprics: bishop and tithe. */
export function Sees({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  return (
    <dl className="fief-offices">
      {scene.view.sees.map(({ see, bishop, tithe }) => (
        <div key={see}>
          <dt>{capital(words(`bishop.${see}`))}</dt>
          <dd>
            <Holder words={words} scene={scene} lord={bishop} vacant={words("court.vacant")} />
            {tithe === null ? null : <small>{words("court.tithe", { name: nameOf(scene, tithe) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
