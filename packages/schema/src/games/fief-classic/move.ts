import { z } from "zod";
import { seat } from "../../ids.ts";
import {
  ballot,
  building,
  card,
  cardOrNone,
  count,
  intent,
  lord,
  lordOrNobody,
  pledge,
  region,
  see,
  verdict,
  village,
} from "./pieces.ts";

const moveOf = <Type extends string, Fields extends z.ZodRawShape>(type: Type, description: string, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...fields }).meta({ id: `FiefClassic${capital(type)}`, description });

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const move = z
  .discriminatedUnion("type", [
    moveOf("pass", "Pass: do nothing more in this phase or step.", {}),
    moveOf("answer", "Accept or refuse.", { answer: z.enum(["no", "yes"]) }),
    moveOf("chooseRegion", "Choose the home region of your family.", { region }),
    moveOf("settle", "Place your castle and your soldiers in a village of your region.", { village }),
    moveOf("takeLord", "Ask for one of the lords among the discards, and place him.", { lord, village }),
    moveOf("playLord", "Bring a lord into your family.", { lord, village }),
    moveOf("ordain", "Make one of your lords a bishop.", { lord, see }),
    moveOf("takeHat", "Make one of your bishops a cardinal.", { lord }),
    moveOf("lay", "Play bad weather, famine or plague on a region.", {
      card: z.enum(["bad-weather", "famine", "plague"]),
      region,
    }),
    moveOf("revolt", "Raise a revolt in a region.", { region }),
    moveOf("assassinate", "Assassinate a lord of another family.", { lord }),
    moveOf("bless", "Play a sun or a good harvest on a region that is struck.", {
      card: z.enum(["sun", "good-harvest"]),
      region,
    }),
    moveOf("parry", "Parry the attack with the matching card.", {}),
    moveOf("appease", "Pay to end the revolt.", {}),
    moveOf("execute", "Play justice on a lord of the murderer’s family.", { lord: lordOrNobody }),
    moveOf("exchange", "Return a card and be dealt another.", { card }),
    moveOf("discard", "Discard an attack card.", { card }),
    moveOf("levyTithe", "Levy the tithe of your bishop.", { see }),
    moveOf("levySeigneurialTax", "Levy the tax of your fief.", { region }),
    moveOf("levyRoyalTax", "Levy the royal tax.", {}),
    moveOf("ruin", "Choose which building the revolt destroys.", { building }),
    moveOf("bury", "Choose where your soldiers die of the plague.", {
      village,
      gate: z.union([village, z.literal("inside")]),
      soldiers: count,
    }),
    moveOf("recruit", "Buy soldiers.", { village, soldiers: count }),
    moveOf("buildMill", "Buy a mill.", { village }),
    moveOf("buildPress", "Buy a press.", { village }),
    moveOf("buildCastle", "Buy a castle.", { village }),
    moveOf("march", "March one step with a lord.", { lord, to: village, soldiers: count }),
    moveOf("declare", "Declare why you stand before a village.", { village, intent }),
    moveOf("sally", "Make a sortie from a besieged village.", { village }),
    moveOf("join", "As a guest: stay out of the battle, or fight with the defenders.", {
      side: z.enum(["none", "defend"]),
    }),
    moveOf(
      "ally",
      "Agree who holds the village and who takes the losses first: it counts if the others name the same.",
      {
        occupant: seat,
        bearer: z.union([z.literal("all"), seat]),
      },
    ),
    moveOf("fall", "Choose the lords who die.", { lords: z.array(lord) }),
    moveOf("give", "Give écus.", { to: seat, ecus: count }),
    moveOf("offer", "Offer écus, a card and a pledge in exchange for écus, a card and a pledge.", {
      to: seat,
      ecus: count,
      card: cardOrNone,
      pledge,
      askedEcus: count,
      askedCard: cardOrNone,
      askedPledge: pledge,
    }),
    moveOf("accept", "Accept an offer.", { from: seat }),
    moveOf("decline", "Decline an offer.", { from: seat }),
    moveOf("withdraw", "Withdraw your offer.", {}),
    moveOf("claim", "Take the title of a fief for one of your lords.", { region, lord }),
    moveOf("establish", "Take the title of a fief for one of your lords, and name its capital.", {
      region,
      lord,
      capital: village,
    }),
    moveOf("nominate", "Propose one of your lords as a candidate for king.", { lord }),
    moveOf("vote", "Vote for a king, abstain, or vote against all candidates.", { on: ballot }),
    moveOf("callDeposition", "Call for the deposition of the king.", {}),
    moveOf("judge", "Vote on the deposition of the king.", { verdict }),
  ])
  .meta({ id: "FiefClassicMove" });
