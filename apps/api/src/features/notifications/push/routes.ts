import { deliveries as schemas } from "@seneschal/schema";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Devices } from "./devices.ts";

const tags = ["notifications"];
const list = "/v1/account/devices";

/** The devices that receive push notifications. */
export function deviceRoutes(server: Server, devices: Devices): void {
  subscriptionRoutes(server, devices);
  deviceChangeRoutes(server, devices);
}

function subscriptionRoutes(server: Server, devices: Devices): void {
  getPushKeyRoute(server, devices);
  listDevicesRoute(server, devices);
  addDeviceRoute(server, devices);
}

function getPushKeyRoute(server: Server, devices: Devices): void {
  server.get(
    "/v1/push-key",
    {
      config: { access: "public" },
      schema: {
        operationId: "getPushKey",
        summary: "Get the public key for Web Push",
        description:
          "The key with which browsers subscribe to push notifications (`pushManager.subscribe`). Send the subscription to `addDevice`.",
        tags,
        response: responses(schemas.pushKey),
      },
    },
    async () => ({ key: await devices.key() }),
  );
}

function listDevicesRoute(server: Server, devices: Devices): void {
  server.get(
    list,
    {
      config: { access: "notifications:read" },
      schema: {
        operationId: "listDevices",
        summary: "List devices with push notifications",
        description: "The browsers in which you have turned on push notifications.",
        tags,
        response: responses(schemas.devices, "not-signed-in"),
      },
    },
    async (request) => ({ devices: await devices.list(requireUser(request).id) }),
  );
}

function addDeviceRoute(server: Server, devices: Devices): void {
  server.post(
    list,
    {
      config: { access: "notifications:write", ...limitByUser(20) },
      schema: {
        operationId: "addDevice",
        summary: "Turn on push notifications on this device (Web Push, RFC 8030)",
        description:
          "Sending the same subscription again changes nothing. A subscription of another account becomes yours.",
        tags,
        body: schemas.newDevice,
        response: createdResponses(schemas.devices, "not-signed-in", "address-refused", "list-full"),
      },
    },
    async (request, reply) => {
      const { id } = requireUser(request);
      return reply.code(201).send({ devices: await devices.add(id, request.body, request.headers["user-agent"]) });
    },
  );
}

function deviceChangeRoutes(server: Server, devices: Devices): void {
  server.post(
    `${list}/:device/tests`,
    {
      config: { access: "notifications:write", ...limitByUser(10) },
      schema: {
        operationId: "testDevice",
        summary: "Send a test notification to a device",
        description: "Sends a push notification at once. Whether it arrived is shown by `deliveredAt` of the device.",
        tags,
        params: schemas.deviceParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await devices.test(requireUser(request).id, request.params.device);
      return reply.code(204).send();
    },
  );
  server.delete(
    `${list}/:device`,
    {
      config: { access: "notifications:write" },
      schema: {
        operationId: "deleteDevice",
        summary: "Turn off push notifications on a device",
        description: "The server sends nothing to it any more. Other devices go on.",
        tags,
        params: schemas.deviceParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await devices.drop(requireUser(request).id, request.params.device);
      return reply.code(204).send();
    },
  );
}
