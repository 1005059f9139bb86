/** The settings of analytics as they are frozen into the built site, not yet read. */
export const analyticsVariables = {
  key: process.env.NEXT_PUBLIC_POSTHOG_KEY,
  host: process.env.NEXT_PUBLIC_POSTHOG_HOST,
  skip: process.env.NEXT_PUBLIC_SKIP_ANALYTICS,
  // A site in development is not the real one unless it is said so.
  production: process.env.NEXT_PUBLIC_PRODUCTION || String(process.env.NODE_ENV === 'production'),
};
