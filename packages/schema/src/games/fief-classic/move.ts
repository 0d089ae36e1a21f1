import { z } from "zod";
import { seat } from "../../ids.ts";
import {
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
  village,
} from "./pieces.ts";

const moveOf = <Type extends string, Fields extends z.ZodRawShape>(type: Type, description: string, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...fields }).meta({ id: `FiefClassic${capital(type)}`, description });

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const move = z
  .discriminatedUnion("type", [
    moveOf("pass", "Go on without doing anything more here.", {}),
    moveOf("answer", "Agree or refuse.", { answer: z.enum(["no", "yes"]) }),
    moveOf("chooseRegion", "Choose the region where your family is at home.", { region }),
    moveOf("settle", "Set your castle and your soldiers in a village of your region.", { village }),
    moveOf("takeLord", "Ask for one of the lords among the discards.", { lord }),
    moveOf("playLord", "Bring a lord into your family.", { lord, village }),
    moveOf("ordain", "Make one of your lords a bishop.", { lord, see }),
    moveOf("takeHat", "Make one of your bishops a cardinal.", { lord }),
    moveOf("lay", "Lay bad weather, famine or plague on a region.", {
      card: z.enum(["bad-weather", "famine", "plague"]),
      region,
    }),
    moveOf("revolt", "Raise the peasants of a region.", { region }),
    moveOf("assassinate", "Have a lord of another family murdered.", { lord }),
    moveOf("bless", "Lay sun or a good harvest on a region that suffers.", {
      card: z.enum(["sun", "good-harvest"]),
      region,
    }),
    moveOf("parry", "Parry the attack with the fitting card.", {}),
    moveOf("appease", "Buy food for the peasants and end the revolt.", {}),
    moveOf("execute", "Play justice on a lord of the murderer’s family.", { lord: lordOrNobody }),
    moveOf("exchange", "Give a card back and be dealt another.", { card }),
    moveOf("discard", "Throw an attack card away.", { card }),
    moveOf("levyTithe", "Levy the tithe of your bishop.", { see }),
    moveOf("levySeigneurialTax", "Levy the tax of your fief.", { region }),
    moveOf("levyRoyalTax", "Levy the royal tax.", {}),
    moveOf("ruin", "Say what the peasants tear down.", { building }),
    moveOf("bury", "Say where your soldiers die of the plague.", {
      village,
      gate: z.union([village, z.literal("inside")]),
      soldiers: count,
    }),
    moveOf("recruit", "Buy soldiers.", { village, soldiers: count }),
    moveOf("buildMill", "Buy a mill.", { village }),
    moveOf("buildPress", "Buy a press.", { village }),
    moveOf("buildCastle", "Buy a castle.", { village }),
    moveOf("march", "Lead a march of one step.", { lord, to: village, soldiers: count }),
    moveOf("declare", "Say what you are before a village for.", { village, intent }),
    moveOf("sally", "Break out of a besieged village.", { village }),
    moveOf("join", "As a guest: stand aside, or with the defence.", { side: z.enum(["none", "defend"]) }),
    moveOf("ally", "Fight together with all players who name the same family to hold the village.", { occupant: seat }),
    moveOf("fall", "Choose the lords who fall.", { lords: z.array(lord) }),
    moveOf("give", "Give écus.", { to: seat, ecus: count }),
    moveOf("offer", "Offer écus, a card and a pledge for écus, a card and a pledge.", {
      to: seat,
      ecus: count,
      card: cardOrNone,
      pledge,
      askedEcus: count,
      askedCard: cardOrNone,
      askedPledge: pledge,
    }),
    moveOf("accept", "Take an offer.", { from: seat }),
    moveOf("decline", "Decline an offer.", { from: seat }),
    moveOf("withdraw", "Withdraw your offer.", {}),
    moveOf("claim", "Take the title of a fief for one of your lords.", { region, lord }),
    moveOf("establish", "Take the title of a fief for one of your lords, and name its capital.", {
      region,
      lord,
      capital: village,
    }),
    moveOf("nominate", "Put one of your lords forward for king.", { lord }),
    moveOf("vote", "Give your voices for the crown.", { on: lordOrNobody }),
    moveOf("callDeposition", "Have the king judged.", {}),
    moveOf("judge", "Vote on the deposition of the king.", { verdict: z.enum(["keep", "depose"]) }),
  ])
  .meta({ id: "FiefClassicMove" });
