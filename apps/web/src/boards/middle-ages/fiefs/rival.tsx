import { nameOf, tileInFull, tileName, tilesOf } from "@seneschal/wording/games/middle-ages";
import clsx from "clsx";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Coins } from "../../../ui/typography/coins.tsx";
import type { Translate } from "../../board.ts";
import colors from "../domain-colors.module.css";
import { Emblem, Sign, Signs } from "../emblem.tsx";
import { type Domain, domains, type Fief, type MiddleAgesModel, type Tile } from "../game.ts";
import { lastGathered } from "../rows/last-moved.ts";
import styles from "./fief.module.css";

interface RivalProps {
  readonly t: Translate;
  readonly model: MiddleAgesModel;
  readonly fief: Fief;
}

/** Another player's fief, small: slips above emblems, tokens below, the rest in words. */
export function Rival({ t, model, fief }: RivalProps) {
  const name = nameOf(model, fief.seat);
  const moved = lastGathered(model.recent, fief.seat);
  return (
    <section className={styles.rival} aria-label={t("rival.label", { name })} data-at={`fief-${fief.seat}`}>
      <header>
        <Shield seat={fief.seat} />
        <h3>{name}</h3>
        <Coins className={styles.purse} coins={fief.coins} label={t("coins", { coins: fief.coins })} />
      </header>
      <div className={styles.mini}>
        {domains.map((domain, place) => (
          <MiniColumn
            key={domain}
            domain={domain}
            tiles={fief.columns[place] ?? []}
            fief={fief}
            t={t}
            isMoved={moved.includes(domain)}
          />
        ))}
      </div>
      <RivalFoot fief={fief} t={t} />
    </section>
  );
}

interface MiniColumnProps {
  readonly domain: Domain;
  readonly tiles: readonly Tile[];
  readonly fief: Fief;
  readonly t: Translate;
  readonly isMoved: boolean;
}

function MiniColumn({ domain, tiles, fief, t, isMoved }: MiniColumnProps) {
  const income = fief.incomes.find((one) => one.domain === domain);
  const said = [
    tilesOf(t, domain, tiles.length),
    ...tiles.map((tile) => tileInFull(t, tile)),
    ...(income ? [t("fief.pays", { coins: income.coins })] : []),
    ...tokensSaid(t, fief, domain),
  ].join(", ");
  return (
    <div
      className={clsx(colors[domain], tiles.length === 0 && styles.void)}
      role="img"
      aria-label={said}
      title={said}
      data-at={domain}
    >
      <div className={styles.miniStack}>
        {tiles.map((tile, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column grows at its top only.
          <div key={place} className={clsx(styles.slip, isMoved && place === tiles.length - 1 && styles.moved)}>
            <Signs peasants={tile.peasants} chests={tile.chests} />
          </div>
        ))}
      </div>
      <Emblem domain={domain} className={styles.miniEmblem} />
      <MiniTokens domain={domain} fief={fief} />
    </div>
  );
}

function MiniTokens({ domain, fief }: Pick<MiniColumnProps, "domain" | "fief">) {
  const plot = fief.plots.find((one) => one.domain === domain)?.plot;
  return (
    <div className={styles.miniTokens}>
      {fief.extraCoins.includes(domain) ? <span className={clsx(styles.slot, styles.full)}>+1</span> : null}
      {plot ? (
        <span className={clsx(styles.slot, styles.square, styles.full)}>
          <Emblem domain={plot} />
        </span>
      ) : null}
    </div>
  );
}

function tokensSaid(t: Translate, fief: Fief, domain: Domain): readonly string[] {
  const plot = fief.plots.find((one) => one.domain === domain)?.plot;
  return [
    ...(fief.extraCoins.includes(domain) ? [t("fief.extraCoin")] : []),
    ...(plot ? [t("fief.plotToken", { domain: t(`domain.${plot}`) })] : []),
  ];
}

function RivalFoot({ fief, t }: Pick<MiniColumnProps, "fief" | "t">) {
  const dead = fief.graveyard.map((tile) => tileName(t, tile)).join(", ");
  return (
    <p className={styles.rivalFoot}>
      <span>
        <Sign sign="peasant" />
        {t("peasantsOf", { peasants: fief.peasants })}
      </span>
      <span>
        <Sign sign="chest" />
        {t("chestsOf", { chests: fief.chests })}
      </span>
      <span data-at="graveyard">
        <Icon name="grave" label={t("fief.graveyardName")} />
        {dead || t("rival.noneDead")}
      </span>
    </p>
  );
}
