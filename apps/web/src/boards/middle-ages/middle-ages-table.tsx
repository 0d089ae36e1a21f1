import clsx from "clsx";
import { FooterOrnament } from "../../ui/heraldry/footer-ornament.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import { SectionHeading } from "../../ui/layout/section.tsx";
import type { BoardProps } from "../board.ts";
import { useTranslate } from "../use-translate.ts";
import { Calendar } from "./calendar.tsx";
import { OwnFief } from "./fiefs/fief.tsx";
import { Rival } from "./fiefs/rival.tsx";
import type { MiddleAges } from "./game.ts";
import layout from "./middle-ages-table.module.css";
import { Rows } from "./rows/rows.tsx";
import { partRules, Rule } from "./rules.tsx";
import { Supplies } from "./supplies.tsx";

/** The whole table: rows, fiefs, supplies and events, with the page's own parts set between them. */
export function MiddleAgesTable({ heading, panel, chronicle, more, ...table }: BoardProps<MiddleAges>) {
  const t = useTranslate("middle-ages");
  const { model, selected, onSelect, preview } = table;
  const { yourSeat, view } = model;
  const others = view.fiefs.filter(({ seat }) => seat !== yourSeat);
  const isOver = model.outcome !== null && table.isReplay !== true;
  const parts = { t, model, selected, onSelect };
  return (
    <div className={clsx(layout.board, yourSeat === null && layout.watching, isOver && layout.over)}>
      <div className={layout.heading}>{heading}</div>
      <div className={layout.main}>
        {isOver ? null : <Rows {...parts} />}
        {yourSeat === null ? null : <OwnFief {...parts} seat={yourSeat} preview={preview} />}
      </div>
      <div className={layout.side}>
        <div className={layout.decision}>{panel}</div>
        <div className={layout.log}>
          <div className={layout.chronicle}>{chronicle}</div>
          <div className={layout.more}>{more}</div>
        </div>
      </div>
      <div className={layout.rivals} data-element="rivals">
        <SectionHeading>
          <Rule rule={partRules.rivals}>{t(yourSeat === null ? "rival.all" : "rival.others")}</Rule>
        </SectionHeading>
        {others.map((fief) => (
          <Rival key={fief.seat} t={t} model={model} fief={fief} />
        ))}
        {isOver ? null : <Supplies t={t} view={view} />}
      </div>
      <Calendar t={t} model={model} />
      <Footer className={layout.footer}>
        <FooterOrnament />
        <p>
          {t("credits")} {view.tileSet.isOfficial ? null : <a href="/rules/middle-ages">{t("reconstructed")}</a>}
        </p>
      </Footer>
    </div>
  );
}
