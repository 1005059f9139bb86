/**
 * The settings of analytics as they are frozen into the built site. Apart from the others and not yet read,
 * because every page carries this file.
 */
export const analyticsVariables = {
  key: process.env.NEXT_PUBLIC_POSTHOG_KEY,
  host: process.env.NEXT_PUBLIC_POSTHOG_HOST,
  skip: process.env.NEXT_PUBLIC_SKIP_ANALYTICS,
  production: process.env.NEXT_PUBLIC_PRODUCTION,
};
