import clsx from "clsx";
import { useState } from "react";
import { FooterOrnament } from "../../ui/heraldry/footer-ornament.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import { SectionHeading } from "../../ui/layout/section.tsx";
import type { BoardProps } from "../board.ts";
import type { Draft } from "../board-model.ts";
import { useTranslate } from "../use-translate.ts";
import { Farm } from "./farm/farm.tsx";
import type { Village, VillageModel } from "./game.ts";
import tabs from "./places/place-tabs.module.css";
import { PlaceTabs } from "./places/place-tabs.tsx";
import { suggestedPlace, type TablePlace } from "./places/places.ts";
import { Book } from "./scene/book.tsx";
import { Church } from "./scene/church.tsx";
import { Market } from "./scene/market.tsx";
import { SpotLights } from "./scene/spot.tsx";
import { VillageGround } from "./scene/village-scene.tsx";
import { Cities, Council, Workshops } from "./scene/work.tsx";
import layout from "./village-table.module.css";

const drawnPlaces = {
  market: Market,
  crafts: Workshops,
  council: Council,
  church: Church,
  travel: Cities,
  book: Book,
} as const;

/** The whole table: the village and its places, the farms, and the page's own parts between them. */
export function VillageTable({ heading, panel, chronicle, more, ...table }: BoardProps<Village>) {
  const t = useTranslate("village");
  const { model, selected, onSelect, preview } = table;
  const { yourSeat, view } = model;
  const others = view.families.filter(({ seat }) => seat !== yourSeat);
  const isOver = model.outcome !== null && table.isReplay !== true;
  const parts = { t, model };
  const [shown, show] = useShownPlace(model, selected);
  return (
    <SpotLights t={t} model={model} selected={selected} onSelect={onSelect}>
      <div className={clsx(layout.board, isOver && layout.over)}>
        <div className={layout.heading}>{heading}</div>
        <div className={layout.main}>
          {isOver ? null : <VillageGround {...parts} />}
          {yourSeat === null ? null : <Farm {...parts} seat={yourSeat} preview={preview} />}
          <div className={layout.parts}>
            <PlaceTabs t={t} shown={shown} onShow={show} />
            {Object.entries(drawnPlaces).map(([place, Place]) => (
              <div key={place} className={clsx(tabs.place, place === shown && tabs.shown)}>
                <Place {...parts} />
              </div>
            ))}
          </div>
        </div>
        <div className={layout.side}>
          <div className={layout.decision}>{panel}</div>
          <div className={layout.log}>
            <div className={layout.chronicle}>{chronicle}</div>
            <div className={layout.more}>{more}</div>
          </div>
        </div>
        <div className={clsx(layout.others, shown === "others" && layout.shown)}>
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

/** The place that phones show: the one that the game is about, until the reader chooses another. */
function useShownPlace(model: VillageModel, selected: Draft | null) {
  const suggested = suggestedPlace(model, selected);
  const [chosen, choose] = useState<{ readonly place: TablePlace; readonly after: TablePlace } | null>(null);
  const shown = chosen?.after === suggested ? chosen.place : suggested;
  return [shown, (place: TablePlace) => choose({ place, after: suggested })] as const;
}
