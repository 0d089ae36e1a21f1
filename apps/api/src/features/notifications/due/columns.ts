import { nameKindIn } from "../../../stores/names/name-claims-store.ts";

/** Older events are not sent. The limit is longer than a day because of daily digests. */
export const sentWithin = "interval '3 days'";

/**
 * `is_open`: it needs an answer, so having seen it is not enough. `requirements`: those that recipients must meet, if
 * any. `email_group`: see `emailGroupHours`.
 */
export const columns = <
  Template extends string,
  Kind extends string,
  IsOpen extends boolean,
  Requirements extends string,
>(
  template: Template,
  kind: Kind,
  isOpen: IsOpen,
  requirements: Requirements,
) =>
  `'${template}'::text as template, '${kind}'::text as kind, ${isOpen} as is_open, ${requirements} as requirements,
   null::text as email_group, games.game_id as game, games.name as game_name` as const;
export const noRequirements = "null::json";

/** The name of an account, as `details` contain it. */
export const nameIn = <Accounts extends string>(accounts: Accounts) =>
  `jsonb_build_object('name', ${accounts}.name, 'nameKind', ${nameKindIn(accounts)})` as const;

/** An automatic answer is certain for the open question of a seat, so that nobody is notified. */
export const isAnsweredAutomatically = `exists (select from auto_replies as own where own.game_id = games.game_id
  and own.seat = seats.seat and own.account_id = seats.account
  and own.answered_question = (games.question->>'number')::int
  and (own.reply_at is null or own.reply_at > now() - interval '1 minute'))`;
