import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { nameOf, namesOf } from "../../fief-shared/wording/names.ts";
import type { FiefScene } from "../game.ts";

/** Private rooms that are open, and what was promised until the turn ends. */
export function Rooms({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  const { rooms, passages, waivers } = scene.view;
  return (
    <ul>
      {rooms.map(({ host, guests, phases }) => (
        <Line
          key={`room ${host}`}
          scene={scene}
          seat={host}
          text={words("offers.room", { host: nameOf(scene, host), guests: namesOf(words, scene, guests), phases })}
        />
      ))}
      {passages.map(({ seat, to }) => (
        <Line
          key={`passage ${seat} ${to}`}
          scene={scene}
          seat={seat}
          text={words("offers.passage", { name: nameOf(scene, seat), to: nameOf(scene, to) })}
        />
      ))}
      {waivers.map(({ seat, fief }) => (
        <Line
          key={`waiver ${seat} ${fief}`}
          scene={scene}
          seat={seat}
          text={words("offers.waiver", { name: nameOf(scene, seat), fief: words(`fief.${fief}`) })}
        />
      ))}
    </ul>
  );
}

function Line({ scene, seat, text }: { readonly scene: FiefScene; readonly seat: number; readonly text: string }) {
  return (
    <li>
      <Shield seat={seat} label={nameOf(scene, seat)} />
      <span>{text}</span>
    </li>
  );
}
