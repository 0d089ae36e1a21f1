import type { EventOf } from "./events.ts";
import type { Game } from "./game.ts";
import { withSitting } from "./game.ts";

type Gathering = EventOf<"SeatTaken" | "SeatLeft" | "ReadinessSaid" | "PlayerInvited" | "InvitationEnded">;

/** The game after something that happens only while its players gather. */
export function gathered(game: Game, event: Gathering): Game {
  switch (event.type) {
    case "SeatTaken":
      return seated(game, event);
    case "SeatLeft":
      return { ...withSitting(game, event.seat, { kind: "nobody" }), sentAway: sentAwayAfter(game, event) };
    case "ReadinessSaid":
      return withReadiness(game, event);
    case "PlayerInvited":
      return {
        ...game,
        invited: [...withoutInvitation(game, event.account), { account: event.account, seat: event.seat }],
        sentAway: game.sentAway.filter((account) => account !== event.account),
      };
    case "InvitationEnded":
      return { ...game, invited: withoutInvitation(game, event.account) };
  }
}

/** Nobody is asked to come to a game that has begun. Accounts that were sent away still may not take a seat over. */
export function begun(game: Game): Game {
  return game.invited.length === 0 ? game : { ...game, invited: [] };
}

function seated(game: Game, { seat, newcomer, entropy }: EventOf<"SeatTaken">): Game {
  const after = withSitting(game, seat, { ...newcomer, entropy });
  if (newcomer.kind !== "person") return after;
  const sentAway = game.sentAway.filter((account) => account !== newcomer.account);
  return { ...after, invited: withoutInvitation(game, newcomer.account), sentAway };
}

function sentAwayAfter({ seats, sentAway }: Game, { seat, isSentAway }: EventOf<"SeatLeft">): readonly string[] {
  const sitting = seats[seat];
  return isSentAway === true && sitting?.kind === "person" ? [...sentAway, sitting.account] : sentAway;
}

function withReadiness(game: Game, { seat, isReady }: EventOf<"ReadinessSaid">): Game {
  const sitting = game.seats[seat];
  if (sitting?.kind !== "person") throw new Error(`nobody sits on seat ${seat} of game ${game.id}`);
  return withSitting(game, seat, { ...sitting, isReady });
}

function withoutInvitation({ invited }: Game, account: string): Game["invited"] {
  return invited.filter((guest) => guest.account !== account);
}
