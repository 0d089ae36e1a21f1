import clsx from "clsx";
import { Footer } from "../../ui/footer.tsx";
import { FooterOrnament } from "../../ui/footer-ornament.tsx";
import { Head } from "../../ui/section.tsx";
import type { BoardProps } from "../board.ts";
import { useWords } from "../words.ts";
import { Calendar } from "./calendar.tsx";
import { OwnFief } from "./fiefs/fief.tsx";
import { Rival } from "./fiefs/rival.tsx";
import type { MiddleAges } from "./game.ts";
import { Rows } from "./rows/rows.tsx";
import { Supplies } from "./supplies.tsx";

/** The whole table: rows, fiefs, supplies and events, with the page's own parts set between them. */
export function MiddleAgesTable({ heading, leaf, chronicle, ...table }: BoardProps<MiddleAges>) {
  const words = useWords("middle-ages");
  const { model, selected, onSelect, rehearsal } = table;
  const { yourSeat, view } = model;
  const others = view.fiefs.filter(({ seat }) => seat !== yourSeat);
  const isOver = model.outcome !== null;
  const parts = { words, model, selected, onSelect };
  return (
    <div className={clsx("ma-board", yourSeat === null && "watching", isOver && "over")}>
      <div className="ma-turn">{heading}</div>
      <div className="ma-main">
        {isOver ? null : <Rows {...parts} />}
        {yourSeat === null ? null : <OwnFief {...parts} seat={yourSeat} rehearsal={rehearsal} />}
      </div>
      <div className="ma-side">
        <div className="ma-leaf">{leaf}</div>
        <div className="ma-chronicle">{chronicle}</div>
      </div>
      <div className="ma-rivals">
        <Head>{words(yourSeat === null ? "rival.all" : "rival.others")}</Head>
        {others.map((fief) => (
          <Rival key={fief.seat} words={words} model={model} fief={fief} />
        ))}
        {isOver ? null : <Supplies words={words} view={view} />}
      </div>
      <Calendar words={words} model={model} />
      <Footer>
        <FooterOrnament />
        <p>
          {words("credits")}{" "}
          {view.tileSet.isOfficial ? null : <a href="/rules/middle-ages">{words("reconstructed")}</a>}
        </p>
      </Footer>
    </div>
  );
}
