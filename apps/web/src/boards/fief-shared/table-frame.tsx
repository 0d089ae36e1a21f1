import clsx from "clsx";
import type { ReactNode } from "react";
import { Footer } from "../../ui/footer.tsx";
import { FooterOrnament } from "../../ui/footer-ornament.tsx";
import type { BoardProps, Words } from "../board.ts";

interface TableFrameProps extends Pick<BoardProps, "heading" | "leaf" | "chronicle"> {
  readonly tMap: Words;
  readonly isOver: boolean;
  /** What happens, and the map. */
  readonly stage: ReactNode;
  /** The families, their court, and the map in words. */
  readonly children: ReactNode;
}

/** The whole table, and the page's own parts between its own. */
export function TableFrame({ tMap, isOver, heading, stage, leaf, chronicle, children }: TableFrameProps) {
  return (
    <div className={clsx("fief-board", isOver && "over")}>
      <div className="fief-turn">{heading}</div>
      <div className="fief-stage">{stage}</div>
      <div className="fief-main">{children}</div>
      <div className="fief-side">
        <div className="fief-leaf">{leaf}</div>
        <div className="fief-chronicle">{chronicle}</div>
      </div>
      <Footer>
        <FooterOrnament />
        <p>{tMap("credits")}</p>
      </Footer>
    </div>
  );
}
