/** Undoes limits that the test environment may raise; empty means the default. */
export const PRODUCTION = {
  RATE_LIMIT_CLIENT: '',
  RATE_LIMIT_GLOBAL: '',
  MAX_REQUESTS: '',
  PAGE_CACHE_MB: '',
  SEARCH_WORKERS: '',
  TRUSTED_PROXIES: '',
  REDIS_URL: '',
  GUIDE_DAILY_SIGNED_OUT: '',
  LOG_LEVEL: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
};
