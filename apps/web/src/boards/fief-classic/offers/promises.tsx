import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { nameOf } from "../../fief-shared/wording/names.ts";
import type { FiefScene } from "../game.ts";

/** Passage and alliances, and how long they last. */
export function Promises({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  const { passages, alliances } = scene.view;
  const promises = [
    ...passages.map((one) => ({ ...one, kind: "passage" })),
    ...alliances.map((one) => ({ ...one, kind: "alliance" })),
  ];
  return (
    <ul>
      {promises.map(({ kind, seat, to, until }) => (
        <li key={`${kind} ${seat} ${to}`}>
          <Shield seat={seat} label={nameOf(scene, seat)} />
          <span>{words(`offers.${kind}`, { name: nameOf(scene, seat), to: nameOf(scene, to), until })}</span>
        </li>
      ))}
    </ul>
  );
}
