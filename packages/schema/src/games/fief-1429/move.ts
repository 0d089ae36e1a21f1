import { z } from "zod";
import { seat } from "../../ids.ts";
import { bishopric, boon, card, cardOrNone, count, fief, lord, lordOrNobody, pile, village } from "./pieces.ts";

const move1 = <Type extends string, Fields extends z.ZodRawShape>(type: Type, description: string, fields: Fields) =>
  z
    .strictObject({ type: z.literal(type), ...fields })
    .meta({ id: `Fief1429${type.charAt(0).toUpperCase()}${type.slice(1)}`, description });

const lords = z.array(lord);

export const move = z
  .discriminatedUnion("type", [
    move1("pass", "Go on without doing anything more here.", {}),
    move1("answer", "Agree or refuse.", { answer: z.enum(["no", "yes"]) }),
    move1("settle", "Choose the village where your family begins.", { village }),
    move1("propose", "Propose a marriage.", { lord, spouse: lord }),
    move1("present", "Present a candidate.", { lord }),
    move1("vote", "Lay your markers.", { on: lordOrNobody, blank: lordOrNobody }),
    move1("discard", "Discard a card.", { card }),
    move1("draw", "Draw a card.", { pile }),
    move1("playLord", "Bring a lord into your family.", { lord, village, as: z.enum(["lord", "prince"]) }),
    move1("playBoon", "Play good harvest or fine weather on a bishopric.", { boon, bishopric }),
    move1("levyTaille", "Levy the taille of a fief.", { fief }),
    move1("levyTithe", "Levy the tithe of a bishopric.", { bishopric, lord }),
    move1("levyPapalTithe", "Levy the tithe of all governed bishoprics.", {}),
    move1("recruitSergeants", "Buy sergeants.", { village, sergeants: count }),
    move1("recruitKnights", "Buy knights.", { village, knights: count }),
    move1("buildMill", "Buy a mill.", { village }),
    move1("buildCastle", "Buy a castle.", { village }),
    move1("buyTitle", "Buy a fief title and turn a castle into its city.", { fief, lord, city: village }),
    move1("begTitle", "Ask the king to waive the price of a fief title.", { fief, lord, city: village }),
    move1("buyHat", "Buy the cardinal's title for a bishop.", { lord }),
    move1("march", "Lead a march of one step.", {
      lord,
      to: village,
      companions: lords,
      sergeants: count,
      knights: count,
    }),
    move1("ride", "Force your way with lords and knights.", { lord, to: village, companions: lords, knights: count }),
    move1("turnBack", "Go back with all that came.", {}),
    move1("forceWay", "Fight those who refuse to let you pass.", {}),
    move1("rideOn", "Go on after a ride.", { to: village, knights: count }),
    move1("attack", "Declare a battle.", { village, target: seat }),
    move1("join", "Take a side in a battle, or none.", { side: z.enum(["none", "attack", "defend"]) }),
    move1("lose", "Choose your losses; the rest are sergeants.", { knights: count, first: seat }),
    move1("sacrifice", "Choose the lords who fall.", { lords }),
    move1("halve", "Choose what the plague takes; the rest are sergeants.", { knights: count }),
    move1("resolve", "Say how you will go on.", { stance: z.enum(["truce", "fight", "surrender", "stop"]) }),
    move1("waver", "As an ally: stay, leave or change sides.", { choice: z.enum(["stay", "leave", "cross"]) }),
    move1("release", "Let some of those you could take go free.", { lords }),
    move1("besiege", "Lay a siege.", { village }),
    move1("pillage", "Pillage mills.", { village, mills: count }),
    move1("bestow", "Give a fief title to a lord.", { lord }),
    move1("house", "Set a freed lord in a village.", { village }),
    move1("calm", "Send a bishop or a cardinal to calm a revolt.", { lord, as: z.enum(["bishop", "cardinal"]) }),
    move1("give", "Give écus.", { to: seat, ecus: count }),
    move1("offer", "Offer écus and a card for écus or a card.", {
      to: seat,
      ecus: count,
      card: cardOrNone,
      askedEcus: count,
      askedCard: cardOrNone,
    }),
    move1("accept", "Take an offer.", { from: seat }),
    move1("decline", "Decline an offer.", { from: seat }),
    move1("withdraw", "Withdraw your offer.", {}),
    move1("cede", "Cede the control of a village.", { village, to: seat }),
    move1("free", "Free a prisoner.", { lord }),
    move1("handOver", "Hand a prisoner over.", { lord, to: seat }),
    move1("offerRansom", "Offer a ransom for a lord of yours.", { lord, ecus: count }),
    move1("passTitle", "Pass a fief title on within the family.", { fief, to: lord }),
    move1("liftSiege", "End your siege.", { village }),
    move1("admit", "Admit another family into your besieged fortress.", { village, guest: seat }),
    move1("excommunicate", "Excommunicate a lord.", { lord }),
    move1("absolve", "Lift the excommunication.", { lord }),
    move1("askAnnulment", "Ask the pope to annul your marriage.", { lord }),
    move1("callMaid", "Play d'Arc on a woman.", { lord }),
    move1("giveHat", "Play a cardinal card on a bishop.", { lord }),
    move1("assassinate", "Play assassination.", { lord, author: lord }),
    move1("execute", "Play justice on an author of murder.", { lord }),
    move1("ambush", "Play ambush in a battle.", { lord }),
    move1("openPassage", "Play secret passage for a lord's next step.", { lord }),
    move1("undermine", "Play secret passage against the walls.", {}),
    move1("breakOut", "Play secret passage to free prisoners.", { lords }),
    move1("revolt", "Play a revolt on a village; the first names whom it strikes first.", { village, first: seat }),
  ])
  .meta({ id: "Fief1429Move" });
