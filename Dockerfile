# Pin the base by its digest for reproducible images (docs/operation.md).
FROM node:24-bookworm-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# Removes files that only the build, the demo or a debugger needs.
RUN rm -rf .next/cache .next/diagnostics .next/trace* .next/types dist/demo-*.mjs dist/mock-api.mjs \
  && find .next/server -name '*.map' -delete

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# npm installs these packages as optional peers or for Next's compiler; the built site never loads them.
RUN npm ci --omit=dev \
  && rm -rf node_modules/.bin node_modules/typescript node_modules/playwright-core node_modules/playwright \
    node_modules/@playwright node_modules/@next/swc-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DEMO=0 PORT=3000
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/package.json ./
COPY --from=build /site/.next .next
COPY --from=build /site/dist dist
# The only folders that the site writes: resized pictures and, below /var/lib/znatok, the paths of STATIC_FOLDER and
# MOST_ASKED_FILE. A volume gets the owner of the folder that it is mounted over.
RUN mkdir -p .next/cache /var/lib/znatok/static \
  && chown node:node .next/cache /var/lib/znatok /var/lib/znatok/static
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Starts Node without npm or a shell, so that Node receives SIGTERM.
CMD ["node", "dist/start.cjs"]
