# The site as one small image: Next's standalone build behind the site's own HTTP server, without npm or
# sources. The base is pinned by its digest; docs/operations.md says how to renew it.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bench/package.json bench/
COPY cluster/package.json cluster/
COPY engine/package.json engine/
COPY harvest/package.json harvest/
COPY scripts/package.json scripts/
COPY share-fonts/package.json share-fonts/
COPY tracing/package.json tracing/
COPY transfer/package.json transfer/
RUN npm ci --no-audit --no-fund
COPY . .
# Build-time settings; see .env.example.
ARG NEXT_PUBLIC_SITE_URL
ARG NEXT_PUBLIC_OPERATOR_NAME
ARG NEXT_PUBLIC_OPERATOR_EMAIL
ARG NEXT_PUBLIC_GOOGLE_CLIENT_ID
ARG NEXT_PUBLIC_VIDEO_PICTURES
ARG NEXT_PUBLIC_POSTHOG_KEY
ARG NEXT_PUBLIC_POSTHOG_HOST
ARG NEXT_PUBLIC_SKIP_ANALYTICS
ARG NEXT_PUBLIC_PRODUCTION
ARG NEXT_PUBLIC_OFFLINE
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0 INDEX_DIR=/app/index
# By default the allocator keeps freed blocks of the size of a page, and V8 keeps garbage: see docs/operations.md.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 NODE_OPTIONS="--max-old-space-size=384 --v8-pool-size=1"
WORKDIR /app
# Code belongs to root, so that an attacker in the server process cannot change it. Resized images are written to
# a folder of their own.
COPY --from=build /app/.next/standalone ./
RUN mkdir -p .next/cache && chown -R node:node .next/cache
# The index of the built-in catalogue; a volume here, or a pulled index, replaces it.
COPY --from=build /app/.polymath/index ./index
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it receives SIGTERM.
CMD ["node", "polymath.cjs"]
