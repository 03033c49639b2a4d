/** Of wrangler.toml's triggers the one that runs every few minutes. */
export const TICK_CRON = '*/5 * * * *'
