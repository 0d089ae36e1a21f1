import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Server } from "./server.ts";
import { syncHook } from "./sync-hook.ts";

export interface MetricsDeps {
  readonly databaseConnections: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /** How far the clock of this process is ahead of the database's. */
  readonly clockAheadSeconds: () => number;
}

/** `GET /metrics` in the text format of Prometheus. */
export function measure(server: Server, { databaseConnections, clockAheadSeconds }: MetricsDeps): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = requestDuration(register);
  connectionGauge(register, databaseConnections);
  clockGauge(register, clockAheadSeconds);
  server.addHook(
    "onResponse",
    syncHook((request, reply) => {
      const route = request.routeOptions.url ?? "none";
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    }),
  );
  server.get("/metrics", { schema: { hide: true } }, async (_request, reply) => {
    return reply.type(register.contentType).send(await register.metrics());
  });
  return register;
}

function requestDuration(register: Registry) {
  return new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [register],
  });
}

function connectionGauge(register: Registry, connections: MetricsDeps["databaseConnections"]) {
  return new Gauge({
    name: "database_connections",
    help: "Connections of the pool by state.",
    labelNames: ["state"],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

function clockGauge(register: Registry, aheadSeconds: MetricsDeps["clockAheadSeconds"]) {
  return new Gauge({
    name: "clock_ahead_of_database_seconds",
    help: "Seconds that the clock of this process is ahead of the database's. Beyond one second either way, this process ends no game clocks.",
    registers: [register],
    collect() {
      this.set(aheadSeconds());
    },
  });
}
