import clsx from "clsx";
import { FooterOrnament } from "../../ui/heraldry/footer-ornament.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import { SectionHeading } from "../../ui/layout/section.tsx";
import type { BoardProps } from "../board.ts";
import { useTranslate } from "../use-translate.ts";
import { Farm } from "./farm/farm.tsx";
import type { Village } from "./game.ts";
import { Book } from "./scene/book.tsx";
import { Church } from "./scene/church.tsx";
import { Market } from "./scene/market.tsx";
import { SpotLights } from "./scene/spot.tsx";
import { VillageGround } from "./scene/village-scene.tsx";
import { Cities, Council, Workshops } from "./scene/work.tsx";
import layout from "./village-table.module.css";

/** The whole table: the village and its places, the farms, and the page's own parts between them. */
export function VillageTable({ heading, panel, chronicle, ...table }: BoardProps<Village>) {
  const t = useTranslate("village");
  const { model, selected, onSelect, preview } = table;
  const { yourSeat, view } = model;
  const others = view.families.filter(({ seat }) => seat !== yourSeat);
  const isOver = model.outcome !== null && table.isReplay !== true;
  const parts = { t, model };
  return (
    <SpotLights t={t} model={model} selected={selected} onSelect={onSelect}>
      <div className={clsx(layout.board, isOver && layout.over)}>
        <div className={layout.heading}>{heading}</div>
        <div className={layout.main}>
          {isOver ? null : <VillageGround {...parts} />}
          {yourSeat === null ? null : <Farm {...parts} seat={yourSeat} preview={preview} />}
          <div className={layout.parts}>
            <Market {...parts} />
            <Workshops {...parts} />
            <Council {...parts} />
            <Church {...parts} />
            <Cities {...parts} />
            <Book {...parts} />
          </div>
        </div>
        <div className={layout.side}>
          <div className={layout.decision}>{panel}</div>
          <div className={layout.chronicle}>{chronicle}</div>
        </div>
        <div className={layout.others}>
          <SectionHeading>{t(yourSeat === null ? "farm.all" : "farm.others")}</SectionHeading>
          {others.map(({ seat }) => (
            <Farm key={seat} {...parts} seat={seat} />
          ))}
        </div>
        <Footer className={layout.footer}>
          <FooterOrnament />
          <p>
            {t("credits")} {view.box.isOfficial ? null : <a href="/rules/village">{t("reconstructed")}</a>}
          </p>
        </Footer>
      </div>
    </SpotLights>
  );
}
