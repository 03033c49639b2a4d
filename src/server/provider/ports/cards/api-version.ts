/** The version that the `stripe` package was made for; answers, events and webhooks have its shape. */
export const STRIPE_API_VERSION = '2026-10-28.endive'
