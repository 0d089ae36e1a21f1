import { Head } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { Rehearsal } from "../../scene.ts";
import type { Fief, FiefScene } from "../game.ts";
import { FamilyBoard } from "./family-board.tsx";

interface FamiliesProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly rehearsal?: Rehearsal<Fief> | null | undefined;
}

/** Your family first, then the others in turn order. */
export function Families({ words, scene, rehearsal }: FamiliesProps) {
  const { yourSeat, view } = scene;
  const others = view.order.filter((seat) => seat !== yourSeat);
  const title = words(yourSeat === null ? "family.all" : "family.others");
  return (
    <>
      {yourSeat === null ? null : (
        <FamilyBoard words={words} scene={scene} seat={yourSeat} rehearsal={rehearsal} isOwn />
      )}
      <section className="fief-others" aria-label={title}>
        <Head>{title}</Head>
        {others.map((seat) => (
          <FamilyBoard key={seat} words={words} scene={scene} seat={seat} />
        ))}
      </section>
    </>
  );
}
