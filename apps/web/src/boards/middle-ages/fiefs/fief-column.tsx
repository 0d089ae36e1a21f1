import { tilesOf } from "@seneschal/wording/games/middle-ages";
import { isOpen, isSameDraft } from "../../choice.ts";
import { lossDraft } from "../decision/loss-lists.tsx";
import type { Domain, Fief, Tile } from "../game.ts";
import { upcomingTile } from "../upcoming-tile.ts";
import { Chip } from "./chip.tsx";
import { DomainGround } from "./domain-ground.tsx";
import styles from "./fief.module.css";
import type { FiefProps } from "./fief.tsx";
import { TokenSlots } from "./token-slots.tsx";

interface ColumnProps extends Omit<FiefProps, "seat"> {
  readonly domain: Domain;
  readonly tiles: readonly Tile[];
  readonly fief: Fief;
}

/** A domain with its tiles, the last one on top, and below it the places of its two tokens. */
export function FiefColumn({ domain, tiles, fief, ...table }: ColumnProps) {
  const { t, model, preview } = table;
  const coming = upcomingTile(preview, fief.seat, domain);
  const income = fief.incomes.find((one) => one.domain === domain);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a column of tiles is no form.
    <div className={styles.fiefColumn} role="group" aria-label={tilesOf(t, domain, tiles.length)} data-at={domain}>
      <div className={styles.fiefStack}>
        {tiles.map((tile, place) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: a column grows at its top only.
            key={place}
            tile={tile}
            t={t}
            isThreatened={model.outcome === null && isFirstToFall(fief, tiles, place)}
            choice={giveChoice(domain, place, table)}
          />
        ))}
        {coming ? <Chip tile={coming} t={t} isComing /> : null}
      </div>
      <DomainGround domain={domain} pays={income} {...table} />
      <TokenSlots domain={domain} fief={fief} t={t} selected={table.selected} />
    </div>
  );
}

const isFirstToFall = ({ firstToFall, exposedTo }: Fief, tiles: readonly Tile[], place: number) =>
  exposedTo.length > 0 &&
  firstToFall !== null &&
  place === tiles.length - 1 &&
  tiles[place]?.domain === firstToFall.domain;

function giveChoice(domain: Domain, tile: number, { model, selected, onSelect }: Omit<FiefProps, "seat">) {
  const draft = lossDraft(model, selected, domain, tile);
  if (onSelect === undefined || !isOpen(model.choices, draft)) return undefined;
  return { isChosen: isSameDraft(selected, draft), onChoose: () => onSelect(draft) };
}
