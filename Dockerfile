# The site as one small image: Next's standalone build behind the site's own HTTP server, without npm or
# sources. A digest makes the image reproducible: --build-arg NODE_IMAGE=node@sha256:...
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bench/package.json bench/
COPY scripts/package.json scripts/
COPY share-fonts/package.json share-fonts/
COPY tracing/package.json tracing/
RUN npm ci --no-audit --no-fund
COPY . .
# Build-time settings; see .env.example.
ARG NEXT_PUBLIC_SITE_URL
ARG NEXT_PUBLIC_OPERATOR_NAME
ARG NEXT_PUBLIC_OPERATOR_EMAIL
ARG NEXT_PUBLIC_GOOGLE_CLIENT_ID
ARG NEXT_PUBLIC_POSTHOG_KEY
ARG NEXT_PUBLIC_POSTHOG_HOST
ARG NEXT_PUBLIC_PRODUCTION
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0 INDEX_DIR=/app/index
# By default the allocator keeps freed blocks of the size of a page: up to 200 MB.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536
WORKDIR /app
# Code belongs to root, so that an attacker in the server process cannot change it. Generated pages and
# images are written to two separate folders.
COPY --from=build /app/.next/standalone ./
RUN mkdir -p .next/cache && chown -R node:node .next/cache .next/server/route-cache
# The index of the built-in catalogue; a volume here, or a pulled index, replaces it.
COPY --from=build /app/.polymath/index ./index
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it receives SIGTERM.
CMD ["node", "polymath.cjs"]
