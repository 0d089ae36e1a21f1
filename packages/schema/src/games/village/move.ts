import { z } from "zod";
import { action, building, churchWindow, city, cube, generation, good, level, place, stall, wares } from "./pieces.ts";

const words = [...wares, "time"].join("|");
/** Ware by ware: `green+coin`. Where a coin stands for a cube, it is a coin that is named. */
const pay = z
  .string()
  .regex(new RegExp(`^(free|(${words})(\\+(${words}))*)$`))
  .meta({ id: "VillagePay", description: "What is paid, ware by ware, like `green+coin`; `free` for nothing." });
const cubesOfChoice = z
  .string()
  .regex(/^(orange|green|brown|pink)(\+(orange|green|brown|pink))*$/)
  .meta({ description: "Influence cubes, one by one, like `brown+pink`." });

export const move = z
  .discriminatedUnion("type", [
    z
      .strictObject({ type: z.literal("take"), action, cube })
      .meta({ id: "VillageTake", description: "Take a cube from an action space." }),
    z
      .strictObject({ type: z.literal("useWell"), action, pay })
      .meta({ id: "VillageUseWell", description: "Pay three cubes of one colour for any action." }),
    z
      .strictObject({ type: z.literal("act"), action })
      .meta({ id: "VillageAct", description: "Carry out any action in a final turn when there are no cubes left." }),
    z.strictObject({ type: z.literal("decline") }).meta({
      id: "VillageDecline",
      description: "Skip the action, a privilege, or a final turn without cubes.",
    }),
    z.strictObject({ type: z.literal("harvest") }).meta({ id: "VillageHarvest", description: "Harvest grain." }),
    z
      .strictObject({ type: z.literal("birth") })
      .meta({ id: "VillageBirth", description: "A member of your family is born." }),
    z
      .strictObject({ type: z.literal("recall"), from: place, generation })
      .meta({ id: "VillageRecall", description: "Return a member to the farm." }),
    z
      .strictObject({
        type: z.literal("train"),
        building,
        generation,
        make: z.enum(["nothing", ...good.options]).meta({ description: "What the new worker makes immediately." }),
      })
      .meta({ id: "VillageTrain", description: "Train a member in a craft building, for time." }),
    z
      .strictObject({ type: z.literal("make"), good })
      .meta({ id: "VillageMake", description: "Make a good with a trained worker, for time." }),
    z
      .strictObject({ type: z.literal("buy"), good, pay })
      .meta({ id: "VillageBuy", description: "Buy a good for cubes or grain, without a worker." }),
    z.strictObject({ type: z.literal("mill") }).meta({ id: "VillageMill", description: "Exchange grain for coins." }),
    z
      .strictObject({ type: z.literal("serve"), stall, pay })
      .meta({ id: "VillageServe", description: "Serve the customer at a stall; `pay` is the fee." }),
    z
      .strictObject({ type: z.literal("leaveMarket") })
      .meta({ id: "VillageLeaveMarket", description: "Pass: sell nothing more on this market day." }),
    z
      .strictObject({ type: z.literal("setOut"), generation, city, pay })
      .meta({ id: "VillageSetOut", description: "Send a member from the farm to a first city." }),
    z
      .strictObject({ type: z.literal("travel"), generation, from: city, city, pay })
      .meta({ id: "VillageTravel", description: "Send a traveller on to a neighbouring city." }),
    z
      .strictObject({ type: z.literal("enterCouncil"), generation, pay })
      .meta({ id: "VillageEnterCouncil", description: "Place a member on the first level of the council chamber." }),
    z
      .strictObject({ type: z.literal("advance"), from: level, generation, pay })
      .meta({ id: "VillageAdvance", description: "Move a member of the council one level up." }),
    z
      .strictObject({ type: z.literal("takeMarker") })
      .meta({ id: "VillageTakeMarker", description: "First privilege: be the first player of the next round." }),
    z
      .strictObject({ type: z.literal("chooseCubes"), cubes: cubesOfChoice })
      .meta({ id: "VillageChooseCubes", description: "Second privilege, or the reward of a city: influence cubes." }),
    z
      .strictObject({ type: z.literal("chooseGood"), good })
      .meta({ id: "VillageChooseGood", description: "Third privilege: a good." }),
    z
      .strictObject({ type: z.literal("buyPrestige") })
      .meta({ id: "VillageBuyPrestige", description: "Fourth privilege: prestige for a coin." }),
    z
      .strictObject({ type: z.literal("pledge"), generation, pay })
      .meta({ id: "VillagePledge", description: "Put a member into the black bag." }),
    z
      .strictObject({ type: z.literal("bury"), from: place })
      .meta({ id: "VillageBury", description: "Choose which of your oldest members dies, by its place." }),
    z
      .strictObject({ type: z.literal("buyOut"), generation })
      .meta({ id: "VillageBuyOut", description: "Buy a member out of the black bag, in the mass." }),
    z
      .strictObject({ type: z.literal("leaveToFate") })
      .meta({ id: "VillageLeaveToFate", description: "Stop buying members out of the black bag." }),
    z
      .strictObject({ type: z.literal("rise"), from: churchWindow, generation })
      .meta({ id: "VillageRise", description: "Move a member one church window to the left, for grain." }),
    z
      .strictObject({ type: z.literal("stay") })
      .meta({ id: "VillageStay", description: "Stop moving members in the church." }),
  ])
  .meta({ id: "VillageMove" });
