import { nameKindIn } from "../../../stores/names/name-claims-store.ts";
import { columns, noRequirements, sentWithin } from "./columns.ts";

const openRequests = `
from undo_requests join games on games.game_id = undo_requests.game_id and games.version = undo_requests.version
join seats on seats.game_id = games.game_id and seats.kind = 'person'
  and seats.seat is distinct from undo_requests.seat`;
const notAnswered = `games.state = 'running' and undo_requests.declined_by is null
  and not seats.seat = any(undo_requests.agreed)`;

/** Once per step and seat, however often the player withdraws the request and asks again. */
const undoVotes = `
select ${columns("undo-asked", "vote", true, noRequirements)}, seats.account,
  'undo ' || games.game_id || ' ' || undo_requests.version || ' ' || undo_requests.seat, undo_requests.requested_at,
  jsonb_build_object('name', requester_account.name, 'nameKind', ${nameKindIn("requester_account")})
${openRequests}
join seats as requester on requester.game_id = games.game_id and requester.seat = undo_requests.seat
left join accounts as requester_account on requester_account.id = requester.account
where ${notAnswered}`;

const rollbackVotes = `
select ${columns("rollback-asked", "vote", true, noRequirements)}, seats.account,
  'undo ' || games.game_id || ' ' || undo_requests.version || ' ' || undo_requests.requested_at, undo_requests.requested_at,
  jsonb_build_object('reason', undo_requests.ruling->>'reason')
${openRequests}
where ${notAnswered} and undo_requests.seat is null`;

/** To the player who asked. An undo that is granted changes whose turn it is. */
const declinedUndos = `
select ${columns("undo-declined", "seat", false, noRequirements)}, requester.account,
  'undo declined ' || games.game_id || ' ' || undo_requests.version || ' ' || undo_requests.seat, undo_requests.declined_at,
  jsonb_build_object('name', decliner_account.name, 'nameKind', ${nameKindIn("decliner_account")})
from undo_requests join games using (game_id)
join seats as requester on requester.game_id = games.game_id and requester.seat = undo_requests.seat
  and requester.kind = 'person'
join seats as decliner on decliner.game_id = games.game_id and decliner.seat = undo_requests.declined_by
left join accounts as decliner_account on decliner_account.id = decliner.account
where games.state = 'running' and undo_requests.declined_at > now() - ${sentWithin}`;

/** Requests to undo and proposals to roll back. */
export const undoNotifications = `${undoVotes}
union all ${rollbackVotes}
union all ${declinedUndos}` as const;
