# Builds two small images: `--target api` and `--target web`.
FROM node:24-bookworm-slim AS base
WORKDIR /seneschal
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1

FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/engine/package.json packages/engine/
COPY packages/kit/package.json packages/kit/
COPY packages/schema/package.json packages/schema/
COPY packages/tournament/package.json packages/tournament/
COPY packages/wording/package.json packages/wording/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# What the API needs at run time, without embedded Postgres and without Next.js, which npm installs as a peer dependency.
FROM manifests AS api-modules
RUN npm ci --workspace apps/api --omit=dev --omit=optional \
  && rm -rf node_modules/next node_modules/@next \
  && mkdir -p apps/api/node_modules

FROM base AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=api-modules /seneschal/node_modules node_modules
COPY --from=api-modules /seneschal/apps/api/node_modules apps/api/node_modules
COPY --from=build /seneschal/apps/api/package.json apps/api/
COPY --from=build /seneschal/apps/api/dist apps/api/dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does it: room for what requests leave behind.
CMD ["node", "--max-semi-space-size=32", "apps/api/dist/main.js"]

FROM base AS web
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /seneschal/apps/web/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/web/server.js"]
