"use client";

import { useTranslations } from "next-intl";
import { RulesetTitle } from "../../../components/games/ruleset-title.tsx";
import type { BotGame, Ruleset } from "../../../lib/api-client/types.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { FieldError, FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { NumberField } from "../../../ui/forms/number-field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { withRuleset } from "./bot-draft.ts";
import type { BotFieldsProps } from "./bot-form.tsx";

/** The rulesets that a bot account plays, each with its numbers of seats and options. */
export function BotGamesFields({ draft: { games }, wrong, onChange }: BotFieldsProps) {
  const t = useTranslations("bots.form");
  const rulesets = useRulesets();
  return (
    <FieldSet>
      <Legend>{t("games")}</Legend>
      {rulesets.data?.map((ruleset) => (
        <RulesetFields key={ruleset.id} ruleset={ruleset} games={games} onChange={onChange} />
      ))}
      {(wrong.has("games") || wrong.has("seats")) && (
        <FieldError>
          <Icon name="warning" /> {t(wrong.has("games") ? "gamesWrong" : "seatsWrong")}
        </FieldError>
      )}
    </FieldSet>
  );
}

interface RulesetFieldsProps extends Pick<BotFieldsProps, "onChange"> {
  readonly ruleset: Ruleset;
  readonly games: BotGame[];
}

function RulesetFields({ ruleset, games, onChange }: RulesetFieldsProps) {
  const game = games.find((one) => one.ruleset === ruleset.id);
  const change = (changed: BotGame) => onChange({ games: games.map((one) => (one === game ? changed : one)) });
  return (
    <>
      <OptionLabel>
        <input
          type="checkbox"
          checked={game !== undefined}
          onChange={({ target }) => onChange({ games: withRuleset(games, ruleset, target.checked) })}
        />
        <b>
          <RulesetTitle ruleset={ruleset.id} />
        </b>
      </OptionLabel>
      {game !== undefined && <GameFields game={game} seats={ruleset.seats} onChange={change} />}
    </>
  );
}

interface GameFieldsProps {
  readonly game: BotGame;
  readonly seats: Ruleset["seats"];
  onChange(game: BotGame): void;
}

function GameFields({ game, seats, onChange }: GameFieldsProps) {
  const t = useTranslations("bots.form");
  const range = { from: seats.min, to: seats.max };
  return (
    <FieldSet>
      <Legend>
        <RulesetTitle ruleset={game.ruleset} />
      </Legend>
      <NumberField
        label={t("seatsMin")}
        {...range}
        value={game.seats.min}
        onChange={(min) => onChange({ ...game, seats: { ...game.seats, min } })}
      />
      <NumberField
        label={t("seatsMax")}
        {...range}
        value={game.seats.max}
        onChange={(max) => onChange({ ...game, seats: { ...game.seats, max } })}
      />
      <OptionLabel>
        <input
          type="checkbox"
          checked={game.options === "default"}
          onChange={({ target }) => onChange({ ...game, options: target.checked ? "default" : "any" })}
        />
        <span>{t("defaultOptions")}</span>
      </OptionLabel>
    </FieldSet>
  );
}
