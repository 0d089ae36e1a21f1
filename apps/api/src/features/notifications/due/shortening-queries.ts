import { shorteningDays } from "../../../domain/game/shortening.ts";
import { columns, nameIn, noRequirements, sentWithin } from "./columns.ts";

const openFor = `interval '${shorteningDays} days'` as const;
const proposedAt = `(games.shortening->>'proposedAt')::timestamptz` as const;

/** To the players who have not agreed yet. */
const proposals = `
select ${columns("shortening-proposed", "vote", true, noRequirements)}, voter.account,
  'shortening ' || games.game_id || ' ' || (games.shortening->>'proposedAt'), ${proposedAt},
  ${nameIn("accounts")} || jsonb_build_object('turn', (games.shortening->>'last')::int,
    'expiresAt', ${proposedAt} + ${openFor})
from games join seats as voter using (game_id)
join seats as proposer on proposer.game_id = games.game_id and proposer.seat = (games.shortening->>'seat')::int
left join accounts on accounts.id = proposer.account
where games.state = 'running' and games.shortening is not null and games.shortening->>'declinedBy' is null
  and ${proposedAt} > now() - ${openFor}
  and voter.kind = 'person' and voter.companion_of is null
  and not (games.shortening->'agreed')::jsonb @> to_jsonb(voter.seat)`;

/** To all players but the one who declined. */
const refusals = `
select ${columns("shortening-declined", "seat", false, noRequirements)}, seats.account,
  'shortening declined ' || games.game_id || ' ' || events.version, events.at,
  ${nameIn("accounts")} || jsonb_build_object('turn', (events.body->>'last')::int)
from events join games using (game_id) join seats using (game_id)
left join seats as decliner on decliner.game_id = games.game_id and decliner.seat = (events.body->>'seat')::int
left join accounts on accounts.id = decliner.account
where events.type = 'ShorteningDeclined' and events.at > now() - ${sentWithin} and games.state = 'running'
  and seats.kind = 'person' and seats.companion_of is null and seats.seat <> (events.body->>'seat')::int`;

/** To all players, also those who have agreed. */
const agreements = `
select ${columns("game-shortened", "seat", false, noRequirements)}, seats.account,
  'shortened ' || games.game_id || ' ' || events.version, events.at,
  jsonb_build_object('turn', (events.body->>'last')::int)
from events join games using (game_id) join seats using (game_id)
where events.type = 'GameShortened' and events.at > now() - ${sentWithin} and games.state = 'running'
  and seats.kind = 'person' and seats.companion_of is null`;

/** Proposals to shorten a game, and what became of them. */
export const shorteningNotifications = `${proposals}
union all ${refusals}
union all ${agreements}` as const;
