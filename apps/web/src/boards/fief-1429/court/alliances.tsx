import { lordName } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { type FiefScene, type Lord, lordShown } from "../game.ts";

/** Every marriage, and the alliance that it makes. */
export function Alliances({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  const husbands = scene.view.lords.filter(({ spouse, isWoman }) => spouse !== null && !isWoman);
  return (
    <div className="fief-alliances">
      <h3>{words("court.marriages")}</h3>
      {husbands.length === 0 ? <p className="quiet small">{words("court.noMarriage")}</p> : null}
      <ul>
        {husbands.map((husband) => (
          <Couple key={husband.lord} words={words} scene={scene} husband={husband} />
        ))}
      </ul>
    </div>
  );
}

function Couple({
  words,
  scene,
  husband,
}: {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly husband: Lord;
}) {
  const wife = lordShown(scene.view, husband.spouse);
  if (wife === undefined) return null;
  const points = scene.view.families.find(({ seat }) => seat === husband.seat)?.alliedPoints ?? 0;
  return (
    <li>
      <Shield seat={husband.seat} label={nameOf(scene, husband.seat)} />
      <span>{words("court.couple", { husband: lordName(words, husband), wife: lordName(words, wife) })}</span>
      <Shield seat={wife.seat} label={nameOf(scene, wife.seat)} />
      <small className="quiet">{words("court.together", { points })}</small>
    </li>
  );
}
