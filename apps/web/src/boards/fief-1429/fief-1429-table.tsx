import clsx from "clsx";
import { useState } from "react";
import { Tailpiece } from "../../ui/tailpiece.tsx";
import type { BoardProps } from "../board.ts";
import { useWords } from "../words.ts";
import type { Fief, VillageId } from "./game.ts";
import { RealmMap } from "./map/realm-map.tsx";

/** The whole table: the map, the families and their court, and the page's own parts between them. */
export function Fief1429Table({ scene, heading, leaf, chronicle }: BoardProps<Fief>) {
  const say = useWords("fief-1429-map");
  const [looked, look] = useState<VillageId | null>(null);
  return (
    <div className={clsx("fief-board", scene.outcome !== null && "over")}>
      <div className="fief-turn">{heading}</div>
      <div className="fief-main">
        <RealmMap say={say} view={scene.view} looked={looked} onLook={look} />
      </div>
      <div className="fief-side">
        <div className="fief-leaf">{leaf}</div>
        <div className="fief-chronicle">{chronicle}</div>
      </div>
      <footer className="tail">
        <Tailpiece />
        <p>{say("credits")}</p>
      </footer>
    </div>
  );
}
